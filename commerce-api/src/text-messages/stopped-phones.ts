import type { Db } from '../database/database.ts';

/** Whether the owner of a number answered STOP, and not START since. */
export const isStopped = async (db: Db, phone: string): Promise<boolean> =>
  (await db.selectFrom('stopped_phone').select('phone').where('phone', '=', phone).executeTakeFirst()) !== undefined;

/** Ends all messages to a number, whose account asked for them. Idempotent. */
export async function stopPhone(transaction: Db, phone: string, now: Date): Promise<void> {
  await transaction
    .insertInto('stopped_phone')
    .values({ phone, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .updateTable('subscription')
    .set({ optin: false, double_optin: false, optout_at: now })
    .where('channel', '=', 'sms')
    .where('recipient', '=', phone)
    .where('optin', '=', true)
    .execute();
}

/** Lets a number be subscribed again; nothing is sent to it before that. Idempotent. */
export async function allowPhone(transaction: Db, phone: string): Promise<void> {
  await transaction.deleteFrom('stopped_phone').where('phone', '=', phone).execute();
}
