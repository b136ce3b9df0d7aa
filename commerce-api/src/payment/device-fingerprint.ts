import type { Db } from '../database/database.ts';

/** Stores the device fingerprint for a provider's fraud check; the latest one wins. */
export async function storeFingerprint(
  transaction: Db,
  row: { readonly subjectId: string; readonly cartId: string; readonly fingerprint: string },
): Promise<void> {
  const { subjectId, cartId, fingerprint } = row;
  await transaction
    .insertInto('device_fingerprint')
    .values({ subject_id: subjectId, cart_id: cartId, fingerprint })
    .onConflict((conflict) => conflict.columns(['subject_id', 'cart_id']).doUpdateSet({ fingerprint }))
    .execute();
}

/** Returns undefined when the page sent none. */
export async function readFingerprint(db: Db, subjectId: string, cartId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('device_fingerprint')
    .select('fingerprint')
    .where('subject_id', '=', subjectId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row?.fingerprint;
}
