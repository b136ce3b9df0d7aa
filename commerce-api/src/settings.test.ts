import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

const fulfilment = {
  WAREHOUSE_URL: 'https://warehouse.test/',
  WAREHOUSE_API_KEY: 'key',
  WAREHOUSE_WEBHOOK_SECRET: 'secret',
  CARRIER_URL: 'https://carrier.test',
  CARRIER_API_KEY: 'key',
  CARRIER_WEBHOOK_SECRET: 'secret',
};

/** Sets the variables that production needs. */
function stubProduction(): void {
  const needed = { NODE_ENV: 'production', DEMO_PEOPLE: 'off', GIFT_CARD_SECRET: 'one of its own', ...fulfilment };
  for (const [name, value] of Object.entries(needed)) vi.stubEnv(name, value);
}

test.each(Object.keys(fulfilment))('refuses to start in production without %s', (name) => {
  stubProduction();
  expect(readSettings()).toMatchObject({ warehouse: { url: 'https://warehouse.test', apiKey: 'key' } });
  vi.stubEnv(name, '');
  expect(() => readSettings()).toThrow(`${name} is needed in production`);
});

test.each([
  ['WAREHOUSE_API_KEY', 'warehouse_sandbox'],
  ['CARRIER_WEBHOOK_SECRET', 'whsec_carrier'],
])('refuses to start in production with the sandbox’s %s', (name, value) => {
  stubProduction();
  vi.stubEnv(name, value);
  expect(() => readSettings()).toThrow(`${name} is needed in production`);
});

test('refuses a tax provider without a key', () => {
  expect(readSettings().taxProvider).toBeUndefined();
  vi.stubEnv('TAX_URL', 'https://tax.test/');
  expect(() => readSettings()).toThrow('TAX_API_KEY');
  vi.stubEnv('TAX_API_KEY', 'key');
  expect(readSettings().taxProvider).toEqual({ url: 'https://tax.test', apiKey: 'key' });
});

test('refuses to start in production with the public gift card secret', () => {
  stubProduction();
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

test.each([
  ['on', 1],
  ['', 1],
  ['20', 20],
  ['off', 0],
])('reads the limits %j as a factor of %d', (text, factor) => {
  vi.stubEnv('RATE_LIMITS', text);
  expect(readSettings()).toMatchObject({ rateLimits: factor });
});

test('refuses a factor of limits that is no number', () => {
  vi.stubEnv('RATE_LIMITS', 'many');
  expect(() => readSettings()).toThrow('RATE_LIMITS must be "on", "off", or a number, not "many"');
});
