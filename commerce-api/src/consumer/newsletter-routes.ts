import { confirmNewsletter, requestNewsletter } from 'shared-contracts/calls/newsletter';
import { lookUpLimits, signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { decideByLink, inviteReader } from './newsletter.ts';
import { type ConsumerParts, changing } from './parts.ts';
import { checkEmail } from './sign-up.ts';

/** The newsletter, for whoever has an address: wished for here, decided by the link that is mailed there. */
export function newsletterRoutes({ db, links, now }: ConsumerParts): Route[] {
  const change = changing(db);
  return [
    route(
      'shopper',
      requestNewsletter,
      ({ body }, context) => {
        checkEmail(body.email.trim());
        return change(requestNewsletter.name, body, context, async (transaction) => {
          await inviteReader(transaction, { email: body.email, locale: context.locale, now: now() });
          return {};
        });
      },
      { limits: lookUpLimits },
    ),

    route(
      'shopper',
      confirmNewsletter,
      async ({ body: { token, optin } }, context) => {
        const linkId = await links.read(token);
        return change(confirmNewsletter.name, { linkId, optin }, context, async (transaction) => {
          await decideByLink(transaction, { linkId, optin, now: now() });
          return { optin };
        });
      },
      { limits: signInLimits },
    ),
  ];
}
