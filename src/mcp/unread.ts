/**
 * Answers that clients have not taken yet. A client that asks and never reads costs its connection, before its answers
 * cost the memory that others need.
 */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface UnreadAnswers {
  /** After the last byte of an answer was written to `response`: it counts until the client has it. */
  add(response: ServerResponse, bytes: number): void;
}

/** @param maximumBytes of all unread answers together; a single one may be larger. */
export function createUnreadAnswers(maximumBytes: number): UnreadAnswers {
  const unread = new Set<{ socket: Socket; bytes: number }>();
  const watched = new WeakSet<Socket>();
  let total = 0;

  function remove(entry: { bytes: number }): void {
    if (unread.delete(entry as never)) total -= entry.bytes;
  }

  function removeAll(socket: Socket): void {
    for (const entry of unread) if (entry.socket === socket) remove(entry);
  }

  return {
    add(response, bytes) {
      const { socket } = response.req;
      if (response.writableFinished || socket.destroyed) return;
      const entry = { socket, bytes };
      unread.add(entry);
      total += bytes;
      response.once("finish", () => remove(entry));
      if (!watched.has(socket)) socket.once("close", () => removeAll(socket));
      watched.add(socket);
      for (const oldest of unread) {
        if (total <= maximumBytes || unread.size === 1) return;
        removeAll(oldest.socket);
        oldest.socket.destroy();
      }
    },
  };
}
