import { createHash } from 'node:crypto';

/** A response that is the same for every caller, as it goes over the wire. */
export interface SharedAnswer {
  readonly body: string;
  readonly etag: string;
  /** The surrogate keys of what it is made of, with spaces between them. */
  readonly keys: string;
}

export function sharedAnswer(value: unknown, keys: Iterable<string>): SharedAnswer {
  const body = JSON.stringify(value);
  return { body, keys: [...keys].join(' '), etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
