import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type {
  addWebhook,
  getWebhookDeliveries,
  replayEvents,
  Webhook,
  WebhookDelivery,
} from 'shared-contracts/calls/staff-webhooks';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';

const PAGE = 25;
/** Hours for which messages are signed by the secret before, too. */
const FORMER_HOURS = 24;

type WebhookSettings = ParsedCall<typeof addWebhook>['body'];

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Returns the systems that receive order events, by name. */
export async function readWebhooks(db: Db, now: Date): Promise<Webhook[]> {
  const { rows } = await sql<
    Omit<Webhook, 'lastDeliveredAt' | 'formerSecretUntil'> & {
      readonly last: Date | null;
      readonly former: Date | null;
    }
  >`
    select w.webhook_id as "webhookId", w.name, w.url, w.types, w.is_paused as "isPaused", w.former_until as former,
      (select cast(count(*) as integer) from webhook_delivery d where d.webhook_id = w.webhook_id and d.state = 'waiting') as waiting,
      (select cast(count(*) as integer) from webhook_delivery d where d.webhook_id = w.webhook_id and d.state = 'failed') as failed,
      (select max(d.delivered_at) from webhook_delivery d where d.webhook_id = w.webhook_id) as last
    from webhook w order by w.name, w.webhook_id`.execute(db);
  return rows.map(({ last, former, ...row }) => ({
    ...row,
    ...(last ? { lastDeliveredAt: last.toISOString() } : {}),
    ...(former && former > now ? { formerSecretUntil: former.toISOString() } : {}),
  }));
}

/** Returns a system, locked within a transaction. @throws {CallError} API404 */
export async function findWebhook(transaction: Db, webhookId: string) {
  const found = await transaction
    .selectFrom('webhook')
    .select(['webhook_id', 'name', 'url', 'types', 'is_paused'])
    .where('webhook_id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new CallError('API404');
  return found;
}

/** Adds a system. */
export async function createWebhook(
  transaction: Db,
  settings: WebhookSettings,
): Promise<CallResponse<typeof addWebhook>> {
  const [webhookId, secret] = [crypto.randomUUID(), newSecret()];
  await transaction
    .insertInto('webhook')
    .values({ webhook_id: webhookId, ...settings, secret, former_secret: null, former_until: null })
    .execute();
  return { webhookId, secret };
}

export async function updateWebhook(
  transaction: Db,
  webhookId: string,
  { isPaused, ...settings }: WebhookSettings & { readonly isPaused: boolean },
): Promise<void> {
  await transaction
    .updateTable('webhook')
    .set({ ...settings, is_paused: isPaused })
    .where('webhook_id', '=', webhookId)
    .execute();
}

/** Forgets a system, its secret, and what it was sent. */
export async function deleteWebhook(transaction: Db, webhookId: string): Promise<void> {
  await transaction.deleteFrom('webhook').where('webhook_id', '=', webhookId).execute();
  await transaction.deleteFrom('webhook_delivery').where('webhook_id', '=', webhookId).execute();
}

/** Replaces the secret of a system, which stays good for a day beside the new one. */
export async function renewSecret(transaction: Db, webhookId: string, now: Date): Promise<{ readonly secret: string }> {
  const secret = newSecret();
  await sql`
    update webhook set former_secret = secret, former_until = ${new Date(now.getTime() + FORMER_HOURS * 3_600_000)}, secret = ${secret}
    where webhook_id = ${webhookId}`.execute(transaction);
  return { secret };
}

/** Stores a test event for one system, which its caller sends now: it is not due for others. @returns its id */
export async function addTestEvent(transaction: Db, webhookId: string, text: string): Promise<string> {
  const eventId = crypto.randomUUID();
  await sql`
    with happened as (
      insert into order_event (event_id, type, data) values (${eventId}, 'webhook.test', jsonb_build_object('text', cast(${text} as text))) returning event_id
    ) insert into webhook_delivery (webhook_id, event_id, attempts, due_at)
    select ${webhookId}, event_id, 1, now() + interval '1 minute' from happened`.execute(transaction);
  return eventId;
}

interface DeliveryRow {
  readonly eventId: string;
  readonly type: WebhookDelivery['type'];
  readonly orderNumber: string | null;
  readonly at: Date;
  readonly status: WebhookDelivery['status'];
  readonly attempts: number;
  readonly answer: number | null;
  readonly due: Date;
  readonly delivered: Date | null;
}

function toDelivery({ orderNumber, at, answer, due, delivered, ...row }: DeliveryRow): WebhookDelivery {
  const when = { waiting: due, delivered, failed: null }[row.status];
  return {
    ...row,
    at: at.toISOString(),
    ...(orderNumber ? { orderNumber } : {}),
    ...(answer === null ? {} : { answer }),
    ...(when ? { when: when.toISOString() } : {}),
  };
}

async function selectDeliveries(db: Db, webhookId: string, only: RawBuilder<unknown>): Promise<WebhookDelivery[]> {
  const { rows } = await sql<DeliveryRow>`
    select e.event_id as "eventId", e.type, e.order_number as "orderNumber", e.happened_at as at, d.state as status, d.attempts, d.answer,
      d.due_at as due, d.delivered_at as delivered
    from webhook_delivery d join order_event e on e.event_id = d.event_id
    where d.webhook_id = ${webhookId} and ${only}
    order by e.happened_at desc, e.event_id desc limit ${PAGE + 1}`.execute(db);
  return rows.map(toDelivery);
}

/** Returns a page of messages to a system, the latest event first. */
export async function readDeliveries(
  db: Db,
  webhookId: string,
  { status, after }: Pick<ParsedCall<typeof getWebhookDeliveries>['query'], 'status' | 'after'>,
): Promise<CallResponse<typeof getWebhookDeliveries>> {
  const ofStatus = status === undefined ? sql`true` : sql`d.state = ${status}`;
  const isLater =
    after === undefined
      ? sql`true`
      : sql`(e.happened_at, e.event_id) < (select happened_at, event_id from order_event where event_id = ${after})`;
  const rows = await selectDeliveries(db, webhookId, sql`${ofStatus} and ${isLater}`);
  return { deliveries: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** Returns what came of one message. @throws {CallError} API404 */
export async function readDelivery(db: Db, webhookId: string, eventId: string): Promise<WebhookDelivery> {
  const [found] = await selectDeliveries(db, webhookId, sql`e.event_id = ${eventId}`);
  if (!found) throw new CallError('API404');
  return found;
}

/**
 * Queues events for a system again, or for the first time: of a time, in which only those of its types, one, or all that
 * were given up.
 * @returns how many
 */
export async function replay(
  transaction: Db,
  webhookId: string,
  which: ParsedCall<typeof replayEvents>['body'],
): Promise<number> {
  const only =
    'eventId' in which
      ? sql`e.event_id = ${which.eventId} and exists (select from webhook_delivery d where d.webhook_id = w.webhook_id and d.event_id = e.event_id)`
      : 'failed' in which
        ? sql`exists (select from webhook_delivery d where d.webhook_id = w.webhook_id and d.event_id = e.event_id and d.state = 'failed')`
        : sql`e.happened_at between ${which.from} and ${which.to} and e.type = any(w.types)`;
  const { rows } = await sql<{ count: number }>`
    with again as (
      insert into webhook_delivery (webhook_id, event_id)
      select w.webhook_id, e.event_id from webhook w cross join order_event e where w.webhook_id = ${webhookId} and ${only}
      on conflict (webhook_id, event_id) do update
      set state = 'waiting', attempts = 0, due_at = now(), answer = null, delivered_at = null
      returning event_id
    ) select cast(count(*) as integer) as count from again`.execute(transaction);
  return rows[0]?.count ?? 0;
}
