import type { ParsedCall } from 'shared-contracts/call';
import {
  addSubscription,
  getSubscriptions,
  updateNotifications,
  updateSubscription,
} from 'shared-contracts/calls/consumer';
import { confirmTextMessages } from 'shared-contracts/calls/text-messages';
import { CallError } from '../base/call-error.ts';
import { isTextable } from '../base/phone.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { mailLimit, mailsOf, signInLimits, textLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { isStopped } from '../text-messages/stopped-phones.ts';
import { admitCode, admitTypedCode, confirmPhone } from '../text-messages/text-codes.ts';
import { type Account, readAccount } from './accounts.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { notificationsOf } from './profile.ts';
import { checkedPhone } from './sign-up.ts';
import { readSubscriptions, writeSubscription } from './subscriptions.ts';

type Change = ParsedCall<typeof addSubscription>['body'];

/** The number of a change: the given one, else that of the subscription when it ends, else the account's. */
async function phoneOf(db: Db, { subjectId, phone }: Account, body: Change, { locale }: CallContext) {
  const given = checkedPhone(body, locale);
  if (given || body.optin) return given ?? phone;
  const kept = await db
    .selectFrom('subscription')
    .select('recipient')
    .where('subject_id', '=', subjectId)
    .where('channel', '=', 'sms')
    .where('type', '=', body.type)
    .executeTakeFirst();
  return kept?.recipient ?? phone;
}

/** Calls for what an account is subscribed to, and how it hears of its orders. */
export function subscriptionRoutes({ db, now, sendsTexts }: ConsumerDependencies): Route[] {
  const read = async (source: Db, subjectId: string) => ({
    subscriptions: await readSubscriptions(source, subjectId),
    offersTextMessages: sendsTexts,
  });
  const subscribe = (call: typeof addSubscription | typeof updateSubscription, body: Change, context: CallContext) => {
    const { subject, locale, take } = context;
    const { channel, type, optin, category } = body;
    const wantsTexts = channel === 'sms' && optin;
    const admit = async () => {
      if (wantsTexts) {
        await take(textLimits);
        await admitCode(db, subject.id, now());
      } else if (optin) await take([mailLimit], mailsOf('newsletter', (await readAccount(db, subject.id)).email));
    };
    return changeOnce(
      db,
      call.name,
      body,
      context,
      async (transaction) => {
        const account = await readAccount(transaction, subject.id);
        if (optin && type === 'LoyaltyNewsletter' && account.loyalty === 'none') throw new CallError('REW130');
        const recipient = channel === 'email' ? account.email : await phoneOf(transaction, account, body, context);
        if (!recipient) throw new CallError('API422', { field: 'phone' });
        if (wantsTexts && !sendsTexts) throw new CallError('API422', { field: 'channel' });
        if (wantsTexts && !isTextable(recipient)) throw new CallError('API422', { field: 'phone' });
        if (wantsTexts && (await isStopped(transaction, recipient))) throw new CallError('TXT409', { field: 'phone' });
        await writeSubscription(transaction, {
          subjectId: subject.id,
          channel,
          type,
          optin,
          recipient,
          category,
          locale,
          now: now(),
        });
        return read(transaction, subject.id);
      },
      admit,
    );
  };

  return [
    route(updateNotifications, ({ body }, context) =>
      changeOnce(db, updateNotifications.name, body, context, (transaction) =>
        writeNotifications(transaction, context.subject.id, body),
      ),
    ),

    route(getSubscriptions, (_input, { subject }) => read(db, subject.id)),
    route(addSubscription, ({ body }, context) => subscribe(addSubscription, body, context)),
    route(updateSubscription, ({ body }, context) => subscribe(updateSubscription, body, context)),

    route(
      confirmTextMessages,
      ({ body }, context) => {
        const { id } = context.subject;
        return changeOnce(
          db,
          confirmTextMessages.name,
          body,
          context,
          async (transaction) => {
            await confirmPhone(transaction, id, body.code, now());
            return read(transaction, id);
          },
          () => admitTypedCode(db, id, now()),
        );
      },
      { limits: signInLimits },
    ),
  ];
}

async function writeNotifications(
  transaction: Db,
  subjectId: string,
  body: ParsedCall<typeof updateNotifications>['body'],
) {
  const account = await readAccount(transaction, subjectId);
  const notifications = { ...notificationsOf(account), ...body };
  await transaction
    .updateTable('account')
    .set({ notifications: json(notifications) })
    .where('subject_id', '=', subjectId)
    .execute();
  // What is not wanted any more is not sent later, either.
  if (!notifications.backInStock)
    await transaction.deleteFrom('stock_notice').where('email', '=', account.email).execute();
  return notificationsOf({ notifications });
}
