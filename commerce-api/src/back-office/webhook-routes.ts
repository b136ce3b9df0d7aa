import {
  addWebhook,
  changeWebhook,
  getWebhookDeliveries,
  getWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replayEvents,
  testWebhook,
} from 'shared-contracts/calls/staff-webhooks';
import type { StaffRule } from '../auth/staff.ts';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { recordAction } from '../staff/actions.ts';
import { actorReader } from '../staff/actor-of.ts';
import { deliverTest, type WebhookDependencies } from '../webhooks/deliver-events.ts';
import { isOutside } from '../webhooks/outside-address.ts';
import {
  addTestEvent,
  createWebhook,
  deleteWebhook,
  findWebhook,
  readDeliveries,
  readDelivery,
  readWebhooks,
  renewSecret,
  replay,
  updateWebhook,
} from '../webhooks/webhooks.ts';

export interface WebhookRouteDependencies extends WebhookDependencies {
  readonly staff: StaffRule;
  /** Called when there are messages to send. */
  readonly onMessage: () => void;
}

type Found = Awaited<ReturnType<typeof findWebhook>>;

/** Calls by which operators say which systems receive order events, and see what came of it. */
export function webhookRoutes(dependencies: WebhookRouteDependencies): Route[] {
  const { db, now, allowsPrivate, onMessage } = dependencies;
  const actorOf = actorReader(dependencies);
  const checkUrl = (url: string): void => {
    if (!isOutside(url, allowsPrivate)) throw new CallError('WHK400', { field: 'url' });
  };

  /** Changes a system that exists, with its entry in the audit record. */
  async function change<T>(
    action: string,
    { webhookId }: { readonly webhookId: string },
    context: CallContext,
    work: (transaction: Db, found: Found) => Promise<{ readonly answer: T; readonly url?: string }>,
  ): Promise<T> {
    const actor = await actorOf(context);
    return transact(db, async (transaction) => {
      const found = await findWebhook(transaction, webhookId);
      const { answer, url } = await work(transaction, found);
      const moved = url === undefined || url === found.url ? {} : { before: { url: found.url }, after: { url } };
      await recordAction(transaction, actor, { action, change: { of: found.name, ...moved } });
      return answer;
    });
  }

  return [
    route(getWebhooks, async () => ({ webhooks: await readWebhooks(db, now()) })),

    route(addWebhook, async ({ body }, context) => {
      checkUrl(body.url);
      const actor = await actorOf(context);
      return transact(db, async (transaction) => {
        const added = await createWebhook(transaction, body);
        const { name, url } = body;
        await recordAction(transaction, actor, { action: 'webhook.add', change: { of: name, after: { url } } });
        return added;
      });
    }),

    route(changeWebhook, ({ params, body }, context) => {
      checkUrl(body.url);
      return change('webhook.change', params, context, async (transaction) => {
        await updateWebhook(transaction, params.webhookId, body);
        return { answer: {}, url: body.url };
      });
    }),

    route(removeWebhook, ({ params }, context) =>
      change('webhook.remove', params, context, async (transaction) => {
        await deleteWebhook(transaction, params.webhookId);
        return { answer: {} };
      }),
    ),

    route(renewWebhookSecret, ({ params }, context) =>
      change('webhook.renewSecret', params, context, async (transaction) => ({
        answer: await renewSecret(transaction, params.webhookId, now()),
      })),
    ),

    route(testWebhook, async ({ params: { webhookId } }, context) => {
      const eventId = await change('webhook.test', { webhookId }, context, async (transaction, { name }) => ({
        answer: await addTestEvent(transaction, webhookId, `A test for ${name}`),
      }));
      await deliverTest(dependencies, { webhookId, eventId }, context.log);
      return readDelivery(db, webhookId, eventId);
    }),

    route(getWebhookDeliveries, async ({ params: { webhookId }, query }) => {
      await findWebhook(db, webhookId);
      return readDeliveries(db, webhookId, query);
    }),

    route(replayEvents, async ({ params, body }, context) => {
      const count = await change('webhook.replay', params, context, async (transaction) => ({
        answer: await replay(transaction, params.webhookId, body),
      }));
      onMessage();
      return { count };
    }),
  ];
}
