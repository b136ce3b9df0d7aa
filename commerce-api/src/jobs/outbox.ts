import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import type { Job } from './worker.ts';

interface OutboxRow {
  readonly outbox_id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** Sends one message; a thrown error causes a retry. */
export type Deliver = (message: {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
}) => Promise<void>;

/**
 * Returns the statement that queues a message for the worker.
 * @param source what must return a row, from `from` on
 */
export const outboxInsert = (
  kind: string,
  payload: unknown,
  source: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> =>
  sql`insert into outbox (outbox_id, kind, payload) select ${crypto.randomUUID()}, ${kind}, ${json(payload)} ${source}`;

/**
 * Queues a message, which is sent if the transaction commits.
 * @param at when it is sent; at once by default
 */
export async function post(transaction: Db, kind: string, payload: unknown, at?: Date): Promise<void> {
  const due_at = at ?? sql<Date>`now()`;
  await transaction
    .insertInto('outbox')
    .values({ outbox_id: crypto.randomUUID(), kind, payload: json(payload), due_at })
    .execute();
}

const BATCH_SIZE = 20;
/** Lease in seconds of a message, longer than one delivery can take; after a crash, another worker claims it. */
const LEASE_SECONDS = 120;

const ofKind = (kinds: readonly string[] | undefined): RawBuilder<unknown> =>
  kinds ? sql`kind in (${sql.join(kinds)})` : sql`true`;

// Postpones the due time first, so that two workers never send the same message concurrently.
async function claim(db: Db, kinds: readonly string[] | undefined): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    update outbox set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where outbox_id in (select outbox_id from outbox where sent_at is null and due_at <= now() and ${ofKind(kinds)} order by due_at limit ${BATCH_SIZE} for update skip locked)
    returning outbox_id, kind, payload, attempts`.execute(db);
  return rows;
}

/**
 * Starts the lease anew when a message's turn comes, because a batch can take longer than the lease of its last message.
 * @returns false when another worker has claimed or sent it
 */
async function renewLease(db: Db, { outbox_id, attempts }: OutboxRow): Promise<boolean> {
  const { rows } = await sql`
    update outbox set due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where outbox_id = ${outbox_id} and attempts = ${attempts} and sent_at is null returning outbox_id`.execute(db);
  return rows.length > 0;
}

/** Postpones a message by a delay that grows with each attempt, unless another worker has claimed it. */
async function postpone(db: Db, { outbox_id, attempts }: OutboxRow): Promise<void> {
  const seconds = Math.min(3600, 5 * 2 ** attempts);
  await sql`
    update outbox set due_at = now() + make_interval(secs => ${seconds})
    where outbox_id = ${outbox_id} and attempts = ${attempts}`.execute(db);
}

/**
 * Sends due messages. The delay after each failure grows, up to an hour. A message goes out once, except when its
 * service crashes between sending and noting it, or when its receiver's answer is lost; it then has the same id.
 * @param kinds of the messages; a job leaves those that it does not know to others, such as a later version
 */
export function outboxJob(
  db: Db,
  deliver: Deliver,
  onFailure: (error: unknown) => void,
  kinds?: readonly string[],
): Job {
  /** Messages that were sent but could not be noted as sent, because the database was lost. */
  const unnoted = new Set<string>();
  const send = async (row: OutboxRow): Promise<void> => {
    const { outbox_id: id, kind, payload } = row;
    if (!unnoted.has(id)) {
      if (!(await renewLease(db, row))) return;
      await deliver({ id, kind, payload });
      unnoted.add(id);
    }
    await sql`update outbox set sent_at = now() where outbox_id = ${id}`.execute(db);
    unnoted.delete(id);
  };
  return {
    name: 'deliver-outbox',
    run: async () => {
      for (const row of await claim(db, kinds)) {
        try {
          await send(row);
        } catch (error) {
          onFailure(error);
          await postpone(db, row);
        }
      }
    },
  };
}

export interface OutboxBacklog {
  readonly due: number;
  /** Delay in seconds of the oldest due message. */
  readonly lag: number;
}

export async function outboxBacklog(db: Db): Promise<OutboxBacklog> {
  const { rows } = await sql<OutboxBacklog>`
    select cast(count(*) as integer) as due, cast(coalesce(greatest(0, extract(epoch from now() - min(due_at))), 0) as double precision) as lag
    from outbox where sent_at is null and due_at <= now()`.execute(db);
  return rows[0] ?? { due: 0, lag: 0 };
}
