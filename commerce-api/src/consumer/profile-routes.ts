import type { ParsedCall } from 'shared-contracts/call';
import {
  addSubscription,
  enrolConsumer,
  getConsumer,
  getSubscriptions,
  lookUpConsumer,
  updateConsumer,
  updateNotifications,
  updateSubscription,
} from 'shared-contracts/calls/consumer';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { lookUpLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { findAccountByEmail, readAccount } from './accounts.ts';
import { checkCurrentPassword } from './current-password.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { joinLoyalty } from './memberships.ts';
import { changeProfile, notificationsOf, readProfile, replacesPhone } from './profile.ts';
import { checkEmail, checkedPhone } from './sign-up.ts';
import { readSubscriptions, writeSubscription } from './subscriptions.ts';

const withPoints = { includeLoyaltySummary: true };

/** Calls for the profile and notification settings of a signed-in consumer. */
export function profileRoutes(dependencies: ConsumerDependencies): Route[] {
  const { db, now } = dependencies;

  const subscribe = (
    call: typeof addSubscription | typeof updateSubscription,
    body: ParsedCall<typeof addSubscription>['body'],
    context: CallContext,
  ) =>
    changeOnce(db, call.name, body, context, async (transaction) => {
      const { subject, locale } = context;
      const account = await readAccount(transaction, subject.id);
      const recipient = body.channel === 'email' ? account.email : (checkedPhone(body, locale) ?? account.phone);
      if (!recipient) throw new CallError('API422', { field: 'phone' });
      const { channel, type, optin, category } = body;
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
      return { subscriptions: await readSubscriptions(transaction, subject.id) };
    });

  return [
    route(getConsumer, ({ query }, { subject }) =>
      readProfile(db, subject.id, { includeLoyaltySummary: query.includeLoyaltySummary === 'true' }),
    ),

    route(updateConsumer, async ({ body: { consumerProfile, currentPassword } }, context) => {
      const { subject, locale } = context;
      const account = await readAccount(db, subject.id);
      if (replacesPhone(account, consumerProfile, locale))
        await checkCurrentPassword(db, account, currentPassword, now());
      return changeOnce(db, updateConsumer.name, { consumerProfile }, context, async (transaction) => {
        await changeProfile(transaction, subject.id, consumerProfile, { locale, now: now() });
        return readProfile(transaction, subject.id, withPoints);
      });
    }),

    route(enrolConsumer, ({ body }, context) =>
      changeOnce(db, enrolConsumer.name, body, context, async (transaction) => {
        const { subject, locale } = context;
        const { birthDate } = await readAccount(transaction, subject.id);
        if (!birthDate) throw new CallError('PRO411', { field: 'birthDate' });
        await joinLoyalty(transaction, subject.id, locale, now());
        return readProfile(transaction, subject.id, withPoints);
      }),
    ),

    route(
      lookUpConsumer,
      async ({ query }) => {
        checkEmail(query.email);
        return { nextStep: (await findAccountByEmail(db, query.email)) ? 'signIn' : 'signUp' } as const;
      },
      { limits: lookUpLimits },
    ),

    route(updateNotifications, ({ body }, context) =>
      changeOnce(db, updateNotifications.name, body, context, (transaction) =>
        writeNotifications(transaction, context.subject.id, body),
      ),
    ),

    route(getSubscriptions, async (_input, { subject }) => ({
      subscriptions: await readSubscriptions(db, subject.id),
    })),
    route(addSubscription, ({ body }, context) => subscribe(addSubscription, body, context)),
    route(updateSubscription, ({ body }, context) => subscribe(updateSubscription, body, context)),
  ];
}

async function writeNotifications(
  transaction: Db,
  subjectId: string,
  body: ParsedCall<typeof updateNotifications>['body'],
) {
  const notifications = { ...notificationsOf(await readAccount(transaction, subjectId)), ...body };
  await transaction
    .updateTable('account')
    .set({ notifications: json(notifications) })
    .where('subject_id', '=', subjectId)
    .execute();
  return notificationsOf({ notifications });
}
