import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createUnreadAnswers } from "../../src/mcp/unread.ts";

// More than the two ends of a loopback connection hold by themselves.
const SIZE = 24_000_000;
const ANSWER = Buffer.alloc(SIZE, "x");

let server: Server;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A server that answers every request with SIZE bytes, and tells the server's end of each connection. */
async function start(maximumBytes: number) {
  const unread = createUnreadAnswers(maximumBytes);
  let arrived: ((socket: Socket) => void) | null = null;
  server = createServer((request, response) => {
    response.end(ANSWER);
    unread.add(response, SIZE);
    arrived?.(request.socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  /** Asks `times` times on one connection without reading; resolves with both ends after the last one was answered. */
  return (times = 1) =>
    new Promise<{ client: Socket; end: Socket }>((resolve) => {
      let left = times;
      const client = connect(port, "127.0.0.1", () => client.write("GET / HTTP/1.1\r\nhost: h\r\n\r\n".repeat(times)));
      client.pause().on("error", () => {});
      clients.push(client);
      arrived = (end) => {
        left--;
        if (left === 0) resolve({ client, end });
      };
    });
}

function readAll(client: Socket): Promise<number> {
  let bytes = 0;
  return new Promise((resolve) => {
    client.on("data", (chunk) => {
      bytes += chunk.length;
      if (bytes >= SIZE) resolve(bytes);
    });
    client.resume();
  });
}

test("what lies longest costs its connection when there is too much; the others get theirs", async () => {
  const ask = await start(2.5 * SIZE);
  const [first, second] = [await ask(), await ask()];
  expect([first.end.destroyed, second.end.destroyed]).toEqual([false, false]);
  const third = await ask();
  expect([first.end.destroyed, second.end.destroyed, third.end.destroyed]).toEqual([true, false, false]);
  expect(await readAll(second.client)).toBeGreaterThanOrEqual(SIZE);
  expect(await readAll(third.client)).toBeGreaterThanOrEqual(SIZE);
});

test("a single answer may be larger; several on one connection may not", async () => {
  const ask = await start(SIZE / 2);
  const alone = await ask();
  expect(alone.end.destroyed).toBe(false);
  expect(await readAll(alone.client)).toBeGreaterThanOrEqual(SIZE);
  const greedy = await ask(2);
  expect(greedy.end.destroyed).toBe(true);
});

test("what was read does not count", async () => {
  const ask = await start(1.5 * SIZE);
  for (let round = 0; round < 4; round++) {
    const { client, end } = await ask();
    expect(await readAll(client)).toBeGreaterThanOrEqual(SIZE);
    expect(end.destroyed).toBe(false);
  }
});
