import { getSocialProviders, socialLogin } from 'shared-contracts/calls/social';
import { sessionToken } from '../auth/authenticate.ts';
import { askedSecondFactor } from '../auth/second-factor.ts';
import { logSignIn } from '../auth/security-log.ts';
import { sessionOwner } from '../auth/sessions.ts';
import { CallError } from '../base/call-error.ts';
import { readAccount } from '../consumer/accounts.ts';
import { transact } from '../database/transact.ts';
import { signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';
import { answerSession, openGranted, sessionContext } from './session-answer.ts';
import { checkSite } from './sites.ts';
import { accountOf } from './social-accounts.ts';

/** Calls for signing in with an identity provider. */
export function socialRoutes(dependencies: SignInDependencies): Route[] {
  const { db, identityProviders } = dependencies;
  return [
    route(getSocialProviders, async () => ({
      providers: await Promise.all(
        identityProviders.map(async (provider) => ({
          idp: provider.settings.idp,
          name: provider.settings.name,
          authorizationEndpoint: await provider.authorizationEndpoint(),
          clientId: provider.settings.clientId,
          scope: 'openid email profile',
          ...(provider.settings.strengths.length > 0 ? { acrValues: provider.settings.strengths.join(' ') } : {}),
          ...(provider.settings.maxAge === undefined ? {} : { maxAge: provider.settings.maxAge }),
        })),
      ),
    })),

    route(
      socialLogin,
      async ({ body }, context) => {
        checkSite(context);
        const provider = identityProviders.find(({ settings }) => settings.idp === body.idp);
        if (!provider) throw new CallError('AUT404', { field: 'idp' });
        const session = await logSignIn(context.log, 'identity-provider', async (identify) => {
          const person = await provider.redeem(body);
          const held = sessionToken(context.request);
          const opening = sessionContext(dependencies, context.request);
          return transact(db, async (transaction) => {
            const signedInAs = held ? await sessionOwner(transaction, held, opening) : undefined;
            const subjectId = await accountOf(transaction, body.idp, person, {
              signedInAs,
              locale: context.locale,
              now: opening.now,
            });
            identify(subjectId);
            // The provider's sign-in would get around the code.
            if (await askedSecondFactor(transaction, await readAccount(transaction, subjectId)))
              throw new CallError('AUT462');
            return openGranted(transaction, { subjectId }, body, held, opening);
          });
        });
        return answerSession(dependencies, session, context.reply);
      },
      { limits: signInLimits },
    ),
  ];
}
