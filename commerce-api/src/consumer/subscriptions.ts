import { sql } from 'kysely';
import type { Subscription } from 'shared-contracts/calls/consumer';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { postCode } from '../text-messages/text-codes.ts';
import { inviteMember } from './members-news.ts';
import { endReading, inviteReader, resumeReading } from './newsletter.ts';

export interface SubscriptionChange {
  readonly subjectId: string;
  readonly channel: 'email' | 'sms';
  readonly type: 'Newsletter' | 'LoyaltyNewsletter';
  readonly optin: boolean;
  readonly recipient: string;
  readonly category?: string | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Creates, changes or ends a subscription. In EMEA an address must be confirmed by the mailed link, and everywhere a phone
 * number by the code that is sent to it.
 * @throws {CallError} API429 when the number got too many codes
 */
export async function writeSubscription(transaction: Db, change: SubscriptionChange): Promise<void> {
  const { subjectId, channel, type, optin, recipient, category, locale, now } = change;
  const confirmed = optin && channel === 'email' && locale.region !== 'EMEA';
  const { rows } = await sql<{ readonly double_optin: boolean }>`
    insert into subscription as kept (subject_id, channel, type, optin, double_optin, recipient, category, country, region, optin_at, optout_at)
    values (${subjectId}, ${channel}, ${type}, ${optin}, ${confirmed}, ${recipient}, ${category ?? null}, ${locale.country}, ${locale.region}, ${optin ? now : null}, ${optin ? null : now})
    on conflict (subject_id, channel, type) do update set
      optin = excluded.optin, recipient = excluded.recipient, category = coalesce(excluded.category, kept.category),
      double_optin = excluded.optin and (excluded.double_optin or (kept.double_optin and kept.recipient = excluded.recipient)),
      country = excluded.country, region = excluded.region,
      optin_at = coalesce(excluded.optin_at, kept.optin_at), optout_at = excluded.optout_at
    returning double_optin`.execute(transaction);
  const isWaiting = optin && !rows[0]?.double_optin;
  if (channel === 'email' && isWaiting)
    await (type === 'Newsletter' ? inviteReader : inviteMember)(transaction, { email: recipient, locale, now });
  if (channel === 'email' && type === 'Newsletter' && !isWaiting)
    await (optin ? resumeReading : endReading)(transaction, recipient, now);
  if (channel === 'sms' && isWaiting)
    await postCode(transaction, { subjectId, phone: recipient, locale: locale.id }, now);
}

export async function readSubscriptions(db: Db, subjectId: string): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('channel')
    .orderBy('type')
    .execute();
  return rows.map((row) => ({
    channel: row.channel,
    type: row.type,
    optin: row.optin,
    doubleOptin: row.double_optin,
    recipient: row.recipient,
    ...(row.category ? { category: row.category } : {}),
    country: row.country,
    region: row.region,
    ...(row.optin_at ? { optinDate: row.optin_at.toISOString() } : {}),
    ...(row.optout_at ? { optoutDate: row.optout_at.toISOString() } : {}),
  }));
}
