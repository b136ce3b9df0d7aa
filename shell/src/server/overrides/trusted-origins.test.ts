import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTrusted, readTrustedOrigins } from './trusted-origins.ts';

const trusted = readTrustedOrigins('http://localhost:3010-3029 http://127.0.0.1:4000 https://dev-box.shop.example');

describe('trusted origins of overrides [PLT-08]', () => {
  it.each([
    ['http://localhost:3010', true],
    ['http://localhost:3029', true],
    ['http://localhost:3009', false],
    ['http://localhost:3030', false],
    ['http://localhost', false],
    ['https://localhost:3010', false],
    ['http://localhost:3010/', false],
    ['http://localhost:3010/entry.js', false],
    ['http://LOCALHOST:3010', false],
    ['http://localhost.:3010', false],
    ['http://localhost.evil.example:3010', false],
    ['http://evil.example:3010', false],
    ['http://localhost:3010@evil.example', false],
    ['http://user@localhost:3010', false],
    [' http://localhost:3010', false],
    ['http://127.0.0.1:4000', true],
    ['http://127.1:4000', false],
    ['http://2130706433:4000', false],
    ['http://127.0.0.1:3010', false],
    ['https://dev-box.shop.example', true],
    ['https://dev-box.shop.example:443', false],
    ['https://dev-box.shop.example:8443', false],
    ['http://dev-box.shop.example', false],
    ['https://other.dev-box.shop.example', false],
    ['https://dev-box.shop.example.evil.example', false],
    ['//localhost:3010', false],
    ['localhost:3010', false],
    ['null', false],
    ['', false],
    ['javascript:alert(1)', false],
    ['http://localhost:3010;script-src *', false],
    ['http://localhost:3010 https://evil.example', false],
  ])('%s: %s', (origin, expected) => {
    expect(isTrusted(origin, trusted)).toBe(expected);
  });

  it('trusts nothing when nothing is listed', () => {
    expect(isTrusted('http://localhost:3010', readTrustedOrigins(''))).toBe(false);
  });

  it('never trusts what does not lead exactly to a listed host and port', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'http://',
        'https://',
        'localhost',
        '127.0.0.1',
        ':3010',
        ':3029',
        ':4000',
        '@',
        '/',
        '.',
        '\\',
        '#',
      ),
      fc.webUrl(),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('');
        if (!isTrusted(text, trusted)) return;
        const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
        expect([pathname, search, hash, username, password]).toEqual(['/', '', '', '', '']);
        // What stands in the page's policy and in its scripts' addresses holds nothing beside the origin.
        expect(text).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/);
        const place = `${protocol}//${hostname}`;
        const isListed =
          (place === 'http://localhost' && Number(port) >= 3010 && Number(port) <= 3029) ||
          (place === 'http://127.0.0.1' && port === '4000') ||
          (place === 'https://dev-box.shop.example' && port === '');
        expect(isListed).toBe(true);
      }),
    );
  });

  it.each([
    'http://dev-box.shop.example',
    'http://*:3010',
    '*',
    'https://*.shop.example',
    'http://localhost:3029-3010',
    'http://localhost:0',
    'http://localhost:70000',
    'http://localhost:3010/path',
    'ftp://localhost',
    'https://user@dev-box.shop.example',
  ])('a shell does not start with %s', (entry) => {
    expect(() => readTrustedOrigins(entry)).toThrow(entry.split(' ')[0] ?? '');
  });
});
