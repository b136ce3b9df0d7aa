import type { Locale } from 'shared-contracts/locale';
import type { LinkRequest } from '../auth/mailed-links.ts';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';

/** The newsletter for members is confirmed by a link of its own, so that each link says all that it confirms. */

/** Mails a link to a member who asks for the newsletter for members. */
export async function inviteMember(
  transaction: Db,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Promise<void> {
  const request: LinkRequest = { purpose: 'members-news', email, locale: locale.id };
  await post(transaction, 'members-news-link', request);
}

interface Decision {
  readonly linkId: string;
  readonly optin: boolean;
  /** Also subscribes who has ended the newsletter. */
  readonly again: boolean;
  readonly now: Date;
}

/**
 * Confirms or ends the newsletter for members by a mailed link, as often as it is opened.
 * @returns whether the member gets it now; undefined for a link that is unknown, or can no longer confirm anything
 */
export async function decideByMembersLink(
  transaction: Db,
  { linkId, optin, again, now }: Decision,
): Promise<boolean | undefined> {
  const link = await transaction
    .selectFrom('mailed_link')
    .innerJoin('subscription', 'subscription.subject_id', 'mailed_link.subject_id')
    .select(['mailed_link.subject_id', 'expires_at', 'used_at', 'optin', 'double_optin'])
    .where('link_id', '=', linkId)
    .where('purpose', '=', 'members-news')
    .where('channel', '=', 'email')
    .where('type', '=', 'LoyaltyNewsletter')
    .executeTakeFirst();
  if (!link) return undefined;
  if (optin && link.double_optin) return true;
  if (optin && !link.optin && !again) return false;
  // One that was mailed later has taken its place.
  if (optin && (link.used_at || link.expires_at <= now)) return undefined;
  await transaction
    .updateTable('subscription')
    .set({ optin, double_optin: optin, optout_at: optin ? null : now })
    .where('subject_id', '=', link.subject_id)
    .where('channel', '=', 'email')
    .where('type', '=', 'LoyaltyNewsletter')
    .execute();
  return optin;
}
