/** A multipart/form-data body taken apart (RFC 7578), so that two of them compare as values and not by their boundary. */

export interface FormPart {
  name: string;
  filename: string | null;
  contentType: string | null;
  content: Buffer;
}

/**
 * The parts in their order. Quoted names are read as browsers write them: `%22`, `%0D` and `%0A` stand for themselves.
 * Throws Error for a content type without a boundary or a body that does not keep to it.
 */
export function parseMultipart(contentType: string, body: Buffer): FormPart[] {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/.exec(contentType);
  if (boundary === null) throw new Error(`no boundary in ${contentType}`);
  // Latin-1 keeps every byte as one character, so that offsets are the same in both.
  const text = body.toString("latin1");
  const pieces = `\r\n${text}`.split(`\r\n--${boundary[1] ?? boundary[2]}`);
  if (pieces.length < 2 || !pieces.at(-1)?.startsWith("--")) throw new Error("the multipart body has no end");
  return pieces.slice(1, -1).map(parsePart);
}

function parsePart(piece: string): FormPart {
  const end = piece.indexOf("\r\n\r\n");
  if (!piece.startsWith("\r\n") || end === -1) throw new Error("a multipart part has no headers");
  const headers = Buffer.from(piece.slice(2, end), "latin1").toString("utf8");
  const disposition = /^content-disposition: *form-data(.*)$/im.exec(headers)?.[1] ?? "";
  return {
    name: quoted(disposition, "name") ?? "",
    filename: quoted(disposition, "filename"),
    contentType: /^content-type: *([^\r\n]*)/im.exec(headers)?.[1] ?? null,
    content: Buffer.from(piece.slice(end + 4), "latin1"),
  };
}

function quoted(disposition: string, key: string): string | null {
  const found = new RegExp(`; *${key}="([^"]*)"`).exec(disposition)?.[1];
  return found?.replace(/%(22|0D|0A)/g, (triplet) => decodeURIComponent(triplet)) ?? null;
}
