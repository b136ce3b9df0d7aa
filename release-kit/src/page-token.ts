import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { householdOf } from 'service-kit/network';
import * as v from 'valibot';
import { dataFolder } from './folders.ts';
import { ownSecret } from './own-secret.ts';

/*
 * The token that ties telemetry to a page which the shell served. Shells sign it, the platform's service believes no page
 * without one. It holds nothing about the person.
 */

/** Milliseconds for which a page may report with its token. */
export const pageTokenLifetime = 1_800_000;

/** Clocks of two machines may differ by so many milliseconds. */
const clockDifference = 60_000;

/** Characters of a token: a hundred remotes fit. */
const maxLength = 4000;

const servedPage = v.object({
  /** 32 hex digits. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Milliseconds since 1970. */
  at: v.number(),
  locale: v.string(),
  /** Family and major version, e.g. `Firefox 141`. */
  browser: v.string(),
  /** Remote and exposed module of the page's screen, e.g. `content product`. */
  screen: v.string(),
  /** Tells pages of one household apart from others for a day, without its address. */
  network: v.string(),
  /** Version by remote. */
  releases: v.record(v.string(), v.string()),
});
export type ServedPage = v.InferOutput<typeof servedPage>;

/** The secret that shells and the platform's service share: `TELEMETRY_TOKEN`, or this machine's own. */
export const telemetrySecret = (): string =>
  process.env.TELEMETRY_TOKEN || ownSecret(join(dataFolder, 'keys/telemetry.key'));

/** The key that signs page tokens. The secret itself only identifies shells. */
export const pageTokenKey = (secret: string): Uint8Array =>
  createHash('sha256').update(`page token ${secret}`).digest();

const signatureOf = (payload: string, key: Uint8Array) => createHmac('sha256', key).update(payload).digest();

export function signPage(page: ServedPage, key: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(page)).toString('base64url');
  return `${payload}.${signatureOf(payload, key).toString('base64url')}`;
}

/** The page of a token; undefined for a token that is forged, malformed, or older than `lifetime` milliseconds. */
export function readPageToken(
  token: string,
  key: Uint8Array,
  { now = Date.now(), lifetime = pageTokenLifetime } = {},
): ServedPage | undefined {
  const [payload = '', signature = '', ...rest] = token.length > maxLength ? [] : token.split('.');
  const expected = signatureOf(payload, key);
  const given = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const page = v.parse(servedPage, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return page.at > now - lifetime && page.at < now + clockDifference ? page : undefined;
}

/** Names the household of an address for a day; the address cannot be derived from it without the key. */
export function networkTag(address: string, key: Uint8Array, now = Date.now()): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return signatureOf(`network ${day} ${householdOf(address)}`, key)
    .toString('base64url')
    .slice(0, 12);
}
