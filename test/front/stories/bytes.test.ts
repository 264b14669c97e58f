/** Contents of every kind come back as the bytes they were. */
import { afterEach, expect, test } from "vitest";
import { closeAll } from "../gateway.ts";
import { base64, createRepository, type File } from "../making.ts";
import { openStage } from "../stage.ts";

afterEach(closeAll);

type Raw = string | { content_base64: string; content_type: string; size: number };

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const LARGE = Buffer.from("0123456789abcde\n".repeat(70_000));

const FILES: [string, Buffer, boolean][] = [
  ["image.png", PNG, false],
  ["latin1.txt", Buffer.from("caf\u00e9\n", "latin1"), false],
  ["utf16.txt", Buffer.from("\ufeffhallo\n", "utf16le"), false],
  ["crlf.txt", Buffer.from("one\r\ntwo\r\n"), true],
  ["byte.bin", Buffer.from([0xff]), false],
  ["empty.txt", Buffer.alloc(0), true],
  ["base64.txt", Buffer.from("aGVsbG8gd29ybGQ="), true],
  ["ümlaut.txt", Buffer.from("grün und 日本語 🚤\n"), true],
  ["no-line-end", Buffer.from("last line"), true],
];

test.each(FILES)("case 14: %s", async (name, bytes, isText) => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const at = { ...quay, filepath: name };
  await alice.call("gitea_repo_create_file", { ...at, body: { content: base64(bytes), message: "Add" } });
  const raw = await alice.call<Raw>("gitea_repo_get_raw_file", at);
  if (isText) expect(raw.data).toBe(bytes.toString());
  else expect(raw.data).toMatchObject({ content_base64: base64(bytes), size: bytes.length });
  const file = await alice.call<File>("gitea_repo_get_contents", at);
  expect([file.data.size, file.data.encoding, file.data.content]).toEqual([bytes.length, "base64", base64(bytes)]);
});

test("case 14: more than a megabyte, read to its last byte", async () => {
  const alice = await (await openStage()).person("alice");
  const quay = await createRepository(alice, "quay");
  const at = { ...quay, filepath: "large.txt" };
  const made = await alice.call<{ content: File }>("gitea_repo_create_file", {
    ...at,
    body: { content: base64(LARGE), message: "Add" },
  });
  expect(made.data.content.size).toBe(LARGE.length);
  const raw = await alice.call<string>("gitea_repo_get_raw_file", at);
  expect(raw.truncated).toMatchObject([{ pointer: "", unit: "characters", total: LARGE.length }]);
  expect(LARGE.toString().startsWith(raw.data)).toBe(true);
  expect(Buffer.from(raw.whole).equals(LARGE)).toBe(true);
});
