import type { Db } from '../database/database.ts';
import { KeptValues } from '../database/kept-values.ts';
import type { TableChanges } from '../database/table-changes.ts';
import type { DeliveryRule } from './methods.ts';

/** Seconds after which a change is noticed that nobody told, such as one by hand in the database. */
const AGE_S = 60;

export async function readDeliveryRules(db: Db): Promise<readonly DeliveryRule[]> {
  const rows = await db.selectFrom('delivery_rule').select('rule').orderBy('position').execute();
  return rows.map(({ rule }) => rule as DeliveryRule);
}

/** Returns a reader that keeps the merchant's delivery rules until they change. */
export function deliveryRulesReader(db: Db, changes: TableChanges): () => Promise<readonly DeliveryRule[]> {
  const kept = new KeptValues<readonly DeliveryRule[]>(changes);
  return async () => (await kept.get('rules', AGE_S, () => readDeliveryRules(db))).value;
}
