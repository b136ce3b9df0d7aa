import { randomUUID } from 'node:crypto';
import { avoidedIn } from '../app/avoided.ts';
import type { Asked, OwnCookies } from './own-cookies.ts';

/** What the browser of a request has seen of releases so far. */
export interface SeenReleases {
  /** Tells the browser from others, when that was needed before. */
  readonly visitor: string | undefined;
  /** Versions that failed in it. */
  readonly avoided: ReadonlySet<string>;
}

interface Answering {
  readonly raw: { appendHeader(name: string, value: string): unknown };
}

export function seenReleases(cookies: OwnCookies, request: Asked): SeenReleases {
  const { read } = cookies(request);
  const visitor = read('visitor');
  return {
    visitor: visitor && /^[\w-]{36}$/.test(visitor) ? visitor : undefined,
    avoided: avoidedIn(read('avoid')),
  };
}

/**
 * Tells this browser from others while a version is on trial, so that it keeps getting the same one. The cookie says
 * nothing of the person and ends with the browser's session.
 */
export function recognize(cookies: OwnCookies, request: Asked, reply: Answering): string {
  const { visitor: known } = seenReleases(cookies, request);
  if (known) return known;
  const visitor = randomUUID();
  reply.raw.appendHeader('set-cookie', cookies(request).header('visitor', visitor));
  return visitor;
}
