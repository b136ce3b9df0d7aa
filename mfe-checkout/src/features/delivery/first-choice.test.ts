import type { ConsumerAddress } from 'shared-contracts/calls/consumer';
import { expect, test } from 'vitest';
import { mara } from '../../testing/buyer.ts';
import { firstChoice } from './first-choice.ts';

const saved = (addressId: string): ConsumerAddress => ({ ...mara, addressId, main: true, approachType: 'S' });
const known = [saved('home'), saved('work')];
const home = { kind: 'saved', addressId: 'home' };
const typedOne = { kind: 'new' };

test.each([
  ['the main address of an account', known, undefined, undefined, home],
  ['the form of a guest', [], undefined, undefined, typedOne],
  ["the cart's saved address", known, { ...mara, addressId: 'work' }, undefined, { kind: 'saved', addressId: 'work' }],
  ["the cart's typed address", known, mara, undefined, typedOne],
  ['the main address when only a name and an email were typed', known, undefined, { email: 'm@example.org' }, home],
  ['the form when an address was begun', known, undefined, { postalCode: '97205' }, typedOne],
  ['the form when a street was begun', known, undefined, { addressLine1: '12 Alder' }, typedOne],
] as const)('offers at first %s [CHK-02]', (_, addresses, inCart, typed, expected) => {
  expect(firstChoice(addresses, inCart, typed)).toEqual(expected);
});
