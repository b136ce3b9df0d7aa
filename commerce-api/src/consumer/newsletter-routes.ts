import { confirmNewsletter, requestNewsletter } from 'shared-contracts/calls/newsletter';
import { normalizeEmail } from '../base/normalize-email.ts';
import type { Db } from '../database/database.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { lookUpLimits, mailLimit, mailsOf, signInLimits } from '../server/rate-limit.ts';
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
        const email = normalizeEmail(body.email);
        checkEmail(email);
        const invite = async (transaction: Db) => {
          const { formLocation } = body;
          await inviteReader(transaction, { email, formLocation, locale: context.locale, now: now() });
          return {};
        };
        return changeOnce(db, requestNewsletter.name, body, context, invite, () =>
          context.take([mailLimit], mailsOf('newsletter', email)),
        );
      },
      { limits: lookUpLimits },
    ),

    route(
      confirmNewsletter,
      async ({ body: { token, optin, again } }, context) => {
        const linkId = await links.read(token);
        return changeOnce(db, confirmNewsletter.name, { linkId, optin, again }, context, async (transaction) => ({
          optin: await decideByLink(transaction, { linkId, optin, again, now: now() }),
        }));
      },
      { limits: signInLimits },
    ),
  ];
}
