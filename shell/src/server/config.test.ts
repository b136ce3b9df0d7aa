import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';

const brand = { name: 'Shop', orderPrefix: 'SH' };

const settings: Readonly<Record<string, string>> = {
  SHOP_ORIGIN: 'https://shop.example',
  SESSION_KEYS: 'a-key-of-sessions-that-nobody-can-guess',
  TELEMETRY_TOKEN: 'a-telemetry-secret-that-nobody-can-guess',
  SANDBOX_ORIGIN: 'https://cards.example',
  BOT_CHECK_SCRIPT: 'https://bots.example/api.js',
  BOT_CHECK_SITE_KEY: 'own-key',
  BOT_CHALLENGE_SCRIPT: 'https://bots.example/api.js',
  BOT_CHALLENGE_SITE_KEY: 'own-key',
  PAYPAL_SDK_URL: '',
  KLARNA_SCRIPT_URL: '',
  APPLE_PAY_SCRIPT_URL: '',
};
beforeEach(() => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

test('starts in public with settings of its own [SEC-04]', () => {
  expect(readConfig(brand)).toMatchObject({ origin: 'https://shop.example', session: { isHttps: true } });
});

test('a public shop has the tag manager that it names, and otherwise none [EXP-05]', () => {
  expect(readConfig(brand)).toMatchObject({ public: { hasTagManager: false } });
  expect(readConfig(brand).frames).not.toHaveProperty('tag-manager');
  const script = 'https://tags.example/gtm.js?id=GTM-1';
  vi.stubEnv('TAG_MANAGER_SCRIPT', script);
  expect(readConfig(brand)).toMatchObject({
    public: { hasTagManager: true },
    frames: { 'tag-manager': { script, isSandboxed: true } },
  });
});

test.each<[string, string | undefined, RegExp]>([
  ['SHOP_ORIGIN', 'http://shop.example', /SHOP_ORIGIN must begin with https/],
  ['SESSION_KEYS', undefined, /SESSION_KEYS is needed/],
  ['TELEMETRY_TOKEN', undefined, /TELEMETRY_TOKEN needs at least 32/],
  ['TELEMETRY_TOKEN', 'short', /TELEMETRY_TOKEN needs at least 32/],
  ['SANDBOX_ORIGIN', undefined, /SANDBOX_ORIGIN: needed/],
  ['BOT_CHECK_SCRIPT', undefined, /BOT_CHECK_SCRIPT: needed/],
  ['BOT_CHECK_SITE_KEY', 'bot_site_sandbox', /BOT_CHECK_SITE_KEY is the sandbox/],
  ['BOT_CHALLENGE_SCRIPT', undefined, /BOT_CHALLENGE_SCRIPT: needed/],
  ['BOT_CHALLENGE_SITE_KEY', 'bot_challenge_site_sandbox', /BOT_CHALLENGE_SITE_KEY is the sandbox/],
  ['PAYPAL_SDK_URL', undefined, /PAYPAL_SDK_URL: needed/],
  ['KLARNA_SCRIPT_URL', undefined, /KLARNA_SCRIPT_URL: needed/],
  ['APPLE_PAY_SCRIPT_URL', undefined, /APPLE_PAY_SCRIPT_URL: needed/],
])('does not start in public with %s=%s [SEC-04]', (name, value, message) => {
  vi.stubEnv(name, value);
  expect(() => readConfig(brand)).toThrow(message);
});

test.each([
  ['on this machine', { SHOP_ORIGIN: 'http://localhost:3000' }],
  ['for tests', { SHOP_ENVIRONMENT: 'test' }],
  ['for developers', { SHELL_FLAVOUR: 'development' }],
])('starts with the sandbox %s', (_where, environment) => {
  for (const name of Object.keys(settings)) vi.stubEnv(name, undefined);
  vi.stubEnv('SHOP_ORIGIN', 'https://shop.example');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(() => readConfig(brand)).not.toThrow();
});

test.each([
  ['PAGE_CACHE_MB', '-1'],
  ['PAGE_CACHE_MB', 'many'],
  ['PAGE_CACHE_MB', '1.5'],
  ['TOAST_SECONDS', '1'],
  ['LIST_PAGE_SIZE', '0'],
  ['LIST_PAGE_SIZE', '97'],
])('refuses %s=%s', (name, value) => {
  vi.stubEnv(name, value);
  expect(() => readConfig(brand)).toThrow(name);
});

test('tells pages how long toasts stay, and how long pages of lists are [ACC-24] [ACC-13] [CART-13]', () => {
  expect(readConfig(brand).public).toMatchObject({ toastDelay: 6000, listPageSize: 12 });
  vi.stubEnv('TOAST_SECONDS', '10');
  vi.stubEnv('LIST_PAGE_SIZE', '24');
  expect(readConfig(brand).public).toMatchObject({ toastDelay: 10_000, listPageSize: 24 });
});

test('goes straight to the review unless that is switched off [CHK-02]', () => {
  expect(readConfig(brand).public.expressCheckout).toBe(true);
  vi.stubEnv('EXPRESS_CHECKOUT', 'off');
  expect(readConfig(brand).public.expressCheckout).toBe(false);
});

test('shows photos of shoppers in public only where a social media service is set [CNT-12]', () => {
  expect(readConfig(brand).public.socialMedia).toBeUndefined();
  vi.stubEnv('SOCIAL_MEDIA_URL', 'https://photos.example/v2/');
  expect(() => readConfig(brand)).toThrow('SOCIAL_MEDIA_KEY is the sandbox’s');
  vi.stubEnv('SOCIAL_MEDIA_KEY', 'own-key');
  expect(readConfig(brand).public.socialMedia).toEqual({ url: 'https://photos.example/v2', key: 'own-key' });
});

test.each(['photos', 'http://photos.example', 'https://photos.example/;script-src', 'https://photos.example/?a=1'])(
  'refuses SOCIAL_MEDIA_URL=%s in public',
  (value) => {
    vi.stubEnv('SOCIAL_MEDIA_URL', value);
    vi.stubEnv('SOCIAL_MEDIA_KEY', 'own-key');
    expect(() => readConfig(brand)).toThrow('SOCIAL_MEDIA_URL must be an address');
  },
);
