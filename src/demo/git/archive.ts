/** Zip and tar.gz of a tree, plain and complete enough for every unpacker. */
import { crc32, deflateRawSync, gzipSync } from "node:zlib";

export interface ArchiveFile {
  path: string;
  content: Buffer;
}

/** @param comment e.g. the commit id, as git puts it */
export function zip(files: ArchiveFile[], comment: string): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = Buffer.from(path, "utf8");
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(0x00210000, 6);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, tail, name);
    bodies.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, index, end, Buffer.from(comment, "latin1")]);
}

/** ustar, with the name split over name and prefix where it is long. */
export function tarball(files: ArchiveFile[]): Buffer {
  const blocks = files.flatMap(({ path, content }) => {
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
