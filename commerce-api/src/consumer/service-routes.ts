import type { ParsedCall } from 'shared-contracts/call';
import {
  contactUs,
  getContactSubjects,
  openWarrantyCase,
  retrieveUserData,
} from 'shared-contracts/calls/consumer-service';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { caseAccountMailLimit, caseLimits, caseMailLimit, lookUpLimits, signInLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { findAccount } from './accounts.ts';
import { contactSubjects, isContactSubject } from './contact-subjects.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { checkEmail } from './sign-up.ts';
import { openCase } from './support-cases.ts';

type Written = ParsedCall<typeof openWarrantyCase>['body'] | ParsedCall<typeof contactUs>['body'];

interface ServiceDependencies extends ConsumerDependencies {
  /** Called when there is mail to send. */
  readonly onMail: () => void;
}

/** Customer service calls: warranty, contact form. */
export function serviceRoutes({ db, botCheck, now, onMail }: ServiceDependencies): Route[] {
  const open = async (
    call: typeof openWarrantyCase | typeof contactUs,
    kind: 'WARRANTY' | 'CONTACT',
    { email: typed, recaptcha_response, ...written }: Written,
    context: CallContext,
  ) => {
    checkEmail(typed);
    await botCheck.check(recaptcha_response, 'login');
    const { pictures = [], ...details } = { pictures: undefined, ...written };
    const email = normalizeEmail(typed);
    const account = await findAccount(db, context.subject.id);
    const isOfAccount = account?.email === email;
    const opened = await changeOnce(
      db,
      call.name,
      { email: typed, ...written },
      context,
      async (transaction) => ({
        caseNumber: await openCase(transaction, {
          ...{ kind, email, isOfAccount, details, pictures, now: now() },
          subjectId: context.subject.id,
          locale: context.locale.id,
        }),
      }),
      async () => {
        await context.take(caseLimits);
        await context.take([isOfAccount ? caseAccountMailLimit : caseMailLimit], email);
      },
    );
    onMail();
    return opened;
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
