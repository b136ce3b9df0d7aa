import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Job } from '../jobs/worker.ts';
import { sendEvent } from './send-event.ts';

/** Seconds until the next attempt after each that failed; two days in all, and then a message is given up. */
const WAITS = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400] as const;
/** Messages that a system is sent at once, so that one that does not answer holds up only its own. */
const AT_ONCE = 5;
/** Lease in seconds of a message, longer than one attempt; after a crash, another worker claims it. */
const LEASE_SECONDS = 30;

export interface WebhookDependencies {
  readonly db: Db;
  /** Whether systems may be in the shop's own network, and be reached without TLS. */
  readonly allowsPrivate: boolean;
  readonly now: () => Date;
}

interface Due {
  readonly webhookId: string;
  readonly eventId: string;
  readonly attempts: number;
}

interface Loaded extends Due {
  readonly url: string;
  readonly secrets: readonly string[];
  readonly type: string;
  readonly at: Date;
  readonly sequence: number;
  readonly data: unknown;
}

async function claim(db: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update webhook_delivery d set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = d.attempts + 1
    from webhook w cross join lateral (
      select event_id from webhook_delivery waiting
      where waiting.webhook_id = w.webhook_id and waiting.state = 'waiting' and waiting.due_at <= now()
      order by waiting.due_at limit ${AT_ONCE} for update skip locked
    ) due
    where not w.is_paused and d.webhook_id = w.webhook_id and d.event_id = due.event_id
    returning d.webhook_id as "webhookId", d.event_id as "eventId", d.attempts`.execute(db);
  return rows;
}

async function load(db: Db, { webhookId, eventId, attempts }: Due, now: Date): Promise<Loaded | undefined> {
  const { rows } = await sql<Loaded>`
    select w.webhook_id as "webhookId", e.event_id as "eventId", cast(${attempts} as integer) as attempts, w.url, e.type, e.happened_at as at, e.data,
      cast(e.position as integer) as sequence,
      array_remove(array[w.secret, case when w.former_until > ${now} then w.former_secret end], null) as secrets
    from webhook w, order_event e where w.webhook_id = ${webhookId} and e.event_id = ${eventId}`.execute(db);
  return rows[0];
}

/** Notes what came of an attempt, unless the message was claimed, sent, or asked for again meanwhile. */
async function note(db: Db, message: Due & Pick<Loaded, 'type'>, answer: number | undefined): Promise<void> {
  const { webhookId, eventId, attempts, type } = message;
  const isDelivered = answer !== undefined && answer >= 200 && answer < 300;
  // Somebody looks at the result of a test, so that it is not repeated.
  const wait = type === 'webhook.test' ? undefined : WAITS[attempts - 1];
  const state = isDelivered ? 'delivered' : wait === undefined ? 'failed' : 'waiting';
  await sql`
    update webhook_delivery set state = ${state}, answer = ${answer ?? null}, delivered_at = case when ${isDelivered} then now() end,
      due_at = now() + make_interval(secs => ${isDelivered ? 0 : (wait ?? 0)})
    where webhook_id = ${webhookId} and event_id = ${eventId} and attempts = ${attempts} and state = 'waiting'`.execute(
    db,
  );
}

async function deliver(
  dependencies: WebhookDependencies,
  due: Due,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { db, now } = dependencies;
  const loaded = await load(db, due, now());
  if (!loaded) return;
  const { url, secrets, eventId: id, type, at, sequence, data } = loaded;
  const body = JSON.stringify({ type, timestamp: at.toISOString(), sequence, data });
  const answer = await sendEvent({ url, id, body, secrets }, { ...dependencies, now: now() }).catch(
    (error: unknown) => {
      log.warn({ err: error, webhookId: due.webhookId }, 'a system could not receive an order event yet');
      return undefined;
    },
  );
  await note(db, { ...due, type }, answer);
}

/**
 * Sends order events to other systems. Each message arrives at least once: after a crash, or when the answer was lost, it comes
 * again with the same id. Those that failed are sent again, later each time, and given up after two days.
 */
export function deliverEventsJob(dependencies: WebhookDependencies, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'deliver-events',
    run: async () => {
      for (let due = await claim(dependencies.db); due.length > 0; due = await claim(dependencies.db))
        await Promise.all(due.map((one) => deliver(dependencies, one, log)));
    },
  };
}

/** Sends a test event now and once, and notes what came of it. */
export const deliverTest = (
  dependencies: WebhookDependencies,
  test: Omit<Due, 'attempts'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => deliver(dependencies, { ...test, attempts: 1 }, log);
