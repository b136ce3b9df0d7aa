import {
  beginServing as beginServingCall,
  createCustomer,
  endServing as endServingCall,
  findCustomer as findCustomerCall,
  getServed,
} from 'shared-contracts/calls/serving';
import type { LinkRequest } from '../auth/mailed-links.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { tillOf } from '../base/till.ts';
import { transact } from '../database/transact.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { post } from '../jobs/outbox.ts';
import { recordAction } from '../server/audit.ts';
import { findCustomerLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { readAddresses } from './addresses.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { findCustomer, nameCustomer } from './find-customers.ts';
import { beginServing, endServing, findServed, writeConsents } from './serving.ts';
import { checkEmail, checkPerson, NO_PASSWORD, openConsumerAccount } from './sign-up.ts';

/** Calls of associates for customers in a store (docs/decisions/0060-serving-a-customer.md). */
export function servingRoutes({ db, now, onMail }: ConsumerDependencies & { readonly onMail: () => void }): Route[] {
  /** Writes down whose account an associate has come to, beside the call itself. */
  const note = async (call: string, customerId: string, { subject, correlationId }: CallContext): Promise<void> => {
    await recordAction(db, { subject, call, target: { customerId }, correlationId }, 'done');
  };
  // Counted for the account: store and employee number are chosen at each sign-in.
  const takeLimit = ({ subject, take }: CallContext) => take(findCustomerLimits, tillOf(subject).openedBy);

  return [
    route(findCustomerCall, async ({ body }, context) => {
      await takeLimit(context);
      const { sessionId } = tillOf(context.subject);
      const found = await findCustomer(db, { ...body, sessionId, locale: context.locale, now: now() });
      if (!found) return {};
      await note('serving.found', found.customerId, context);
      return { customer: found.shown };
    }),

    route(createCustomer, async ({ body }, context) => {
      const { locale } = context;
      const { consents, ...person } = body;
      const till = tillOf(context.subject);
      const at = now();
      const form = {
        ...person,
        newsletter: consents.newsletter,
        loyaltyTerms: consents.loyalty,
        brandTerms: consents.terms,
        policy: consents.terms,
        optInAccepted: consents.terms,
        isTermsConfirmed: consents.terms,
        isTemporaryPassword: true,
        subscriptions: {
          newsletterConsent: consents.newsletter,
          loyaltyConsent: consents.loyalty,
          smsNotificationConsent: false,
          loyaltyNewsletterConsent: false,
        },
        source: { store: till.storeId, acquisitionType: 'Store' },
      };
      checkEmail(form.email);
      const phone = checkPerson(form, locale, at);
      // The stored answer is the id alone: neither name nor contacts outlive their purpose there.
      const { customerId } = await changeOnce(
        db,
        createCustomer.name,
        body,
        context,
        async (transaction) => {
          const subjectId = crypto.randomUUID();
          const account = { subjectId, form, passwordHash: NO_PASSWORD, phone, locale, now: at, leadSource: undefined };
          await openConsumerAccount(transaction, account);
          await writeConsents(
            transaction,
            till,
            subjectId,
            [
              'account',
              ...(consents.newsletter ? (['newsletter'] as const) : []),
              ...(consents.loyalty ? (['loyalty'] as const) : []),
            ],
            at,
          );
          // Nobody knows a password yet; the customer sets one by the link.
          const link: LinkRequest = { purpose: 'password', email: normalizeEmail(body.email), locale: locale.id };
          await post(transaction, 'link-request', link);
          return { customerId: subjectId };
        },
        () => takeLimit(context),
      );
      onMail();
      await note('serving.created', customerId, context);
      const { shown } = await nameCustomer(db, customerId, { sessionId: till.sessionId, now: at });
      return { customer: shown };
    }),

    route(beginServingCall, async ({ body }, context) => {
      if (!body.isAgreed) throw new CallError('API422', { field: 'isAgreed' });
      const { reference, sharesAddresses, cartId } = body;
      const at = now();
      const customerId = await transact(db, (transaction) =>
        beginServing(transaction, tillOf(context.subject), { reference, sharesAddresses, cartId, now: at }),
      );
      onMail();
      await note('serving.begun', customerId, context);
      return { servedSince: at.toISOString() };
    }),

    route(endServingCall, async (_input, { subject }) => {
      await transact(db, (transaction) => endServing(transaction, tillOf(subject), now()));
      return {};
    }),

    route(getServed, async (_input, { subject }) => {
      const served = await findServed(db, subject.id);
      if (!served) throw new CallError('PRO404');
      const { customerId, email, firstName, lastName, sharesAddresses } = served;
      return {
        email,
        firstName,
        lastName,
        address: sharesAddresses ? await readAddresses(db, customerId) : [],
      };
    }),
  ];
}
