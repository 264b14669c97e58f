/** What isomorphic-git asks of its `fs`, over a Map: git objects live and die with the process. */
import type { PromiseFsClient } from "isomorphic-git";

export function createMemoryFiles(): PromiseFsClient {
  const files = new Map<string, Buffer>();

  function found(path: string): Buffer {
    const content = files.get(path);
    if (content === undefined) throw Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" });
    return content;
  }

  const stat = async (path: string) => ({
    ...{ type: "file", mode: 0o100644, size: found(path).length },
    ...{ isFile: () => true, isDirectory: () => false, isSymbolicLink: () => false },
  });
  const nothing = async () => {};

  return {
    promises: {
      async readFile(path: string, options?: { encoding?: BufferEncoding } | BufferEncoding) {
        const encoding = typeof options === "string" ? options : options?.encoding;
        return encoding === undefined ? found(path) : found(path).toString(encoding);
      },
      async writeFile(path: string, content: Uint8Array | string) {
        files.set(path, Buffer.from(content as Uint8Array));
      },
      async unlink(path: string) {
        files.delete(path);
      },
      // Only folders of packs are listed, and there are no packs.
      readdir: async () => [],
      ...{ mkdir: nothing, rmdir: nothing, readlink: nothing, symlink: nothing, stat, lstat: stat },
    },
  };
}
