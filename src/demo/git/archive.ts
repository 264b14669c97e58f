/** Zip and tar.gz of a tree. */
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";

export type ArchiveFiles = Record<string, Buffer>;

export function zip(files: ArchiveFiles): Buffer {
  return Buffer.from(zipSync(files, { mtime: "2026-01-01T00:00:00Z" }));
}

/** ustar, with the name split over name and prefix where it is long. */
export function tarball(files: ArchiveFiles): Buffer {
  const blocks = Object.entries(files).flatMap(([path, content]) => {
    const header = Buffer.alloc(512);
    const cut = Buffer.byteLength(path) > 100 ? path.lastIndexOf("/") : -1;
    header.write(path.slice(cut + 1), 0, 100, "utf8");
    if (cut > 0) header.write(path.slice(0, cut), 345, 155, "utf8");
    header.write("0000644\x000000000\x000000000\x00", 100, "latin1");
    header.write(`${content.length.toString(8).padStart(11, "0")}\x0000000000000\x00        0`, 124, "latin1");
    header.write("ustar\x0000", 257, "latin1");
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\x00 `, 148, "latin1");
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
