import { LRUCache } from 'lru-cache';

/** Milliseconds for which an answer may stand in for one that cannot be had, and bytes of all of them. */
const maxAge = 3_600_000;
const maxBytes = 32 * 1024 * 1024;

export interface LastAnswer {
  readonly contentType: string;
  readonly content: Buffer;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The last good answers of the services to what public pages ask. */
export function createLastAnswers(now: () => number = Date.now) {
  const answers = new LRUCache<string, LastAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => Math.max(1, content.length),
  });
  return {
    keep(key: string, contentType: string, content: Buffer): void {
      answers.set(key, { contentType, content, at: now() });
    },
    find(key: string): LastAnswer | undefined {
      const found = answers.get(key);
      return found && now() - found.at <= maxAge ? found : undefined;
    },
  };
}
