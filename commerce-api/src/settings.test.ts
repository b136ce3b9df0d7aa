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

const credentials: Readonly<Record<string, string>> = {
  GIFT_CARD_SECRET: 'for-development-only',
  CARD_PROVIDER_PUBLIC_KEY: 'pk_sandbox',
  CARD_PROVIDER_SECRET_KEY: 'sk_sandbox',
  CARD_PROVIDER_WEBHOOK_SECRET: 'whsec_sandbox',
  PAYPAL_CLIENT_ID: 'paypal_sandbox',
  PAYPAL_SECRET: 'paypal_secret',
  PAYPAL_WEBHOOK_ID: 'WH-SANDBOX',
  KLARNA_USERNAME: 'klarna_sandbox',
  KLARNA_PASSWORD: 'klarna_secret',
  BOT_CHECK_SECRET: 'bot_sandbox',
  BOT_CHALLENGE_SECRET: 'bot_challenge_sandbox',
  IDENTITY_CLIENT_ID: 'identity_sandbox',
  IDENTITY_CLIENT_SECRET: 'identity_secret',
  WAREHOUSE_API_KEY: 'warehouse_sandbox',
  WAREHOUSE_WEBHOOK_SECRET: 'whsec_warehouse',
  CARRIER_API_KEY: 'carrier_sandbox',
  CARRIER_WEBHOOK_SECRET: 'whsec_carrier',
};

/** Sets the variables that production needs. */
function stubProduction(): void {
  const own = Object.keys(credentials).map((name): [string, string] => [name, 'of its own']);
  const needed = {
    NODE_ENV: 'production',
    DEMO_PEOPLE: 'off',
    BOT_CHECK_URL: 'https://bots.test',
    IDENTITY_ISSUER: 'https://identity.test',
    ...Object.fromEntries(own),
    ...fulfilment,
  };
  for (const [name, value] of Object.entries(needed)) vi.stubEnv(name, value);
}

test.each(Object.keys(fulfilment))('refuses to start in production without %s', (name) => {
  stubProduction();
  expect(readSettings()).toMatchObject({ warehouse: { url: 'https://warehouse.test', apiKey: 'key' } });
  vi.stubEnv(name, '');
  expect(() => readSettings()).toThrow(`${name} is needed in production`);
});

test.each(Object.entries(credentials))(
  'refuses to start in production with the %s that everybody knows [SEC-05]',
  (name, value) => {
    stubProduction();
    expect(readSettings().demoPeople).toBe(false);
    vi.stubEnv(name, value);
    expect(() => readSettings()).toThrow(`${name} is needed in production`);
    vi.stubEnv(name, undefined);
    expect(() => readSettings()).toThrow(`${name} is needed in production`);
    vi.stubEnv('SHOP_ENVIRONMENT', 'test');
    expect(readSettings().demoPeople).toBe(false);
  },
);

test('does without PayPal, Klarna, and an identity provider where their first setting is empty', () => {
  stubProduction();
  for (const name of ['PAYPAL_CLIENT_ID', 'KLARNA_USERNAME', 'IDENTITY_ISSUER']) vi.stubEnv(name, '');
  for (const name of ['PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID', 'KLARNA_PASSWORD', 'IDENTITY_CLIENT_SECRET'])
    vi.stubEnv(name, undefined);
  expect(readSettings()).toMatchObject({
    paypal: { clientId: '', secret: '', webhookId: '' },
    klarna: { username: '', password: '' },
    identity: { issuer: '', clientSecret: '' },
  });
});

test('keeps no keys of the sandbox’s card provider where Adyen replaces it', () => {
  stubProduction();
  for (const name of ['CARD_PROVIDER_PUBLIC_KEY', 'CARD_PROVIDER_SECRET_KEY', 'CARD_PROVIDER_WEBHOOK_SECRET'])
    vi.stubEnv(name, undefined);
  for (const name of ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT']) vi.stubEnv(name, 'of its own');
  vi.stubEnv('CARD_PROVIDER', 'adyen');
  expect(readSettings()).toMatchObject({ cardProvider: { secretKey: '' }, cardWebhookSecret: '' });
});

test('refuses a tax provider without a key', () => {
  expect(readSettings().taxProvider).toBeUndefined();
  vi.stubEnv('TAX_URL', 'https://tax.test/');
  expect(() => readSettings()).toThrow('TAX_API_KEY');
  vi.stubEnv('TAX_API_KEY', 'key');
  expect(readSettings().taxProvider).toEqual({ url: 'https://tax.test', apiKey: 'key' });
});

test('has no cache at the edge in production without an address, and none without a token', () => {
  expect(readSettings().edgeCache).toEqual({ url: 'http://localhost:3002/edge/service/shop', token: 'edge_sandbox' });
  stubProduction();
  expect(readSettings().edgeCache).toBeUndefined();
  vi.stubEnv('EDGE_CACHE_URL', 'https://api.fastly.com/service/one/');
  expect(() => readSettings()).toThrow('EDGE_CACHE_TOKEN');
  vi.stubEnv('EDGE_CACHE_TOKEN', 'of its own');
  expect(readSettings().edgeCache).toEqual({ url: 'https://api.fastly.com/service/one', token: 'of its own' });
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

test('offers addresses in production only from a directory of its own [BEY-07]', () => {
  stubProduction();
  expect(readSettings().addressDirectory).toBeUndefined();
  vi.stubEnv('ADDRESS_DIRECTORY_URL', 'https://addresses.test/');
  expect(readSettings().addressDirectory).toEqual({ url: 'https://addresses.test' });
});

test('translates reviews in production only with a service and a key of its own [CAT-06]', () => {
  stubProduction();
  expect(readSettings().translator).toBeUndefined();
  vi.stubEnv('TRANSLATION_URL', 'https://api.deepl.com/');
  vi.stubEnv('TRANSLATION_KEY', 'translation_sandbox');
  expect(() => readSettings()).toThrow('TRANSLATION_KEY is needed in production');
  vi.stubEnv('TRANSLATION_KEY', 'own');
  expect(readSettings().translator).toEqual({ url: 'https://api.deepl.com', key: 'own' });
});

test('moderates photos of shoppers in production only with a service and a secret of its own [CNT-12]', () => {
  stubProduction();
  expect(readSettings().socialMedia).toBeUndefined();
  vi.stubEnv('SOCIAL_MEDIA_URL', 'https://photos.test/');
  vi.stubEnv('SOCIAL_MEDIA_SECRET', 'social_secret_sandbox');
  expect(() => readSettings()).toThrow('SOCIAL_MEDIA_SECRET is needed in production');
  vi.stubEnv('SOCIAL_MEDIA_SECRET', 'own');
  expect(readSettings().socialMedia).toEqual({ url: 'https://photos.test', apiKey: 'own' });
});
