import type { Db } from '../database/database.ts';
import type { PaymentSessionTable } from '../database/payment-schema.ts';

type NewSession = Omit<PaymentSessionTable, 'session_id' | 'created_at'>;

/** Stores which subject's cart a provider payment was started for. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('payment_session')
    .values({ session_id: crypto.randomUUID(), ...session })
    .onConflict((conflict) => conflict.column('provider_reference').doNothing())
    .execute();
}

export function findSession(db: Db, reference: string) {
  return db
    .selectFrom('payment_session')
    .select(['cart_id', 'subject_id', 'method', 'amount', 'currency'])
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
}
