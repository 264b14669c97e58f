import { describe, expect, it } from "vitest";
import { parseMultipart } from "./multipart.ts";

describe("parseMultipart", () => {
  it("reads names, types and bytes of every part", () => {
    const body = Buffer.concat([
      Buffer.from('--B\r\nContent-Disposition: form-data; name="a"\r\n\r\none\r\n--B\r\n'),
      Buffer.from(
        'content-disposition: form-data; name="attachment"; filename="ü%22.png"\r\nContent-Type: image/png\r\n\r\n',
      ),
      Buffer.from([0, 13, 10, 255, 45, 45]),
      Buffer.from("\r\n--B--\r\n"),
    ]);
    expect(parseMultipart('multipart/form-data; boundary="B"', body)).toEqual([
      { name: "a", filename: null, contentType: null, content: Buffer.from("one") },
      {
        name: "attachment",
        filename: 'ü".png',
        contentType: "image/png",
        content: Buffer.from([0, 13, 10, 255, 45, 45]),
      },
    ]);
  });

  it("reads a body without parts", () => {
    expect(parseMultipart("multipart/form-data; boundary=b", Buffer.from("--b--\r\n"))).toEqual([]);
  });

  it("refuses a body that does not end", () => {
    expect(() => parseMultipart("multipart/form-data; boundary=b", Buffer.from("--b\r\n"))).toThrow("no end");
  });
});
