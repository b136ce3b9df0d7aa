import fc from 'fast-check';
import type { ConsumerAddress } from 'shared-contracts/calls/consumer';
import { describe, expect, test } from 'vitest';
import { withoutAddress, withSaved } from './address-list.ts';

const address = (addressId: string, approachType: 'S' | 'B', main = false): ConsumerAddress => ({
  addressId,
  approachType,
  main,
  firstName: 'Mara',
  lastName: 'Lindqvist',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  country: 'US',
});

const ids = (list: readonly ConsumerAddress[]) =>
  list.map(({ addressId, main }) => (main ? `${addressId}!` : addressId));

describe('the list of addresses [ACC-10]', () => {
  test('the first of a kind is the main one, without asking', () => {
    expect(ids(withSaved([address('a', 'S', true)], address('b', 'B')))).toEqual(['b!', 'a!']);
  });

  test('a new one stands in front and leaves the main one as it is', () => {
    expect(ids(withSaved([address('a', 'S', true)], address('b', 'S')))).toEqual(['b', 'a!']);
  });

  test('a main one unsets the other of its kind, and none of the other kind', () => {
    const list = [address('a', 'S', true), address('b', 'S'), address('c', 'B', true)];
    expect(ids(withSaved(list, address('b', 'S', true)))).toEqual(['a', 'b!', 'c!']);
  });

  test('when the main one goes, the newest that is left takes its place', () => {
    const list = [address('a', 'S'), address('b', 'S', true), address('c', 'S')];
    expect(ids(withoutAddress(list, 'b'))).toEqual(['a!', 'c']);
  });

  test('whatever is saved and removed, each kind that has an address has one main address', () => {
    const step = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      type: fc.constantFrom('S' as const, 'B' as const),
      main: fc.boolean(),
      remove: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let list: readonly ConsumerAddress[] = [];
        for (const { id, type, main, remove } of steps) {
          const known = list.find(({ addressId }) => addressId === id);
          list = remove ? withoutAddress(list, id) : withSaved(list, address(id, known?.approachType ?? type, main));
          for (const kind of ['S', 'B'] as const) {
            const ofKind = list.filter(({ approachType }) => approachType === kind);
            expect(ofKind.filter((one) => one.main)).toHaveLength(Math.min(1, ofKind.length));
          }
        }
      }),
    );
  });
});
