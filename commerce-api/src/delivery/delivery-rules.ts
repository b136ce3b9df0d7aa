import type { Db } from '../database/database.ts';
import { keptReader } from '../database/kept-values.ts';
import type { TableChanges } from '../database/table-changes.ts';
import type { DeliveryRule } from './methods.ts';

export async function readDeliveryRules(db: Db): Promise<readonly DeliveryRule[]> {
  const rows = await db.selectFrom('delivery_rule').select('rule').orderBy('position').execute();
  return rows.map(({ rule }) => rule as DeliveryRule);
}

/** Returns a reader that keeps the merchant's delivery rules until they change. */
export const deliveryRulesReader = (db: Db, changes: TableChanges): (() => Promise<readonly DeliveryRule[]>) =>
  keptReader(changes, () => readDeliveryRules(db));
