/**
 * The few file operations isomorphic-git asks of its `fs`, over a Map: git objects live and die with the process and
 * nothing is left on disk. Folders exist by being named.
 */

interface Stat {
  type: "file";
  mode: number;
  size: number;
  ino: number;
  mtimeMs: number;
  ctimeMs: number;
  uid: number;
  gid: number;
  dev: number;
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

export interface MemoryFiles {
  promises: {
    readFile(path: string, options?: { encoding?: string } | string): Promise<Buffer | string>;
    writeFile(path: string, content: Uint8Array | string): Promise<void>;
    unlink(path: string): Promise<void>;
    readdir(path: string): Promise<string[]>;
    mkdir(path: string): Promise<void>;
    rmdir(path: string): Promise<void>;
    stat(path: string): Promise<Stat>;
    lstat(path: string): Promise<Stat>;
    readlink(path: string): Promise<string>;
    symlink(target: string, path: string): Promise<void>;
  };
}

export function createMemoryFiles(): MemoryFiles {
  const files = new Map<string, Buffer>();

  function found(path: string): Buffer {
    const content = files.get(path);
    if (content === undefined) throw Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" });
    return content;
  }

  async function stat(path: string): Promise<Stat> {
    const { length } = found(path);
    const numbers = { size: length, ino: 0, mtimeMs: 0, ctimeMs: 0, uid: 0, gid: 0, dev: 0 };
    return {
      type: "file",
      mode: 0o100644,
      ...numbers,
      isFile: () => true,
      isDirectory: () => false,
      isSymbolicLink: () => false,
    };
  }

  return {
    promises: {
      async readFile(path, options) {
        const encoding = typeof options === "string" ? options : options?.encoding;
        const content = found(path);
        return encoding === undefined ? content : content.toString(encoding as BufferEncoding);
      },
      async writeFile(path, content) {
        files.set(path, Buffer.from(content as Uint8Array));
      },
      async unlink(path) {
        found(path);
        files.delete(path);
      },
      async readdir(path) {
        const prefix = `${path}/`;
        const names = [...files.keys()].filter((name) => name.startsWith(prefix));
        return [...new Set(names.map((name) => name.slice(prefix.length).split("/")[0] ?? ""))];
      },
      async mkdir() {},
      async rmdir() {},
      stat,
      lstat: stat,
      readlink: async (path) => found(path).toString("utf8"),
      async symlink(target, path) {
        files.set(path, Buffer.from(target));
      },
    },
  };
}
