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

/** Queues a message, which is sent if the transaction commits. */
export async function post(transaction: Db, kind: string, payload: unknown): Promise<void> {
  await outboxInsert(kind, payload).execute(transaction);
}

const BATCH_SIZE = 20;
/** Lease in seconds of a message; after a crash, another worker claims it. */
const LEASE_SECONDS = 60;

// Postpones the due time first, so that two workers never send the same message concurrently.
async function claim(db: Db): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    update outbox set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where outbox_id in (select outbox_id from outbox where sent_at is null and due_at <= now() order by due_at limit ${BATCH_SIZE} for update skip locked)
    returning outbox_id, kind, payload, attempts`.execute(db);
  return rows;
}

/** Sends due messages. The delay after each failure grows, up to an hour. */
export function outboxJob(db: Db, deliver: Deliver, onFailure: (error: unknown) => void): Job {
  return {
    name: 'deliver-outbox',
    run: async () => {
      for (const { outbox_id, kind, payload, attempts } of await claim(db)) {
        try {
          await deliver({ id: outbox_id, kind, payload });
          await sql`update outbox set sent_at = now() where outbox_id = ${outbox_id}`.execute(db);
        } catch (error) {
          onFailure(error);
          const seconds = Math.min(3600, 5 * 2 ** attempts);
          await sql`update outbox set due_at = now() + make_interval(secs => ${seconds}) where outbox_id = ${outbox_id}`.execute(
            db,
          );
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
