import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CallResponse } from 'shared-contracts/call';
import type { getInvitation, getInvitations, InvitationOffer } from 'shared-contracts/calls/invitations';
import type { Currency, Locale } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { mayInvite } from '../ledger/members.ts';
import { invitationReference, minorUnitsPerPoint } from '../ledger/points.ts';
import { readMarkets } from '../market/markets.ts';
import { mailboxOf } from '../promotions/shopper-marks.ts';

/**
 * Members invite others by a link. Both get points once the new member keeps enough of an order
 * (`order/invitation-rewards.ts`). Neither learns who the other is.
 */

const promise = (offer: Omit<InvitationOffer, 'worth'>): InvitationOffer => ({
  ...offer,
  worth: offer.points * minorUnitsPerPoint,
});

/** Returns what an invitation brings in a market; undefined where nobody is invited. */
async function offerIn(
  db: Db,
  { country, currency }: Locale,
): Promise<(InvitationOffer & { readonly mostPerYear: number }) | undefined> {
  const rule = (await readMarkets(db)).get(country)?.invitations;
  return rule ? { ...promise({ ...rule, currency }), mostPerYear: rule.mostPerYear } : undefined;
}

/**
 * Whether the account `invited` counts as a new customer whom the account `a` brings: it is younger, and has not ordered. What
 * was ordered before it was opened, as a guest, does not matter.
 */
const isNew = sql<boolean>`(invited.created_at > a.created_at
  and not exists (select from orders o where o.subject_id = invited.subject_id and o.placed_at > invited.created_at))`;

interface Found {
  readonly subjectId: string;
  readonly email: string;
  readonly invitedEmail: string | null;
  readonly isNew: boolean | null;
  /** Whether the account has followed an invitation before. */
  readonly hasFollowed: boolean;
}

/** Returns who invites by a code, and whether an account counts as new to that person. Locks the inviter when asked to. */
async function findInviter(db: Db, code: string, invitedId: string, lock = sql``): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select a.subject_id as "subjectId", a.email, invited.email as "invitedEmail", ${isNew} as "isNew",
      exists (select from invitation i where i.invited_id = invited.subject_id) as "hasFollowed"
    from account a left join account invited on invited.subject_id = ${invitedId}
    where a.invitation_code = ${code} and ${mayInvite} ${lock}`.execute(db);
  return rows[0];
}

/** Whether the account belongs to another person who counts as new. */
const isFor = ({ email, invitedEmail, isNew }: Found): boolean =>
  isNew === true && invitedEmail !== null && mailboxOf(email) !== mailboxOf(invitedEmail);

/**
 * Returns what the code of an invitation brings, and whether it is for the caller, who may be a guest; undefined when it
 * brings nobody anything.
 */
export async function findInvitation(
  db: Db,
  code: string,
  { subjectId, locale }: { readonly subjectId: string; readonly locale: Locale },
): Promise<CallResponse<typeof getInvitation> | undefined> {
  const inviter = await findInviter(db, code, subjectId);
  const offer = inviter && (await offerIn(db, locale));
  if (!offer) return undefined;
  const { mostPerYear: _, ...promised } = offer;
  return { ...promised, isForYou: inviter.invitedEmail === null || inviter.hasFollowed || isFor(inviter) };
}

interface Followed {
  readonly code: string;
  readonly subjectId: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Keeps that an account has followed an invitation, with what it promises, if it counts as new; only the first one does. */
export async function followInvitation(transaction: Db, { code, subjectId, locale, now }: Followed): Promise<void> {
  const offer = await offerIn(transaction, locale);
  // Who invites can neither leave nor be deleted meanwhile.
  const inviter = offer && (await findInviter(transaction, code, subjectId, sql`for share of a`));
  if (!inviter || !isFor(inviter)) return;
  await transaction
    .insertInto('invitation')
    .values({
      invited_id: subjectId,
      inviter_id: inviter.subjectId,
      points: offer.points,
      least_amount: offer.leastAmount,
      currency: offer.currency,
      most_per_year: offer.mostPerYear,
      accepted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the code of a member, made when it is first asked for. */
async function codeOf(db: Db, subjectId: string): Promise<string> {
  const { rows } = await sql<{ readonly code: string }>`
    update account set invitation_code = coalesce(invitation_code, ${randomBytes(9).toString('base64url')})
    where subject_id = ${subjectId} returning invitation_code as code`.execute(db);
  if (!rows[0]) throw new Error('A member has no account');
  return rows[0].code;
}

interface Row {
  readonly code: string | null;
  readonly accepted: number;
  readonly rewarded: number;
  readonly points: number | null;
  readonly leastAmount: number;
  readonly currency: Currency;
  readonly isRewarded: boolean;
}

/** Returns the code of a member, what has come of it, and what the member was promised who was invited. */
export async function readInvitations(
  db: Db,
  subjectId: string,
  locale: Locale,
): Promise<CallResponse<typeof getInvitations>> {
  const { rows } = await sql<Row>`
    select a.invitation_code as code, greatest(sent.accepted, brought.rewarded) as accepted, brought.rewarded,
      i.points, i.least_amount as "leastAmount", i.currency, i.rewarded_at is not null as "isRewarded"
    from account a
    left join invitation i on i.invited_id = a.subject_id
    cross join lateral (
      select cast(count(*) as integer) as accepted from invitation where inviter_id = a.subject_id
    ) sent
    -- What was followed ends with the account that followed it.
    cross join lateral (
      select cast(count(*) as integer) as rewarded from ledger_account l join ledger_entry e on e.account_id = l.account_id
      where l.owner_id = a.subject_id and l.kind = 'POINTS' and e.reference = ${invitationReference} and e.key <> ${invitationReference}
    ) brought
    where a.subject_id = ${subjectId}`.execute(db);
  const [row] = rows;
  const offer = await offerIn(db, locale);
  return {
    code: row?.code ?? (await codeOf(db, subjectId)),
    accepted: row?.accepted ?? 0,
    rewarded: row?.rewarded ?? 0,
    ...(offer ? { offer } : {}),
    ...(row && row.points !== null
      ? {
          followed: {
            ...promise({ points: row.points, leastAmount: row.leastAmount, currency: row.currency }),
            isRewarded: row.isRewarded,
          },
        }
      : {}),
  };
}

/** Ends what the invitations would still bring that a member has sent, or followed, when the member leaves. */
export async function endInvitations(transaction: Db, subjectId: string): Promise<void> {
  await transaction.updateTable('invitation').set({ inviter_id: null }).where('inviter_id', '=', subjectId).execute();
  await transaction
    .deleteFrom('invitation')
    .where('invited_id', '=', subjectId)
    .where('rewarded_at', 'is', null)
    .execute();
}
