import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Remote to the origin that serves it from its sources. */
export type Overrides = Readonly<Record<string, string>>;

export const overrideCookie = 'shop.override';

/** Seconds that a choice lasts: a working day, so that nobody meets it again after a week. */
export const overrideSeconds = 8 * 3600;

const content = v.object({ until: v.number(), overrides: v.record(v.string(), v.string()) });

const signatureOf = (payload: string, key: string) => createHmac('sha256', key).update(payload).digest('base64url');

/** The value of the cookie. It is signed, so that no other page of the domain can put a choice into this browser. */
export function sealOverrides(overrides: Overrides, key: string, now: number): string {
  const payload = Buffer.from(JSON.stringify({ until: now + overrideSeconds * 1000, overrides })).toString('base64url');
  return `${payload}.${signatureOf(payload, key)}`;
}

/** What this browser's developer chose, as far as this shell itself wrote it and the time is not up. */
export function chosenOverrides(cookies: string | undefined, key: string, now: number): Overrides {
  const found = new RegExp(`(?:^|;\\s*)${overrideCookie}=([\\w-]{1,2000})\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '');
  const [, payload = '', signature = ''] = found ?? [];
  if (!found || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(payload, key)))) return {};
  const { until, overrides } = v.parse(content, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return until > now ? overrides : {};
}
