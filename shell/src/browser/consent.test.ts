// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://localhost/" }
import { createStore } from 'jotai/vanilla';
import { consentAtom, consentText, consentVersion, everyChoice } from 'shared-contracts/consent';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferencesAtom } from '../app/consent-preferences.ts';
import { createConsent } from './consent.ts';
import { whenAllowed } from './when-allowed.ts';

const name = '__Host-shop.consent';
const setCookie = (value: string) => Reflect.set(document, 'cookie', `${name}=${value}; Path=/; Secure`);
const forget = async (cookie: string) => void Reflect.set(document, 'cookie', `${cookie}=; Path=/; Secure; Max-Age=0`);
const onFault = vi.fn();

beforeEach(() => {
  const cookieStore = new EventTarget();
  const set = async ({ value }: { value: string }) => {
    setCookie(value);
    cookieStore.dispatchEvent(new Event('change'));
  };
  vi.stubGlobal('cookieStore', Object.assign(cookieStore, { set, delete: forget }));
  history.replaceState(null, '', '/de-de/');
  localStorage.clear();
  setCookie('');
});
afterEach(() => {
  expect(onFault).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

function openTab() {
  const store = createStore();
  return { store, consent: createConsent(store, onFault) };
}

test('is open in EMEA, with nothing allowed, until the visitor answers [ACC-21]', async () => {
  const { store, consent } = openTab();
  expect(store.get(consentAtom)).toEqual({ status: 'open', allowed: everyChoice(false), at: undefined });
  consent.choose({ performance: true, functional: false, targeting: false });
  expect(store.get(consentAtom).status).toBe('chosen');
  expect(consent.allows('performance')).toBe(true);
  expect(consent.allows('targeting')).toBe(false);
  await eventually(() => expect(document.cookie).toContain('groups=C0001:1|C0002:1|C0003:0|C0004:0'));
  expect(openTab().store.get(consentAtom).status).toBe('chosen');
});

test('withdrawing takes effect in every tab, and deletes what was stored [ACC-21]', async () => {
  setCookie(consentText({ version: consentVersion, at: Date.now() - 5000, choices: everyChoice(true) }));
  localStorage.setItem('shop.dismissed-popups', '["one"]');
  localStorage.setItem('shop.theme', 'dark');
  Reflect.set(document, 'cookie', '__Host-shop.experiments=vuid_1; Path=/; Secure');
  const [first, second] = [openTab(), openTab()];
  const changed = vi.fn();
  second.consent.follow(changed);
  expect(second.consent.allows('functional')).toBe(true);
  first.consent.choose(everyChoice(false));
  await eventually(() => expect(second.consent.allows('functional')).toBe(false));
  expect(changed).toHaveBeenCalledOnce();
  await eventually(() => expect(Object.keys(localStorage)).toEqual(['shop.theme']));
  expect(document.cookie).not.toContain('vuid_1');
});

test('asks no more on a page of a browser that keeps no cookies [ACC-21]', async () => {
  vi.stubGlobal('cookieStore', Object.assign(new EventTarget(), { set: async () => undefined, delete: forget }));
  const { store, consent } = openTab();
  consent.choose(everyChoice(true));
  await new Promise((resolve) => setTimeout(resolve));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.get(consentAtom).status).toBe('chosen');
});

test('asks again after an answer to an earlier question [ACC-21]', () => {
  setCookie(consentText({ version: consentVersion - 1, at: Date.now(), choices: everyChoice(true) }));
  expect(openTab().store.get(consentAtom)).toMatchObject({ status: 'open', allowed: everyChoice(false) });
});

test('opens its preferences [ACC-21]', () => {
  const { store, consent } = openTab();
  consent.openPreferences();
  expect(store.get(preferencesAtom)).toBe(true);
});

test('what needs consent starts once it is given, once [ACC-21]', () => {
  const { consent } = openTab();
  const start = vi.fn();
  whenAllowed(consent, 'performance', start);
  consent.choose({ performance: false, functional: true, targeting: true });
  expect(start).not.toHaveBeenCalled();
  consent.choose(everyChoice(true));
  consent.choose(everyChoice(false));
  consent.choose(everyChoice(true));
  expect(start).toHaveBeenCalledOnce();
  const later = vi.fn();
  whenAllowed(consent, 'targeting', later);
  expect(later).toHaveBeenCalledOnce();
});
