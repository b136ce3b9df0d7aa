import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Job } from './worker.ts';

/** When the last day of a registration has ended everywhere, as by `endOfDay` of `shared-contracts/event-days`. */
const lastDayEnd = `(select max(cast(day || 'T12:00Z' as timestamptz)) + interval '1 day' from unnest(attending_days) as day)`;

/** Obsolete rows and their retention time, during which a late request is still told apart from an unknown one. */
const remains: readonly {
  readonly table: string;
  readonly key: string;
  /** A column, or another expression. */
  readonly end: string;
  readonly days: number;
  /** A further condition for obsolete rows. */
  readonly only?: string;
  /** Tables whose rows belong to one by its key, and go with it. */
  readonly parts?: readonly string[];
}[] = [
  { table: 'rate_window', key: 'bucket', end: 'ends_at', days: 0 },
  { table: 'sign_in_attempt', key: 'login_hash', end: 'until', days: 1 },
  { table: 'mailed_code', key: 'subject_id', end: 'expires_at', days: 1 },
  { table: 'sign_in_code', key: 'asked_by_hash', end: 'expires_at', days: 1 },
  { table: 'passkey_challenge', key: 'challenge_hash', end: 'expires_at', days: 0 },
  { table: 'text_code', key: 'subject_id', end: 'expires_at', days: 1 },
  { table: 'authorisation_code', key: 'code_hash', end: 'expires_at', days: 1 },
  { table: 'mailed_link', key: 'link_id', end: 'expires_at', days: 30 },
  { table: 'newsletter_reader', key: 'email', end: 'link_ends_at', days: 30, only: 'confirmed_at is null' },
  // Goods that do not come back, and their readers' addresses.
  { table: 'stock_notice', key: 'notice_id', end: 'asked_at', days: 180 },
  // The account shows them for a year after the event.
  { table: 'event_registration', key: 'registration_id', end: 'ends_at', days: 365 },
  // Or after their last day: the release before does not keep when an event ends.
  { table: 'event_registration', key: 'registration_id', end: lastDayEnd, days: 365, only: 'ends_at is null' },
  { table: 'shared_cart', key: 'token', end: 'expires_at', days: 0 },
  { table: 'found_customer', key: 'reference_hash', end: 'expires_at', days: 0 },
  { table: 'session', key: 'session_id', end: 'expires_at', days: 1 },
  // Mails and events that were sent, which name people.
  { table: 'outbox', key: 'outbox_id', end: 'sent_at', days: 30 },
  // And the messages about them.
  { table: 'order_event', key: 'event_id', end: 'happened_at', days: 90 },
  { table: 'device_fingerprint', key: 'cart_id', end: 'created_at', days: 30 },
  // Long after the session of whoever filled it, or after its order. Units that are held go back first.
  {
    table: 'cart',
    key: 'cart_id',
    end: 'updated_at',
    days: 180,
    only: "state <> 'placing' and not exists (select from stock_hold h where h.cart_id = cart.cart_id)",
    parts: ['cart_line', 'cart_tender', 'price_adjustment'],
  },
  { table: 'placement', key: 'placement_id', end: 'updated_at', days: 180, only: "state = 'failed'" },
  { table: 'payment_session', key: 'session_id', end: 'created_at', days: 30 },
  // Calls are repeated within minutes; a cart's order is known by its own record.
  { table: 'idempotency', key: 'key', end: 'created_at', days: 90 },
  // As long as the tax law of every market asks for at most.
  {
    table: 'orders',
    key: 'order_number',
    end: 'placed_at',
    days: 3653,
    parts: [
      'order_line',
      'shipment',
      'refund',
      'order_reversal',
      'withdrawal',
      'payment',
      'placement',
      'pending_points',
      'coupon_use',
      'coupon_mark',
    ],
  },
  // Until claims from a purchase are barred, and nobody has written for as long. Messages and pictures go with it.
  { table: 'support_case', key: 'case_number', end: 'changed_at', days: 1096 },
  // Of cases that were never sent.
  { table: 'support_picture', key: 'picture_id', end: 'added_at', days: 1, only: 'case_number is null' },
];

const AT_ONCE = 500;
/** Batches of a table in one run, so that others need not wait when much has gathered. */
const MOST_BATCHES = 20;
const PAUSE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/** Deletes obsolete rows in small batches to avoid long locks; safe on several instances. */
export async function sweep(db: Db, now: Date): Promise<number> {
  let gone = 0;
  for (const { table, key, end, days, only = 'true', parts = [] } of remains) {
    const before = new Date(now.getTime() - days * DAY_MS);
    const withParts = parts.map(
      (part, index) =>
        sql`, ${sql.ref(`part_${index}`)} as (delete from ${sql.table(part)} where ${sql.ref(key)} in (select ${sql.ref(key)} from obsolete))`,
    );
    // A statement that names shared tables makes kept answers old, even when it deletes nothing.
    if (parts.length > 0) {
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.raw(end)} < ${before} and ${sql.raw(only)} limit 1`.execute(db);
      if (rows.length === 0) continue;
    }
    for (let deleted = AT_ONCE, batch = 0; deleted === AT_ONCE && batch < MOST_BATCHES; batch += 1, gone += deleted) {
      const { rows } = await sql`
        with obsolete as (
          select ctid as place, ${sql.ref(key)} from ${sql.table(table)} where ${sql.raw(end)} < ${before} and ${sql.raw(only)}
          order by ${sql.raw(end)} limit ${AT_ONCE} for update skip locked
        )${sql.join(withParts, sql``)}
        delete from ${sql.table(table)} where ctid in (select place from obsolete) returning ${sql.ref(key)}`.execute(
        db,
      );
      deleted = rows.length;
    }
  }
  return gone;
}

/** Sweeps every ten minutes. */
export function sweepJob(db: Db, now: () => Date): Job {
  let next = 0;
  return {
    name: 'sweep-old-rows',
    run: async () => {
      if (now().getTime() < next) return;
      next = now().getTime() + PAUSE_MS;
      await sweep(db, now());
    },
  };
}
