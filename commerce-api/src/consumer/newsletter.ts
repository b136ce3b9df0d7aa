import { sql } from 'kysely';
import { type Locale, type LocaleId, locales } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';
import { decideByMembersLink } from './members-news.ts';

/** Lifetime of a link in days. */
const LINK_DAYS = 7;
/** Seconds between two emails to the same address; repeated requests count as one. */
const MAIL_AGAIN_SECONDS = 60;

/** Payload of the email with the link. */
export interface NewsletterInvitation {
  readonly email: string;
}

interface Wish {
  readonly email: string;
  readonly locale: Locale;
  /** Where the form stood. */
  readonly formLocation?: string | undefined;
  readonly now: Date;
}

const linkEnd = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * 86_400_000);

/** Mails a link to an address that requests the newsletter, unless it is already subscribed or was mailed recently. */
export async function inviteReader(transaction: Db, { email, locale, formLocation, now }: Wish): Promise<void> {
  const address = normalizeEmail(email);
  const mailedBefore = new Date(linkEnd(now).getTime() - MAIL_AGAIN_SECONDS * 1000);
  const { rows } = await sql`
    insert into newsletter_reader as kept (email, locale, link_id, link_ends_at, optin_at, form_location)
    values (${address}, ${locale.id}, ${crypto.randomUUID()}, ${linkEnd(now)}, ${now}, ${formLocation ?? null})
    on conflict (email) do update set
      locale = excluded.locale, link_id = excluded.link_id, link_ends_at = excluded.link_ends_at,
      optin_at = excluded.optin_at, form_location = excluded.form_location, confirmed_at = null, optout_at = null
    where kept.optout_at is not null or (kept.confirmed_at is null and kept.link_ends_at <= ${mailedBefore})
    returning email`.execute(transaction);
  if (rows.length === 0) return;
  const invitation: NewsletterInvitation = { email: address };
  await post(transaction, 'newsletter-link', invitation);
}

interface Reader {
  readonly email: string;
  readonly locale: LocaleId;
}

/** Also subscribes the address's account, if there is one. */
async function subscribeAccount(transaction: Db, { email, locale }: Reader, now: Date): Promise<void> {
  const { country, region } = locales[locale];
  await sql`
    insert into subscription as kept (subject_id, channel, type, optin, double_optin, recipient, country, region, optin_at)
    select subject_id, 'email', 'Newsletter', true, true, email, ${country}, ${region}, cast(${now} as timestamptz) from account where email = ${email}
    on conflict (subject_id, channel, type) do update set
      optin = true, double_optin = true, optin_at = coalesce(kept.optin_at, excluded.optin_at), optout_at = null`.execute(
    transaction,
  );
}

async function endOfAccount(transaction: Db, { email }: Reader, now: Date): Promise<void> {
  await sql`
    update subscription set optin = false, double_optin = false, optout_at = ${now}
    where channel = 'email' and recipient = ${email} and optin`.execute(transaction);
}

/** The newsletter goes to an address again that has ended it: an account has asked for it. */
export async function resumeReading(transaction: Db, email: string, now: Date): Promise<void> {
  await sql`
    update newsletter_reader set optout_at = null, confirmed_at = coalesce(confirmed_at, ${now})
    where email = ${email} and optout_at is not null`.execute(transaction);
}

/** Ends the newsletter to an address, which is then no longer asked to confirm it. */
export async function endReading(transaction: Db, email: string, now: Date): Promise<void> {
  await transaction
    .updateTable('newsletter_reader')
    .set({ optout_at: now })
    .where('email', '=', email)
    .where('optout_at', 'is', null)
    .execute();
}

interface Decision {
  readonly linkId: string | undefined;
  readonly optin: boolean;
  /** Also subscribes who has ended the newsletter. */
  readonly again?: boolean | undefined;
  readonly now: Date;
}

/**
 * Subscribes or unsubscribes by a mailed link. Idempotent.
 * @returns whether the reader is subscribed now: opening an old link does not undo the end of the newsletter
 * @throws {CallError} AUT402 for an unknown or expired link
 */
export async function decideByLink(transaction: Db, { linkId, optin, again = false, now }: Decision): Promise<boolean> {
  if (!linkId) throw new CallError('AUT402');
  const hasEnded = transaction
    .selectFrom('newsletter_reader')
    .select('email')
    .where('link_id', '=', linkId)
    .where('optout_at', 'is not', null);
  if (optin && !again && (await hasEnded.executeTakeFirst())) return false;
  const { rows } = await (optin
    ? sql<Reader>`
        update newsletter_reader set confirmed_at = coalesce(confirmed_at, ${now}), optout_at = null
        where link_id = ${linkId} and (confirmed_at is not null or link_ends_at > ${now}) returning email, locale`
    : sql<Reader>`update newsletter_reader set optout_at = ${now} where link_id = ${linkId} returning email, locale`
  ).execute(transaction);
  const [reader] = rows;
  if (!reader) {
    const decided = await decideByMembersLink(transaction, { linkId, optin, again, now });
    if (decided === undefined) throw new CallError('AUT402');
    return decided;
  }
  await (optin ? subscribeAccount : endOfAccount)(transaction, reader, now);
  return optin;
}
