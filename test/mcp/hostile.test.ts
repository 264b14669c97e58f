/** What a caller may throw at the endpoint without hurting others: bounded memory, clear refusals, others served. */
import { connect, type Socket } from "node:net";
import fastCheck from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_DEPTH, MAX_MEMBERS, parseBody } from "../../src/mcp/body.ts";
import {
  BEARER,
  callOf,
  INITIALIZE,
  openSession,
  type Running,
  send,
  startEndpoint,
  stopEndpoints,
} from "./endpoint.ts";

afterEach(stopEndpoints);

async function expectServed({ port }: Running): Promise<void> {
  const headers = { "mcp-session-id": await openSession(port) };
  expect((await send(port, { body: callOf("echo"), headers })).status).toBe(200);
}

const TEN_MEGABYTES = 10_000_000;

describe("bodies", () => {
  const bodies: [string, string, number][] = [
    ["10 MB of brackets", "[".repeat(TEN_MEGABYTES), 400],
    ["10 MB of objects in objects", '{"a":'.repeat(TEN_MEGABYTES / 5), 400],
    ["10 MB of empty lists", `[${"[],".repeat(TEN_MEGABYTES / 3)}[]]`, 413],
    ["10 MB of numbers", `[${"1,".repeat(TEN_MEGABYTES / 2)}1]`, 413],
    [
      "brackets in arguments",
      JSON.stringify(callOf("echo")).replace("{}", `{"a":${"[".repeat(500)}${"]".repeat(500)}}`),
      400,
    ],
    ["a body larger than any upload", JSON.stringify("x".repeat(16_000_000)), 413],
  ];
  test.each(bodies)("%s are refused in words", async (_, body, status) => {
    const running = await startEndpoint();
    const reply = await send(running.port, { body });
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.body).error.message).toMatch(
      /^The body (is nested too deeply|has too many members|is larger than)/,
    );
    await expectServed(running);
  });

  test("20 deep ones in a row leave no memory behind", async () => {
    const running = await startEndpoint();
    const body = '{"a":['.repeat(TEN_MEGABYTES / 6);
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 20; round++) expect((await send(running.port, { body })).status).toBe(400);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
    await expectServed(running);
  });

  test("one that is not allowed in is not read", async () => {
    const running = await startEndpoint();
    const reply = await send(running.port, { body: "[".repeat(1000), headers: { authorization: "Bearer nobody" } });
    expect(reply.status).toBe(401);
  });

  test("not UTF-8 is refused instead of being repaired in silence", () => {
    expect(parseBody(Buffer.from([0x22, 0xff, 0x22]))).toEqual({ problem: "not UTF-8" });
  });

  test("just within the bounds passes", () => {
    const deep = "[".repeat(MAX_DEPTH) + "]".repeat(MAX_DEPTH);
    expect(parseBody(Buffer.from(deep))).toHaveProperty("json");
    expect(parseBody(Buffer.from(`[${deep}]`))).toEqual({ problem: "too deep" });
    const wide = JSON.stringify(Array.from({ length: MAX_MEMBERS }, () => 0));
    expect(parseBody(Buffer.from(wide))).toHaveProperty("json");
    expect(parseBody(Buffer.from(wide.replace("[", "[0,")))).toEqual({ problem: "too many members" });
  });

  test("brackets, commas and quotes inside strings do not count", () => {
    const text = '[{,"\\'.repeat(MAX_MEMBERS);
    expect(parseBody(Buffer.from(JSON.stringify({ text })))).toEqual({ json: { text } });
  });

  test("whatever JSON can say comes out as JSON.parse gives it", () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.json({ maxDepth: 20 }), (text) => {
        expect(parseBody(Buffer.from(text))).toEqual({ json: JSON.parse(text) });
      }),
    );
  });

  test("whatever bytes arrive, nothing is thrown", () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.uint8Array({ maxLength: 200 }), (bytes) => {
        parseBody(Buffer.from(bytes));
      }),
    );
  });
});

describe("sessions", () => {
  test("10,000 of them are opened, and memory holds the last ones; every id still works", async () => {
    const running = await startEndpoint({ MAX_SESSIONS: "100" });
    const first = await openSession(running.port);
    const body = JSON.stringify(INITIALIZE);
    const before = process.memoryUsage().heapUsed;
    await flood(running.port, body, 10_000);
    globalThis.gc?.();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150 * 1024 * 1024);
    const reply = await send(running.port, { body: callOf("echo"), headers: { "mcp-session-id": first } });
    expect(reply.status).toBe(200);
  }, 60_000);
});

/** Sends the same POST `times` times over ten connections. */
async function flood(port: number, body: string, times: number): Promise<void> {
  const head = `POST /mcp HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${BEARER}\r\ncontent-type: application/json\r\naccept: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const connections = 10;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          let left = times / connections;
          const socket = connect(port, "127.0.0.1", () => socket.write(head));
          socket.on("error", reject);
          let answer = "";
          socket.on("data", (chunk) => {
            answer += chunk.toString();
            if (!answer.endsWith("}")) return;
            if (!answer.startsWith("HTTP/1.1 200")) reject(new Error(answer.slice(0, 100)));
            answer = "";
            left--;
            if (left > 0) socket.write(head);
            else socket.end(resolve);
          });
        }),
    ),
  );
}

describe("connections", () => {
  test("a header of 100 KB is refused", async () => {
    const running = await startEndpoint();
    const reply = await send(running.port, { body: INITIALIZE, headers: { "x-large": "x".repeat(100_000) } });
    expect(reply.status).toBe(431);
    expect(JSON.parse(reply.body).error.message).toBe("Request Header Fields Too Large");
    await expectServed(running);
  });

  test("500 half-sent requests do not keep others from being served", async () => {
    const running = await startEndpoint();
    const sockets: Socket[] = [];
    const halves = [
      "POST /mcp HTTP/1.1\r\nhost: localhost\r\n",
      `POST /mcp HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${BEARER}\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{"a":`,
    ];
    await Promise.all(
      Array.from(
        { length: 500 },
        (_, number) =>
          new Promise<void>((resolve) => {
            const socket = connect(running.port, "127.0.0.1", () =>
              socket.write(halves[number % 2] ?? "", () => resolve()),
            );
            socket.on("error", () => {});
            sockets.push(socket);
          }),
      ),
    );
    await expectServed(running);
    for (const socket of sockets) socket.destroy();
  });

  test("large bodies that never end are not read beyond what there is room for, and calls without a file go on", async () => {
    const running = await startEndpoint();
    const half = Buffer.concat([
      Buffer.from(
        `POST /mcp HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${BEARER}\r\ncontent-type: application/json\r\ncontent-length: 14000000\r\n\r\n"`,
      ),
      Buffer.alloc(13_000_000, "x"),
    ]);
    const sockets: Socket[] = [];
    const ends: Socket[] = [];
    running.endpoint.app.server.on("connection", (socket) => void ends.push(socket));
    const taken = (least: number) => ends.filter(({ bytesRead }) => bytesRead >= least).length;
    for (let count = 0; count < 30; count++) {
      const socket = connect(running.port, "127.0.0.1", () => socket.write(half));
      socket.on("error", () => {});
      sockets.push(socket);
    }
    while (taken(half.length) < 4) await expectServed(running);
    await expectServed(running);
    expect(taken(1_000_000)).toBe(4);
    for (const socket of sockets) socket.destroy();
  });

  test("half-sent requests have a limit in time", async () => {
    const { endpoint } = await startEndpoint();
    expect(endpoint.app.server.headersTimeout).toBe(10_000);
    expect(endpoint.app.server.requestTimeout).toBe(120_000);
    expect(endpoint.app.server.maxConnections).toBe(4096);
  });
});
