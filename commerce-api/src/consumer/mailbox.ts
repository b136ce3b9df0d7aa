import { endSessionsOf } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';

/**
 * Notes that the holder of an account's mailbox came in by it. The first time, what was set up before ends, since whoever
 * opened the account may have entered the address of somebody else: sessions, passkeys, and identities of providers. The
 * password is the caller's.
 * @returns whether it was the first time
 */
export async function proveMailbox(transaction: Db, subjectId: string, now: Date): Promise<boolean> {
  const proven = await transaction
    .updateTable('account')
    .set({ mailbox_proven_at: now })
    .where('subject_id', '=', subjectId)
    .where('mailbox_proven_at', 'is', null)
    .returning('subject_id')
    .executeTakeFirst();
  if (!proven) return false;
  await endSessionsOf(transaction, subjectId, { now });
  await transaction.deleteFrom('passkey').where('subject_id', '=', subjectId).execute();
  await transaction.deleteFrom('social_identity').where('subject_id', '=', subjectId).execute();
  return true;
}
