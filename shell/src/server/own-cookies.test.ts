import { cookieNames } from 'shared-contracts/cookies';
import { describe, expect, test } from 'vitest';
import { ownCookies } from './own-cookies.ts';
import { recognize, seenReleases } from './visitor.ts';

const request = (host: string, cookie?: string) =>
  ({ protocol: 'http', hostname: host, headers: cookie ? { cookie } : {} }) as Parameters<typeof seenReleases>[1];

describe.each(cookieNames)('the cookie "%s" [SEC-05]', (name) => {
  test.each([
    ['over https', 'shop.example', true],
    ['on this machine', 'localhost', false],
  ])('is bound to its host %s, and only that one is read', (_, host, isHttps) => {
    const cookies = ownCookies({ isHttps });
    expect(cookies(request(host)).header(name, 'kept', 60)).toBe(
      `__Host-shop.${name}=kept; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
    );
    const both = `other=1; shop.${name}=planted; __Host-shop.${name}=kept`;
    expect(cookies(request(host, both)).read(name)).toBe('kept');
    expect(cookies(request(host, `shop.${name}=planted`)).read(name)).toBeUndefined();
  });

  test('has no prefix where browsers would drop it', () => {
    const header = ownCookies({ isHttps: false })(request('192.0.2.7')).header(name, 'kept');
    expect(header).toBe(`shop.${name}=kept; Path=/; HttpOnly; SameSite=Lax`);
  });
});

test('reads what a browser has seen of releases, and nothing that it cannot have got here', () => {
  const cookies = ownCookies({ isHttps: true });
  const visitor = '7a1e9c52-6f0d-4c8e-9d7a-1b2c3d4e5f60';
  const seen = (cookie: string) => seenReleases(cookies, request('shop.example', cookie));
  expect(seen(`__Host-shop.visitor=${visitor}; __Host-shop.avoid=mfe-cart@1.2.0|mfe-content@2.0.0`)).toEqual({
    visitor,
    avoided: new Set(['mfe-cart@1.2.0', 'mfe-content@2.0.0']),
  });
  expect(seen('__Host-shop.visitor=<script>; __Host-shop.avoid=a b')).toEqual({
    visitor: undefined,
    avoided: new Set(),
  });
});

test('tells a browser from others by a secure cookie', () => {
  const headers = new Map<string, unknown>();
  const reply = { raw: { appendHeader: (name: string, value: unknown) => headers.set(name, value) } };
  const visitor = recognize(ownCookies({ isHttps: true }), request('shop.example'), reply);
  expect(headers.get('set-cookie')).toBe(`__Host-shop.visitor=${visitor}; Path=/; HttpOnly; SameSite=Lax; Secure`);
});
