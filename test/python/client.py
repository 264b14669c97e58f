"""The Python SDK's client against a running endpoint; prints what it saw as one JSON object.

Usage: client.py <url> <bearer> <mode: auto | legacy>
"""

import asyncio
import json
import sys

import mcp
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client


async def answer(_context, _params):
    from mcp_types import ElicitResult

    return ElicitResult(action="accept", content={"delete": True})


async def main(url: str, bearer: str, mode: str) -> None:
    headers = {"Authorization": f"Bearer {bearer}"}
    async with create_mcp_http_client(headers=headers) as http_client:
        transport = streamable_http_client(url, http_client=http_client)
        async with mcp.Client(transport, mode=mode, elicitation_callback=answer) as client:
            tools = (await client.list_tools()).tools
            echo = await client.call_tool("echo", {"a": 1})
            deleted = await client.call_tool("delete", {})
            refused = await client.call_tool("refuse", {})
            seen = {
                "tools": [tool.name for tool in tools],
                "echo": json.loads(echo.content[0].text)["arguments"],
                "deleted": json.loads(deleted.content[0].text),
                "refused": refused.is_error,
            }
    print(json.dumps(seen))


asyncio.run(main(*sys.argv[1:]))
