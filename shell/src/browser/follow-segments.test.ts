// @vitest-environment happy-dom
import { cartChanged } from 'shared-contracts/events/cart';
import { segmentsAttribute } from 'shared-contracts/segments';
import { type SessionState, segmentsAtom, sessionAtom } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { beforeEach, expect, test } from 'vitest';
import { signedInBefore } from '../app/signed-in-before.ts';
import { followSegments } from './follow-segments.ts';

const root = document.documentElement;
const shown = () => root.getAttribute(segmentsAttribute);
const key = { consumerNo: 'c-1' };
const store = {
  storeId: 'US01',
  storeName: 'Portland',
  country: 'US',
  storeEmployeeId: 'E101',
  storeEmployeeName: 'A',
  idleSeconds: 1,
};

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute(segmentsAttribute);
});

function follow() {
  const platform = fakePlatform();
  followSegments(platform);
  return platform;
}

test('begins with what the browser stores, and follows session and cart [CNT-09]', () => {
  const platform = follow();
  expect(shown()).toBe('logged-out non-employee cart-empty');
  const traits = { isLoyaltyMember: true, credit: 'athlete' } as const;
  platform.store.set(sessionAtom, { status: 'consumer', ...key, traits });
  expect(shown()).toBe('logged-in loyalty-logged-in non-employee athlete cart-empty');
  platform.bus.publish(cartChanged, { totalItems: 2 });
  expect(shown()).toBe('logged-in loyalty-logged-in non-employee athlete cart-not-empty');
  expect(platform.store.get(segmentsAtom)).toEqual(new Set(shown()?.split(' ')));
  platform.store.set(sessionAtom, { status: 'guest', ...key });
  platform.bus.publish(cartChanged, { totalItems: 0 });
  expect(shown()).toBe('logged-out non-employee cart-empty');
});

test('knows who was signed in before the services answer', () => {
  signedInBefore.write('logged-in loyalty-logged-in employee');
  follow();
  expect(shown()).toBe('logged-in loyalty-logged-in employee cart-empty');
});

test.each<readonly [string, SessionState, string]>([
  ['an employee', { status: 'employee', ...key, isEmployeeDiscountTCAccepted: false }, 'employee'],
  ['a till, at which customers stand', { status: 'associate', ...key, store }, 'logged-out'],
])('counts %s', (_, state, segment) => {
  const platform = follow();
  platform.store.set(sessionAtom, state);
  expect(platform.store.get(segmentsAtom)?.has(segment)).toBe(true);
});

test('another tab signs in and out [CNT-09]', () => {
  const platform = follow();
  const announce = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: signedInBefore.key, newValue }));
  announce('logged-in loyalty-logged-in non-employee');
  expect(shown()).toBe('logged-in loyalty-logged-in non-employee cart-empty');
  expect(platform.session.ready).toHaveBeenCalledTimes(1);
  announce(null);
  expect(shown()).toBe('logged-out non-employee cart-empty');
});
