import { expect, test } from 'vitest';
import { networkTag, pageTokenKey, pageTokenLifetime, readPageToken, type ServedPage, signPage } from './page-token.ts';

const key = pageTokenKey('a secret');
const page: ServedPage = {
  id: 'a'.repeat(32),
  at: 1_795_300_000_000,
  locale: 'en-us',
  browser: 'Firefox 141',
  screen: 'content product',
  network: 'tag',
  releases: { content: '1.0.0' },
};
const token = signPage(page, key);
const now = page.at + 1000;

test('reads a page token only with its key [SEC-04]', () => {
  expect(readPageToken(token, key, { now })).toEqual(page);
});

const changed = Buffer.from(JSON.stringify({ ...page, releases: { content: '2.0.0' } })).toString('base64url');
test.each([
  ['of another key', signPage(page, pageTokenKey('another secret'))],
  ['with changed contents', `${changed}.${token.split('.')[1]}`],
  ['without a signature', token.split('.')[0] ?? ''],
  ['with a third part', `${token}.x`],
  ['that is empty', ''],
  ['that is too long', signPage({ ...page, browser: 'x'.repeat(5000) }, key)],
])('a page token %s is refused [SEC-04]', (_case, forged) => {
  expect(readPageToken(forged, key, { now })).toBeUndefined();
});

test('a page token expires, and is not accepted from the future [SEC-04]', () => {
  expect(readPageToken(token, key, { now: page.at + pageTokenLifetime - 1 })).toEqual(page);
  expect(readPageToken(token, key, { now: page.at + pageTokenLifetime })).toBeUndefined();
  expect(readPageToken(token, key, { now: page.at - 120_000 })).toBeUndefined();
});

test('a network has the same tag for a day, which does not reveal it', () => {
  const tag = networkTag('203.0.113.7', key, now);
  expect(networkTag('203.0.113.7', key, now)).toBe(tag);
  expect(networkTag('203.0.113.8', key, now)).not.toBe(tag);
  expect(networkTag('203.0.113.7', key, now + 86_400_000)).not.toBe(tag);
  expect(networkTag('203.0.113.7', pageTokenKey('another'), now)).not.toBe(tag);
});

test('a household of 256 IPv6 networks has one tag, so that it votes once on a canary [SEC-04]', () => {
  const tags = Array.from({ length: 256 }, (_, own) => networkTag(`2001:db8:1:${own.toString(16)}::7`, key, now));
  expect(new Set(tags).size).toBe(1);
  expect(networkTag('2001:db8:1:100::7', key, now)).not.toBe(tags[0]);
});
