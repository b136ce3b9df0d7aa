import { sql } from 'kysely';
import type { Locale, LocaleId } from 'shared-contracts/locale';
import type { LinkRequest } from '../auth/mailed-links.ts';
import { readableCode } from '../base/readable-code.ts';
import type { LoyaltyState } from '../database/account-schema.ts';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';
import { lockAccounts, openAccount, personalAccount } from '../ledger/accounts.ts';
import { post as postEntry } from '../ledger/entries.ts';
import { leftReference } from '../ledger/points.ts';
import { isPromotion } from '../promotions/promotion.ts';
import { postGreeting } from './greetings.ts';
import { endInvitations } from './invitations.ts';
import { postNotice } from './notices.ts';

/** Where the law requires it, a mailed link confirms the membership. */
export const stateOnJoining = ({ region }: Pick<Locale, 'region'>): Exclude<LoyaltyState, 'none'> =>
  region === 'EMEA' ? 'unconfirmed' : 'member';

/** Returns the code that welcomes members, the name of what it gives, and whether a member has used it; undefined for a shop without one. */
export async function welcomeCode(db: Db, subjectId: string) {
  const coupon = await db
    .selectFrom('coupon')
    .innerJoin('promotion', 'promotion.promotion_id', 'coupon.promotion_id')
    .select(['coupon.code', 'coupon.promotion_id', 'promotion.rule'])
    .where('coupon.welcomes_members', '=', true)
    .executeTakeFirst();
  if (!coupon || !isPromotion(coupon.rule)) return undefined;
  const used = await db
    .selectFrom('coupon_use')
    .select('order_number')
    .where('code', '=', coupon.code)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  const { name } = coupon.rule;
  return { promotionId: coupon.promotion_id, name, code: coupon.code, redeemed: used !== undefined };
}

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
  if (joined && state === 'member')
    await postGreeting(transaction, 'membership-begun', { subjectId, locale: locale.id });
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

interface Former {
  readonly email: string;
  readonly locale: LocaleId;
  readonly loyalty: LoyaltyState;
}

/**
 * Ends a membership, confirmed or pending, with its points, invitations, and newsletter. Idempotent. Points that come back
 * later with an order, and those that wait for one, can be spent only after joining again.
 */
export async function leaveLoyalty(transaction: Db, subjectId: string, now: Date): Promise<void> {
  const { rows } = await sql<Former>`
    with former as (
      select subject_id, email, locale, loyalty from account where subject_id = ${subjectId} and loyalty <> 'none' for update
    ), gone as (
      update account set loyalty = 'none', loyalty_since = null, member_id = null, invitation_code = null, updated_at = ${now}
      from former where account.subject_id = former.subject_id
    )
    select email, locale, loyalty from former`.execute(transaction);
  const [former] = rows;
  if (!former) return;
  await endPoints(transaction, subjectId, now);
  await endInvitations(transaction, subjectId);
  await transaction
    .updateTable('subscription')
    .set({ optin: false, double_optin: false, optout_at: now })
    .where('subject_id', '=', subjectId)
    .where('type', '=', 'LoyaltyNewsletter')
    .where('optin', '=', true)
    .execute();
  const { email: to, locale, loyalty } = former;
  if (loyalty === 'member') await postNotice(transaction, { kind: 'membership-ended', to, locale });
}

/** Takes the points of an account away, as far as it has any. */
export async function endPoints(transaction: Db, subjectId: string, now: Date): Promise<void> {
  const accountId = (await personalAccount(transaction, subjectId, 'POINTS', 'POINTS'))?.id;
  if (!accountId) return;
  await lockAccounts(transaction, [accountId]);
  const balance = (await personalAccount(transaction, subjectId, 'POINTS', 'POINTS'))?.balance ?? 0;
  if (balance === 0) return;
  const key = `${leftReference}:${now.toISOString()}`;
  await postEntry(transaction, { accountId, key, amount: -balance, reference: leftReference });
}

/** Opens the account for a member's points. */
export const openPoints = (transaction: Db, subjectId: string, opening = 0): Promise<void> =>
  openAccount(transaction, { id: crypto.randomUUID(), kind: 'POINTS', ownerId: subjectId, unit: 'POINTS', opening });
