import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A response that is the same for every caller, as it goes over the wire. */
export interface SharedAnswer {
  readonly body: string;
  readonly etag: string;
  /** The surrogate keys of what it is made of, with spaces between them. */
  readonly keys: string;
}

/** An answer, and what it was made of once it is there. */
interface MadeAnswer {
  readonly value: unknown;
  readonly keys: Iterable<string>;
}

/**
 * Responses of shared calls, for a few seconds each. Concurrent callers share one computation; a failure is not cached.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Promise<SharedAnswer>>;

  /** @param maxEntries the least recently used entry is evicted beyond this */
  constructor(maxEntries = 2000) {
    this.#answers = new LRUCache({ max: maxEntries });
  }

  get(key: string, seconds: number, make: () => Promise<MadeAnswer>): Promise<SharedAnswer> {
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = make().then(toAnswer);
    this.#answers.set(key, answer, { ttl: seconds * 1000 });
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}

function toAnswer({ value, keys }: MadeAnswer): SharedAnswer {
  const body = JSON.stringify(value);
  return { body, keys: [...keys].join(' '), etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
