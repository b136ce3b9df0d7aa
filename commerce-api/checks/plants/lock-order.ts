import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { WantedLine } from '../../src/after-sales/refund-rules.ts';
import type { Db } from '../../src/database/database.ts';

/** Planted bug: returns goods in the order of their lines. */
export async function returnGoods(transaction: Db, orderNumber: string, lines: readonly WantedLine[]): Promise<void> {
  for (const { itemId, qty } of lines.toSorted((a, b) => a.itemId.localeCompare(b.itemId))) {
    await sql`
      update stock set available = available + ${qty} from order_line l
      where l.order_number = ${orderNumber} and l.line_id = ${itemId} and stock.upc = l.upc and stock.location_id = l.location_id`.execute(
      transaction,
    );
    await pause(5);
  }
}
