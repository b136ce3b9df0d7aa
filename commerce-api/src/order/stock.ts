import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { inLockOrder, returnUnits, takeUnits } from '../inventory/stock.ts';
import type { Reservation } from './snapshot.ts';

/** Returns the reservations of goods with limited stock, in lock order. */
export const counted = (reservations: readonly Reservation[]): Reservation[] =>
  inLockOrder(reservations.filter((reservation) => reservation.counted));

/**
 * Takes the units of every line from the cart's hold and the stock, each in one statement that succeeds only when there
 * are enough.
 * @throws {CallError} INV700 for the first line without enough units; the caller must roll back
 */
export async function reserveStock(
  transaction: Db,
  cartId: string,
  reservations: readonly Reservation[],
): Promise<void> {
  for (const reservation of counted(reservations)) {
    if (!(await takeUnits(transaction, cartId, reservation)))
      throw new CallError('INV700', { itemId: reservation.lineId });
  }
}

/** Returns reserved units to stock. */
export async function releaseStock(transaction: Db, reservations: readonly Reservation[]): Promise<void> {
  await returnUnits(transaction, counted(reservations));
}
