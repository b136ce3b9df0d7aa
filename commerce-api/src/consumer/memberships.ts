import type { Locale } from 'shared-contracts/locale';
import type { LinkRequest } from '../auth/mailed-links.ts';
import { readableCode } from '../base/readable-code.ts';
import type { LoyaltyState } from '../database/account-schema.ts';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';
import { openAccount } from '../ledger/accounts.ts';

/** Where the law requires it, a mailed link confirms the membership. */
export const stateOnJoining = ({ region }: Pick<Locale, 'region'>): Exclude<LoyaltyState, 'none'> =>
  region === 'EMEA' ? 'unconfirmed' : 'member';

/** Makes an account a member, confirmed or pending. Idempotent, except that a pending member is mailed another link. */
export async function joinLoyalty(transaction: Db, subjectId: string, locale: Locale, now: Date): Promise<void> {
  const state = stateOnJoining(locale);
  const joined = await transaction
    .updateTable('account')
    .set({ loyalty: state, loyalty_since: now, member_id: readableCode(), updated_at: now })
    .where('subject_id', '=', subjectId)
    .where('loyalty', '=', 'none')
    .returning('subject_id')
    .executeTakeFirst();
  if (joined) await openPoints(transaction, subjectId);
  const pending = await transaction
    .selectFrom('account')
    .select('email')
    .where('subject_id', '=', subjectId)
    .where('loyalty', '=', 'unconfirmed')
    .executeTakeFirst();
  if (!pending) return;
  const request: LinkRequest = { purpose: 'loyalty', email: pending.email, locale: locale.id };
  await post(transaction, 'link-request', request);
}

/** Opens the account for a member's points. */
export const openPoints = (transaction: Db, subjectId: string, opening = 0): Promise<void> =>
  openAccount(transaction, { id: crypto.randomUUID(), kind: 'POINTS', ownerId: subjectId, unit: 'POINTS', opening });
