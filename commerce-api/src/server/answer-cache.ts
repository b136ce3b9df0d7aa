import { createHash } from 'node:crypto';

/** An answer that is the same for everybody, as it goes over the wire. */
export interface SharedAnswer {
  readonly body: string;
  readonly etag: string;
}

interface Entry {
  readonly answer: Promise<SharedAnswer>;
  readonly expires: number;
}

/**
 * Answers of shared calls for a few seconds. Callers who ask for the same while it is being made wait for the one
 * answer; a failure is not kept. The oldest entries give way when there are too many.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #most: number;

  constructor(most = 2000) {
    this.#most = most;
  }

  get(key: string, seconds: number, make: () => Promise<unknown>): Promise<SharedAnswer> {
    const now = Date.now();
    const known = this.#entries.get(key);
    if (known && known.expires > now) return known.answer;
    const answer = make().then(toAnswer);
    this.#entries.delete(key);
    this.#entries.set(key, { answer, expires: now + seconds * 1000 });
    answer.catch(() => this.#entries.delete(key));
    this.#trim();
    return answer;
  }

  #trim(): void {
    if (this.#entries.size <= this.#most) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}

function toAnswer(value: unknown): SharedAnswer {
  const body = JSON.stringify(value);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
