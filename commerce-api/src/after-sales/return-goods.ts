import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { returnUnits, type Units } from '../inventory/stock.ts';
import type { WantedLine } from './refund-rules.ts';

/** Returns units of order lines to stock. */
export async function returnGoods(transaction: Db, orderNumber: string, lines: readonly WantedLine[]): Promise<void> {
  const { rows } = await sql<Units & { readonly lineId: string }>`
    select line_id as "lineId", upc, location_id as "locationId" from order_line where order_number = ${orderNumber}`.execute(
    transaction,
  );
  const units = lines.flatMap(({ itemId, qty }) =>
    rows.filter(({ lineId }) => lineId === itemId).map(({ upc, locationId }) => ({ upc, locationId, qty })),
  );
  await returnUnits(transaction, units);
}
