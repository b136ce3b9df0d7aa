import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isStaffPath } from '../staff-role.ts';
import { allCalls, servicePrefixes } from './all-calls.ts';

const parametersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const fieldsOf = (schema: unknown) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

describe.each(allCalls.map((call) => ({ name: call.name, call })))('the contract of $name', ({ call }) => {
  test('has a valid example answer', () => {
    expect(v.safeParse(call.response, call.example).issues).toBeUndefined();
  });

  test('declares exactly the parameters of its path', () => {
    expect(fieldsOf(call.params).sort()).toEqual(parametersOf(call.path).sort());
  });

  test('takes the locale in its query [PLT-04]', () => {
    expect(fieldsOf(call.query)).toContain('locale');
  });

  test('has a path for staff exactly when no shopper may make it', () => {
    // Those that open a session of staff are for anyone.
    if (call.access !== 'anyone') expect(isStaffPath(call.path)).toBe(typeof call.access === 'object');
  });

  test('requires an idempotency key only for changes', () => {
    if (call.idempotencyKey) expect(call.method).not.toBe('GET');
  });
});

test('has unique names, methods, and paths', () => {
  expect(allCalls.length).toBeGreaterThan(30);
  expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length);
  const places = allCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('makes every change of a cart or order repeatable', () => {
  const readingPosts = [
    'cart.validateShippingAddress',
    'cart.giftCardBalance',
    'consumer.copyData',
    'consumer.trackOrder',
    'consumer.purchaseHistory',
    'consumer.downloadInvoice',
    'consumer.returnLabelAgain',
    'consumer.retrieveUserData',
  ];
  const changes = allCalls.filter(
    ({ method, name }) => method !== 'GET' && /^(cart|checkout|consumer)\./.test(name) && !readingPosts.includes(name),
  );
  expect(changes.filter(({ idempotencyKey }) => !idempotencyKey).map(({ name }) => name)).toEqual([]);
});

test('covers every call by a service prefix', () => {
  expect(servicePrefixes).toEqual([
    'cart',
    'consumers-v3',
    'fapi',
    'pre',
    'products',
    'publish',
    'staff',
    'staff-moderation',
    'staff-studio',
    'stores',
    'token',
    'wishlists',
  ]);
});
