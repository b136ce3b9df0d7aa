import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

test('refuses to start in production with the public gift card secret', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DEMO_PEOPLE', 'off');
  vi.stubEnv('GIFT_CARD_SECRET', '');
  expect(() => readSettings()).toThrow('GIFT_CARD_SECRET is needed in production');
  vi.stubEnv('GIFT_CARD_SECRET', 'for-development-only');
  expect(() => readSettings()).toThrow('GIFT_CARD_SECRET');
  vi.stubEnv('GIFT_CARD_SECRET', 'one of its own');
  expect(readSettings()).toMatchObject({ giftCardSecret: 'one of its own', demoPeople: false });
});

test.each([
  ['the demo shop', { NODE_ENV: 'production', DEMO_PEOPLE: 'on' }],
  ['a development machine', { NODE_ENV: 'development', DEMO_PEOPLE: '' }],
])('accepts the demo secret for %s', (_, environment) => {
  vi.stubEnv('GIFT_CARD_SECRET', '');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(readSettings()).toMatchObject({ giftCardSecret: 'for-development-only', demoPeople: true });
});
