import { confirmNewsletter, requestNewsletter } from 'shared-contracts/calls/newsletter';
import { changeOnce } from '../idempotency/change-once.ts';
import { lookUpLimits, signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { decideByLink, inviteReader } from './newsletter.ts';
import { checkEmail } from './sign-up.ts';

/** Newsletter calls for anyone with an email address; a mailed link confirms each request. */
export function newsletterRoutes({ db, links, now }: ConsumerDependencies): Route[] {
  return [
    route(
      requestNewsletter,
      ({ body }, context) => {
        checkEmail(body.email.trim());
        return changeOnce(db, requestNewsletter.name, body, context, async (transaction) => {
          const { email, formLocation } = body;
          await inviteReader(transaction, { email, formLocation, locale: context.locale, now: now() });
          return {};
        });
      },
      { limits: lookUpLimits },
    ),

    route(
      confirmNewsletter,
      async ({ body: { token, optin } }, context) => {
        const linkId = await links.read(token);
        return changeOnce(db, confirmNewsletter.name, { linkId, optin }, context, async (transaction) => {
          await decideByLink(transaction, { linkId, optin, now: now() });
          return { optin };
        });
      },
      { limits: signInLimits },
    ),
  ];
}
