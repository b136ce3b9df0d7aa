import type { ParsedCall } from 'shared-contracts/call';
import {
  contactUs,
  getContactSubjects,
  openWarrantyCase,
  registerForEvent,
  retrieveUserData,
} from 'shared-contracts/calls/consumer-service';
import { CallError } from '../base/call-error.ts';
import { findEvent } from '../content/find-event.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { eventLimits, lookUpLimits, signInLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { findAccount, normalizeEmail } from './accounts.ts';
import { contactSubjects, isContactSubject } from './contact-subjects.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { checkForm, register } from './event-registrations.ts';
import { checkEmail } from './sign-up.ts';
import { openCase } from './support-cases.ts';

type Written = ParsedCall<typeof openWarrantyCase>['body'] | ParsedCall<typeof contactUs>['body'];

/** Customer service calls: events, warranty, contact form. */
export function serviceRoutes({ db, botCheck, now }: ConsumerDependencies): Route[] {
  const open = async (
    call: typeof openWarrantyCase | typeof contactUs,
    kind: 'WARRANTY' | 'CONTACT',
    { email, recaptcha_response, ...details }: Written,
    context: CallContext,
  ) => {
    checkEmail(email);
    await botCheck.check(recaptcha_response, 'login');
    return changeOnce(db, call.name, { email, ...details }, context, async (transaction) => ({
      caseNumber: await openCase(transaction, {
        kind,
        subjectId: context.subject.id,
        email: normalizeEmail(email),
        details,
      }),
    }));
  };

  return [
    route(
      retrieveUserData,
      async ({ body }) => {
        checkEmail(body.email);
        const account = await findAccount(db, body.consumerId);
        if (account?.kind !== 'CONSUMER' || account.email !== normalizeEmail(body.email)) throw new CallError('CCN404');
        const { email, firstName, lastName, postalCode, loyalty } = account;
        return {
          consumerId: body.consumerId,
          email,
          firstName,
          lastName,
          postalCode,
          isLoyaltyMember: loyalty === 'member',
        };
      },
      { limits: lookUpLimits },
    ),

    route(registerForEvent, async ({ body }, context) => {
      const { id: locale, language, siteId } = context.locale;
      const reading = { language, siteId, at: now(), withDrafts: false };
      // Found before the transaction, and only within the limits.
      const find = async () => {
        const event = await findEvent(db, body.eventId, reading);
        if (!event) throw new CallError('EVT404');
        return { event, days: checkForm(body, event, now()) };
      };
      let found: Awaited<ReturnType<typeof find>> | undefined;
      return changeOnce(
        db,
        registerForEvent.name,
        body,
        context,
        async (transaction) => {
          if (!found) throw new Error('The event was not looked for');
          const { event, days } = found;
          const { id: subjectId } = context.subject;
          const registered = await register(transaction, { subjectId, form: body, event, days, locale, now: now() });
          return { ...registered, eventId: body.eventId, attendingDays: days };
        },
        async () => {
          await context.take(eventLimits);
          found = await find();
        },
      );
    }),

    route(openWarrantyCase, ({ body }, context) => open(openWarrantyCase, 'WARRANTY', body, context), {
      limits: signInLimits,
    }),

    route(getContactSubjects, async (_input, { locale }) => ({
      categories: contactSubjects(locale.language),
    })),

    route(
      contactUs,
      async ({ body }, context) => {
        if (!isContactSubject(body.category, body.subject)) throw new CallError('API422', { field: 'subject' });
        return open(contactUs, 'CONTACT', body, context);
      },
      { limits: signInLimits },
    ),
  ];
}
