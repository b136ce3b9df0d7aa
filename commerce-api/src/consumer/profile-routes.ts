import { enrolConsumer, getConsumer, lookUpConsumer, updateConsumer } from 'shared-contracts/calls/consumer';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { joinLimits, lookUpLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { findAccountByEmail, readAccount } from './accounts.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { joinLoyalty, leaveLoyalty } from './memberships.ts';
import { checkConfirmation, checkPresence } from './presence.ts';
import { changeProfile, readProfile, replacesPhone } from './profile.ts';
import { checkEmail } from './sign-up.ts';

/** Calls for the profile of a signed-in consumer. */
export function profileRoutes(dependencies: ConsumerDependencies): Route[] {
  const { db, now } = dependencies;
  const profileOf = (
    handle: Db,
    { subject, locale }: Pick<CallContext, 'subject' | 'locale'>,
    { includeLoyaltySummary } = { includeLoyaltySummary: true },
  ) => readProfile(handle, subject.id, { includeLoyaltySummary, language: locale.language, now: now() });

  return [
    route(getConsumer, ({ query }, context) =>
      profileOf(db, context, { includeLoyaltySummary: query.includeLoyaltySummary === 'true' }),
    ),

    route(updateConsumer, async ({ body: { consumerProfile } }, context) => {
      const { subject, locale } = context;
      const account = await readAccount(db, subject.id);
      if (replacesPhone(account, consumerProfile, locale)) await checkConfirmation(db, subject, now());
      return changeOnce(db, updateConsumer.name, { consumerProfile }, context, async (transaction) => {
        await changeProfile(transaction, subject.id, consumerProfile, { locale, now: now() });
        return profileOf(transaction, context);
      });
    }),

    route(
      enrolConsumer,
      async ({ body }, context) => {
        const { subject, locale } = context;
        const { birthDate, loyalty } = await readAccount(db, subject.id);
        const isJoining = body.enrollments[0]?.optin;
        if (isJoining && !birthDate) throw new CallError('PRO411', { field: 'birthDate' });
        // Points are worth money.
        if (!isJoining && loyalty === 'member') await checkPresence(db, subject, now());
        return changeOnce(db, enrolConsumer.name, body, context, async (transaction) => {
          await (isJoining
            ? joinLoyalty(transaction, subject.id, locale, now())
            : leaveLoyalty(transaction, subject.id, now()));
          return profileOf(transaction, context);
        });
      },
      { limits: joinLimits },
    ),

    route(
      lookUpConsumer,
      async ({ query }) => {
        checkEmail(query.email);
        return { nextStep: (await findAccountByEmail(db, query.email)) ? 'signIn' : 'signUp' } as const;
      },
      { limits: lookUpLimits },
    ),
  ];
}
