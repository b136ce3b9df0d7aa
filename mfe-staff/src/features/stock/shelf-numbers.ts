import type { Shelf } from 'shared-contracts/calls/staff-stock';

type Numbers = Pick<Shelf, 'available' | 'held' | 'reserved'>;

/** Units that are physically there. */
export const onShelf = ({ available, held, reserved }: Numbers): number => available + held + reserved;

/** The fewest units that can be counted: those of carts and orders. */
export const promisedUnits = ({ held, reserved }: Pick<Numbers, 'held' | 'reserved'>): number => held + reserved;

/** A place with its country, because places of two countries may have the same name. */
export const placeName = ({ name, country }: Pick<Shelf, 'name' | 'country'>): string => `${name} (${country})`;

const most = 999_999;

/** The count that was typed; undefined when it is no whole number within limits. */
export function countOf(typed: string): number | undefined {
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
  return count !== undefined && count <= most ? count : undefined;
}
