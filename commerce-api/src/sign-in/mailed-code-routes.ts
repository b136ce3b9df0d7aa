import { requestMailedCode, signInByMailedCode } from 'shared-contracts/calls/mailed-code';
import { sessionToken } from '../auth/authenticate.ts';
import { challengeOf } from '../auth/codes.ts';
import { findSecondFactor } from '../auth/second-factor.ts';
import { logSignIn } from '../auth/security-log.ts';
import { findSignInCode, type SignInCodeRequest } from '../auth/sign-in-codes.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../consumer/accounts.ts';
import { checkEmail } from '../consumer/sign-up.ts';
import { transact } from '../database/transact.ts';
import { post } from '../jobs/outbox.ts';
import { mailLimit, mailsOf, signInCodeLimit, signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';
import { checkSecondFactor } from './second-factor-routes.ts';
import { answerSession, openGranted, sessionContext } from './session-answer.ts';
import { checkSite } from './sites.ts';

/** Calls for signing in with a mailed code in place of the password. */
export function mailedCodeRoutes(dependencies: SignInDependencies): Route[] {
  const { db, botCheck, now, onMail } = dependencies;
  const limits = { limits: signInLimits };
  return [
    route(
      requestMailedCode,
      async ({ body }, context) => {
        checkSite(context);
        const email = normalizeEmail(body.email);
        checkEmail(email);
        await botCheck.check(body.recaptcha_response, 'login');
        await context.take([mailLimit, signInCodeLimit], mailsOf('sign-in', email));
        const request: SignInCodeRequest = { email, codeChallenge: body.codeChallenge, locale: context.locale.id };
        await post(db, 'sign-in-by-code', request);
        onMail();
        return {};
      },
      limits,
    ),

    route(
      signInByMailedCode,
      async ({ body }, context) => {
        checkSite(context);
        const codeChallenge = challengeOf(body.codeVerifier);
        const log = context.log.child({ formLocation: body.formLocation });
        const session = await logSignIn(log, 'mailed-code', async (identify) => {
          const wrong = new CallError('AUT464', { field: 'mailedCode' });
          const right = await findSignInCode(db, { codeChallenge, typed: body.mailedCode, now: now() });
          if (!right) throw wrong;
          const { subjectId } = right;
          identify(subjectId);
          // Both factors would be the mailbox.
          const factor = await findSecondFactor(db, subjectId);
          if (factor?.isConfirmed && factor.method === 'mail') throw new CallError('AUT462');
          const { secondFactor: typed } = body;
          await checkSecondFactor(dependencies, subjectId, { typed, askedBy: codeChallenge, locale: context.locale });
          const held = sessionToken(context.request);
          const opening = sessionContext(dependencies, context.request);
          return transact(db, async (transaction) => {
            if (!(await right.use(transaction))) throw wrong;
            return openGranted(transaction, { subjectId }, body, held, opening);
          });
        });
        return answerSession(dependencies, session, context.reply);
      },
      limits,
    ),
  ];
}
