import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import type { PlannedRequest } from "../../src/gitea/request.ts";
import { createTransport, type Transport, type TransportOptions } from "../../src/gitea/transport.ts";
import { failureOf } from "./support.ts";

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), "utf8");
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Peer {
  origin: string;
  /** What arrived, whole. */
  received: () => string;
  /** Resolves when the first bytes of a request arrived. */
  arrived: Promise<void>;
}

/** A server that answers each connection's first bytes with `reply`, byte for byte, or as a function likes. */
async function peer(reply: string | Buffer | ((socket: Socket) => void)): Promise<Peer> {
  let text = "";
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const first = text === "";
      text += chunk.toString("latin1");
      if (!first && !text.endsWith("\r\n\r\n")) return;
      arrive();
      if (typeof reply === "function") reply(socket);
      else socket.end(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => text, arrived };
}

function transportTo(origin: string, options: Partial<TransportOptions> = {}): Transport {
  const transport = createTransport({ origin, timeoutMs: 10_000, ...options });
  closers.push(() => transport.close());
  return transport;
}

function read(origin: string, draft: Partial<PlannedRequest> = {}): PlannedRequest {
  return {
    method: "GET",
    path: "/x",
    origin,
    target: "/api/v1/x",
    headers: { accept: "application/json" },
    body: null,
    readOnly: true,
    findOut: null,
    notes: [],
    ...draft,
  };
}

function write(origin: string): PlannedRequest {
  const findOut = { tool: "gitea_list", arguments: { owner: "o" } };
  return read(origin, { method: "POST", readOnly: false, body: Buffer.from("{}"), findOut });
}

const json = (body: string, head = "200 OK") =>
  `HTTP/1.1 ${head}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

describe("an exchange", () => {
  test("the request line leaves byte for byte", async () => {
    const server = await peer(json('{"a":1}'));
    const target = "/api/v1/repos/o/r/branches/a%252Fb%2Ec/%C3%BC?q=a%27b&x=%2B";
    const answer = await transportTo(server.origin).send(read(server.origin, { target }));
    expect(server.received().split("\r\n")[0]).toBe(`GET ${target} HTTP/1.1`);
    expect([answer.status, answer.body.toString(), answer.cut, answer.spilledBytes]).toEqual([
      200,
      '{"a":1}',
      false,
      null,
    ]);
    expect(answer.headers["content-type"]).toBe("application/json");
  });

  test("case 6: a 205 with a body is read", async () => {
    const server = await peer(json("[]\n", "205 Reset Content"));
    const answer = await transportTo(server.origin).send(write(server.origin));
    expect([answer.status, answer.body.toString()]).toEqual([205, "[]\n"]);
  });

  test.each([
    ["HEAD", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n", 200],
    ["GET", "HTTP/1.1 204 No Content\r\n\r\n", 204],
    ["GET", "HTTP/1.1 304 Not Modified\r\nEtag: x\r\n\r\n", 304],
    ["GET", "HTTP/1.1 204 No Content\r\nContent-Length: 99999999\r\n\r\n", 204],
    ["GET", "HTTP/1.1 204 No Content\r\nContent-Encoding: gzip\r\n\r\n", 204],
    ["GET", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Encoding: gzip\r\n\r\n", 200],
  ])("%s without a body: %j", async (method, reply, status) => {
    const server = await peer(reply);
    const answer = await transportTo(server.origin).send(read(server.origin, { method }));
    expect([answer.status, answer.body.length]).toEqual([status, 0]);
  });

  test("a redirect is an answer", async () => {
    const server = await peer("HTTP/1.1 301 Moved\r\nLocation: /api/v1/y\r\nContent-Length: 0\r\n\r\n");
    const answer = await transportTo(server.origin).send(read(server.origin));
    expect([answer.status, answer.headers.location]).toEqual([301, "/api/v1/y"]);
    expect(server.received().match(/GET/g)).toHaveLength(1);
  });

  test("gzip of a proxy is undone", async () => {
    const body = gzipSync('{"a":1}');
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`;
    const server = await peer(Buffer.concat([Buffer.from(head), body]));
    const answer = await transportTo(server.origin).send(read(server.origin));
    expect(answer.body.toString()).toBe('{"a":1}');
  });

  test("what a redirect says beside its address is cut, and is no content", async () => {
    const server = await peer(
      Buffer.concat([
        Buffer.from("HTTP/1.1 301 Moved\r\nLocation: /api/v1/y\r\nContent-Length: 9000000\r\n\r\n"),
        Buffer.alloc(9_000_000, 0x61),
      ]),
    );
    let spilled = 0;
    const spill = { maximumBytes: 20_000_000, write: (chunk: Buffer) => (spilled += chunk.length) };
    const answer = await transportTo(server.origin).send(read(server.origin), { spill });
    expect([answer.status, answer.headers.location, answer.cut, spilled]).toEqual([301, "/api/v1/y", true, 0]);
  });

  test("a URL that would leave otherwise is refused", async () => {
    const transport = transportTo("http://127.0.0.1:1");
    for (const target of ["/api/v1/a/../b", "/api/v1/a/%2e%2e/b", "/api/v1/a\\b", "/api/v1/a b", "/x#y", "@evil/x"]) {
      const error = await failureOf(() => transport.send(read("http://127.0.0.1:1", { target })));
      expect([target, error.kind]).toEqual([target, "request_refused"]);
    }
    const other = await failureOf(() => transport.send(read("http://127.0.0.1:2")));
    expect(other.kind).toBe("request_refused");
  });
});

describe("bounds", () => {
  test("a large answer is refused before it is read when it says its length", async () => {
    const head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9000000\r\n\r\n[";
    const server = await peer((socket) => socket.write(head));
    const error = await failureOf(() => transportTo(server.origin).send(read(server.origin)));
    expect([error.kind, error.status, error.message]).toEqual([
      "answer_too_large",
      200,
      "The answer is larger than 8388608 bytes.",
    ]);
  });

  test("case 17: a body that never ends is refused while reading", async () => {
    let sent = 0;
    const server = await peer((socket) => {
      socket.write("HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n");
      const chunk = Buffer.alloc(65_536, 0x20);
      const pump = () => {
        while (!socket.destroyed && socket.write(`10000\r\n${chunk.toString("latin1")}\r\n`)) sent += chunk.length;
      };
      socket.on("drain", pump);
      pump();
    });
    const error = await failureOf(() => transportTo(server.origin).send(write(server.origin)));
    expect([error.kind, error.status, error.message]).toEqual([
      "answer_too_large",
      201,
      "The answer is larger than 8388608 bytes. The write took effect.",
    ]);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test("an error body is cut at 64 KiB", async () => {
    const server = await peer(json("x".repeat(100_000), "500 Internal Server Error"));
    const answer = await transportTo(server.origin).send(read(server.origin));
    expect([answer.status, answer.body.length, answer.cut]).toEqual([500, 65_536, true]);
  });

  test("compressed data is counted as it becomes", async () => {
    const body = gzipSync(Buffer.alloc(9_000_000));
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`;
    const server = await peer(Buffer.concat([Buffer.from(head), body]));
    const error = await failureOf(() => transportTo(server.origin).send(read(server.origin)));
    expect(error.kind).toBe("answer_too_large");
  });

  test.each([
    [20_000_000, 12_000_000, false],
    [10_000_000, 10_000_000, true],
  ])("case 16: text goes on into a spill of %i bytes, %i of them kept", async (maximumBytes, want, cut) => {
    const head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 12000000\r\n\r\n";
    const server = await peer(Buffer.concat([Buffer.from(head), Buffer.alloc(12_000_000, 0x61)]));
    let bytes = 0;
    const spill = { maximumBytes, write: (chunk: Buffer) => (bytes += chunk.length) };
    const answer = await transportTo(server.origin).send(read(server.origin), { spill });
    expect([bytes, answer.spilledBytes, answer.cut, answer.body.length]).toEqual([want, want, cut, 0]);
  });
});

describe("case 17: failures, each of its own kind", () => {
  const closed = (socket: Socket) => socket.destroy();
  const halfBody = (socket: Socket) =>
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", () => socket.end());
  test.each<[string, string | Buffer | ((socket: Socket) => void), string, string]>([
    ["closed at once", closed, "upstream_closed", "Gitea closed the connection before it had answered."],
    ["closed in the body", halfBody, "upstream_closed", "Gitea closed the connection before it had answered."],
    ["no HTTP", "220 smtp.example ready\r\n", "answer_invalid", "What came back is no HTTP answer."],
    [
      "gzip that is not",
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
      "answer_encoding",
      "The answer says that it is compressed and is not, or was cut on its way.",
    ],
    [
      "gzip cut in the middle",
      Buffer.concat([
        Buffer.from("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"),
        gzipSync("[1,2,3]".repeat(99)).subarray(0, 30),
      ]),
      "answer_encoding",
      "The answer says that it is compressed and is not, or was cut on its way.",
    ],
    [
      "compressed in a way that nobody reads, which would pass for the content",
      "HTTP/1.1 200 OK\r\nContent-Encoding: zstd\r\nContent-Length: 3\r\n\r\nabc",
      "answer_encoding",
      "The answer is compressed in a way that nobody asked for.",
    ],
    [
      "compressed twice",
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip\r\nContent-Length: 3\r\n\r\nabc",
      "answer_encoding",
      "The answer is compressed in a way that nobody asked for.",
    ],
    [
      "endless headers",
      `HTTP/1.1 200 OK\r\nX: ${"y".repeat(40_000)}\r\n\r\n`,
      "answer_too_large",
      "The headers of the answer are larger than 16 KiB.",
    ],
  ])("%s", async (_name, reply, kind, message) => {
    const server = await peer(reply);
    const error = await failureOf(() => transportTo(server.origin).send(read(server.origin)));
    expect([error.kind, error.status, error.message]).toEqual([kind, null, message]);
  });

  test("refused connection, also of a write: nothing was sent", async () => {
    const server = await peer("");
    const { origin } = server;
    for (const close of closers.splice(0)) await close();
    const error = await failureOf(() => transportTo(origin).send(write(origin)));
    expect([error.kind, error.message, error.fields]).toEqual([
      "upstream_unreachable",
      "No connection to Gitea could be made.",
      { code: "ECONNREFUSED" },
    ]);
  });

  test("a read that takes too long", async () => {
    const server = await peer(() => {});
    const transport = transportTo(server.origin, { timeoutMs: 50 });
    const error = await failureOf(() => transport.send(read(server.origin)));
    expect([error.kind, error.status, error.message]).toEqual([
      "upstream_timeout",
      null,
      "Gitea did not answer in time.",
    ]);
  });

  test("an answer that drips for ever is ended by the one timer", async () => {
    const server = await peer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n");
      const timer = setInterval(() => socket.write("x"), 10);
      socket.on("close", () => clearInterval(timer));
    });
    const error = await failureOf(() => transportTo(server.origin, { timeoutMs: 80 }).send(read(server.origin)));
    expect(error.kind).toBe("upstream_timeout");
  });
});

describe("a write that was sent", () => {
  test.each<[string, (socket: Socket) => void, number, string, string]>([
    ["case 37: answered too late", () => {}, 50, "upstream_timeout", "Gitea did not answer in time."],
    [
      "closed",
      (socket) => socket.destroy(),
      10_000,
      "upstream_closed",
      "Gitea closed the connection before it had answered.",
    ],
  ])("%s: unknown, with the read that finds out", async (_name, reply, timeoutMs, reason, message) => {
    const server = await peer(reply);
    const error = await failureOf(() => transportTo(server.origin, { timeoutMs }).send(write(server.origin)));
    expect([error.kind, error.status, error.message, error.hint]).toEqual([
      "outcome_unknown",
      null,
      `${message} The write had been sent and may or may not have happened.`,
      "Do not repeat it blindly. Call gitea_list to see whether it happened.",
    ]);
    expect(error.fields).toMatchObject({ reason, find_out: { tool: "gitea_list", arguments: { owner: "o" } } });
    expect(server.received().match(/POST /g)).toHaveLength(1);
  });

  test("cancelled after sending is unknown, before sending it is cancelled", async () => {
    const server = await peer(() => {});
    const transport = transportTo(server.origin);
    const abort = new AbortController();
    const running = failureOf(() => transport.send(write(server.origin), { signal: abort.signal }));
    await server.arrived;
    abort.abort();
    expect((await running).kind).toBe("outcome_unknown");
    const early = await failureOf(() => transport.send(write(server.origin), { signal: abort.signal }));
    expect([early.kind, early.message]).toEqual(["cancelled", "The call was cancelled."]);
  });

  test("a status that came means that it happened", async () => {
    const server = await peer((socket) =>
      socket.write("HTTP/1.1 201 Created\r\nContent-Length: 100\r\n\r\n{", () => socket.end()),
    );
    const error = await failureOf(() => transportTo(server.origin).send(write(server.origin)));
    expect([error.kind, error.status, error.message]).toEqual([
      "upstream_closed",
      201,
      "Gitea closed the connection before it had answered. Its status had come: the write took effect.",
    ]);
  });
});

describe("TLS", () => {
  async function tlsPeer(): Promise<string> {
    const server = createTlsServer(
      { key: fixture("localhost.key.pem"), cert: fixture("localhost.cert.pem") },
      (socket) => {
        socket.on("error", () => {});
        socket.once("data", () => socket.end(json("{}")));
      },
    );
    server.on("tlsClientError", () => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closers.push(() => server.close());
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test("a private authority is trusted where it is given", async () => {
    const origin = await tlsPeer();
    const certificates = fixture("localhost.cert.pem");
    expect((await transportTo(origin, { certificates }).send(read(origin))).status).toBe(200);
    const error = await failureOf(() => transportTo(origin).send(write(origin)));
    expect([error.kind, error.message]).toEqual(["upstream_tls", "The TLS connection to Gitea failed."]);
  });

  test("no TLS where TLS is expected", async () => {
    const server = await peer("HTTP/1.1 400 Bad Request\r\n\r\n");
    const origin = server.origin.replace("http:", "https:");
    const error = await failureOf(() => transportTo(origin).send(read(origin)));
    expect(error.kind).toBe("upstream_tls");
  });
});

test("a proxy is used where one is set, and not for excepted hosts", async () => {
  const asked: string[] = [];
  const proxy = createHttpServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    response.end("{}");
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  closers.push(() => proxy.close());
  const http = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  await transportTo("http://gitea.test", { proxy: { http } }).send(read("http://gitea.test"));
  expect(asked).toEqual(["http://gitea.test/api/v1/x"]);
  const server = await peer(json("{}"));
  await transportTo(server.origin, { proxy: { http, except: "127.0.0.1" } }).send(read(server.origin));
  expect(asked).toHaveLength(1);
});

test("a proxy that refuses the tunnel", async () => {
  const server = await peer("HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n");
  const transport = transportTo("https://gitea.test", { proxy: { https: server.origin } });
  const error = await failureOf(() => transport.send(write("https://gitea.test")));
  expect([error.kind, error.message]).toEqual([
    "upstream_unreachable",
    "The proxy in front of Gitea refused the connection.",
  ]);
});

test("200 parallel calls get their own answers over kept connections", async () => {
  let connections = 0;
  const server = createHttpServer((request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(request.url));
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = transportTo(origin);
  const targets = Array.from({ length: 200 }, (_unused, position) => `/api/v1/x?n=${position}`);
  const answers = await Promise.all(targets.map((target) => transport.send(read(origin, { target }))));
  expect(answers.map((answer) => JSON.parse(answer.body.toString()))).toEqual(targets);
  expect(connections).toBeLessThanOrEqual(128);
  const before = connections;
  for (const target of targets.slice(0, 20)) await transport.send(read(origin, { target }));
  expect(connections).toBe(before);
});

describe("a proxy on the way", () => {
  const PASSWORD = "hunter2hunter2";
  const withPassword = (origin: string) => origin.replace("//", `//bob:${PASSWORD}@`);

  test("gets the request with its credential, and Gitea's as it is", async () => {
    const proxy = await peer("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}");
    const transport = transportTo("http://gitea.test", { proxy: { http: withPassword(proxy.origin) } });
    expect((await transport.send(read("http://gitea.test"))).status).toBe(200);
    expect(proxy.received()).toMatch(/^GET http:\/\/gitea\.test\/api\/v1\/\S+ HTTP\/1\.1\r\n/);
    const credential = Buffer.from(`bob:${PASSWORD}`).toString("base64");
    expect(proxy.received().toLowerCase()).toContain(`proxy-authorization: basic ${credential.toLowerCase()}`);
  });

  test("is left out for hosts of NO_PROXY", async () => {
    const proxy = await peer("HTTP/1.1 500 X\r\n\r\n");
    const gitea = await peer("HTTP/1.1 204 No Content\r\n\r\n");
    const transport = transportTo(gitea.origin, { proxy: { http: proxy.origin, except: "127.0.0.1" } });
    expect((await transport.send(read(gitea.origin))).status).toBe(204);
    expect(proxy.received()).toBe("");
  });

  test("that wants another credential is named, and not what it was given", async () => {
    const proxy = await peer("HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n");
    const transport = transportTo("http://gitea.test", { proxy: { http: withPassword(proxy.origin) } });
    const error = await failureOf(() => transport.send(read("http://gitea.test")));
    expect([error.kind, error.message]).toEqual([
      "upstream_unreachable",
      "The proxy in front of Gitea refused the connection.",
    ]);
    expect(JSON.stringify(error)).not.toContain(PASSWORD);
  });
});
