/**
 * Room in memory for large bodies, from their first byte to the end of their answer. One that finds none is not read
 * until others are done, so that many uploads at a time, or many that never end, do not add up.
 */

export interface BodyRoom {
  /** Resolves with how to give the room back, or with null when none came free in time. In the order of asking. */
  enter(bytes: number): Promise<(() => void) | null>;
}

/** Bodies up to this size need no room: calls without a file go on whatever uploads do. */
const SMALL_BYTES = 64 * 1024;

/** @param bytes the whole room; no body may be larger. @param waitMs how long a body waits for some. */
export function createBodyRoom(bytes: number, waitMs: number): BodyRoom {
  let free = bytes;
  const waiting: { needs: number; admit: () => void }[] = [];

  function takeAll(): void {
    for (let [next] = waiting; next !== undefined && next.needs <= free; [next] = waiting) {
      waiting.shift();
      free -= next.needs;
      next.admit();
    }
  }

  function leaver(needs: number): () => void {
    let isIn = true;
    return () => {
      if (isIn) free += needs;
      isIn = false;
      takeAll();
    };
  }

  return {
    enter(needs) {
      if (needs <= SMALL_BYTES) return Promise.resolve(() => {});
      return new Promise((resolve) => {
        const entry = {
          needs,
          admit() {
            clearTimeout(limit);
            resolve(leaver(needs));
          },
        };
        const limit = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          resolve(null);
          takeAll();
        }, waitMs);
        waiting.push(entry);
        takeAll();
      });
    },
  };
}
