import { endSessionsOf } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';

/**
 * Records that the owner of the mailbox has used it to sign in or to set a password. Until then, somebody else
 * may have opened the account with this address. The first time therefore ends its sessions, passkeys, and linked
 * providers. Callers decide about the password.
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
