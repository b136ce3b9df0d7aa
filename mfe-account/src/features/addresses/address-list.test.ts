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
  test('makes the first address of a kind the main one', () => {
    expect(ids(withSaved([address('a', 'S', true)], address('b', 'B')))).toEqual(['b!', 'a!']);
  });

  test('puts a new address first and keeps the main one', () => {
    expect(ids(withSaved([address('a', 'S', true)], address('b', 'S')))).toEqual(['b', 'a!']);
  });

  test('clears the main mark of the same kind only', () => {
    const list = [address('a', 'S', true), address('b', 'S'), address('c', 'B', true)];
    expect(ids(withSaved(list, address('b', 'S', true)))).toEqual(['a', 'b!', 'c!']);
  });

  test('makes the newest remaining address the main one when the main one is removed', () => {
    const list = [address('a', 'S'), address('b', 'S', true), address('c', 'S')];
    expect(ids(withoutAddress(list, 'b'))).toEqual(['a!', 'c']);
  });

  test('keeps exactly one main address per kind through any sequence of changes', () => {
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
