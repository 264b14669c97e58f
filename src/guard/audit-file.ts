/**
 * An audit file that is rotated by size.
 *
 * A line is one append to a file opened with O_APPEND, so the end of this process cannot leave half of one; what a full
 * disk leaves half is taken back. A loss of power can take the last lines, since nothing waits for the disk itself.
 * A full file is renamed to a name of its own (`audit.jsonl.20261130T120000000Z-4711-0001`), never over another, so that
 * several processes may share one path: each notices that the path leads to a new file and goes on there.
 */
import { constants, type FileHandle, open, readdir, rename, stat, statfs, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { AuditSink } from "./audit.ts";

export interface AuditFileOptions {
  path: string;
  /** Size in bytes beyond which a file is not appended to. */
  maxBytes: number;
  /** Full files that are kept beside the current one. */
  keep: number;
  /** ms since 1970; for the names of full files. */
  now?: () => number;
}

/** Space that has to be left for lines of calls that are let through. */
const LEAST_SPACE = 64 * 1024;

/** Never through a symbolic link, never waiting for the other end of a pipe; the end is read, so not write-only. */
const FLAGS = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const MODE = 0o600;

interface OpenFile {
  handle: FileHandle;
  device: number;
  inode: number;
  /** False for a device such as /dev/full: no size, no rotation. */
  regular: boolean;
}

export function createFileSink(options: AuditFileOptions): AuditSink {
  let file: OpenFile | null = null;
  let rotations = 0;

  /** The file that the path leads to now. @throws Error with a `code` */
  async function current(): Promise<OpenFile> {
    if (file !== null && (await leadsTo(options.path, file))) return file;
    await release();
    file = await openFile(options.path);
    return file;
  }

  async function release(): Promise<void> {
    const old = file;
    file = null;
    await old?.handle.close();
  }

  async function rotate(): Promise<OpenFile> {
    const time = (options.now ?? Date.now)();
    const name = `${options.path}.${stamp(time)}-${process.pid}-${String(++rotations).padStart(4, "0")}`;
    // Where the folder lets nobody rename or remove, the file grows: no line is lost for tidiness.
    await rename(options.path, name).catch(ignore);
    await prune(options.path, options.keep).catch(ignore);
    return await current();
  }

  return {
    async append(lines) {
      let target = await current();
      const bytes = Buffer.from(lines);
      if (target.regular) {
        const { size } = await target.handle.stat();
        if (size > 0 && size + bytes.length > options.maxBytes) target = await rotate();
      }
      await appendWhole(target.handle, bytes);
    },
    async check() {
      const { regular } = await current();
      if (!regular) return;
      const space = await statfs(dirname(options.path));
      if (space.blocks > 0 && space.bavail * space.bsize < LEAST_SPACE) throw coded("ENOSPC");
    },
    close: release,
  };
}

async function openFile(path: string): Promise<OpenFile> {
  const handle = await open(path, FLAGS, MODE);
  try {
    const facts = await handle.stat();
    const regular = facts.isFile();
    if (!regular && !facts.isCharacterDevice()) throw coded("ENOTSUP");
    // Others have no business here; a group may have been given it on purpose.
    if (regular && (facts.mode & 0o007) !== 0) await handle.chmod(MODE);
    // A device says only when something is written whether it takes it.
    if (!regular) await appendWhole(handle, Buffer.from("\n"));
    else if (await endsTorn(handle, facts.size)) await appendWhole(handle, Buffer.from("\n"));
    return { handle, device: facts.dev, inode: facts.ino, regular };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function leadsTo(path: string, file: OpenFile): Promise<boolean> {
  try {
    const facts = await stat(path);
    return facts.ino === file.inode && facts.dev === file.device;
  } catch {
    return false;
  }
}

/** After a loss of power: the last line has no end. */
async function endsTorn(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  await handle.read(last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}

/** Appends all bytes, or none. @throws Error with a `code` */
export async function appendWhole(
  handle: Pick<FileHandle, "write" | "stat" | "truncate">,
  bytes: Uint8Array,
): Promise<void> {
  const { size } = await handle.stat();
  let done = 0;
  try {
    while (done < bytes.length) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done);
      if (bytesWritten === 0) throw coded("ENOSPC");
      done += bytesWritten;
    }
  } catch (error) {
    if (done > 0) await takeBack(handle, size, done).catch(ignore);
    throw error;
  }
}

/** Not where another process has written behind it: its line is worth more than our half one. */
async function takeBack(handle: Pick<FileHandle, "stat" | "truncate">, before: number, done: number): Promise<void> {
  const { size } = await handle.stat();
  if (size === before + done) await handle.truncate(before);
}

function stamp(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:.]/g, "");
}

/** The full files of a path, oldest first, then the path itself where it exists. */
export async function auditFiles(path: string): Promise<string[]> {
  const folder = dirname(path);
  const name = basename(path);
  const names = await readdir(folder);
  const full = names.filter((entry) => entry.startsWith(`${name}.`) && FULL.test(entry.slice(name.length + 1))).sort();
  return [...full, ...(names.includes(name) ? [name] : [])].map((entry) => join(folder, entry));
}

const FULL = /^\d{8}T\d{9}Z-\d+-\d{4,}$/;

async function prune(path: string, keep: number): Promise<void> {
  const full = (await auditFiles(path)).filter((file) => basename(file) !== basename(path));
  for (const old of full.slice(0, Math.max(0, full.length - keep))) await unlink(old).catch(ignore);
}

function ignore(): void {}

function coded(code: string): Error {
  return Object.assign(new Error("audit file"), { code });
}
