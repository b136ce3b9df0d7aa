import { requestMailedCode, signInByMailedCode } from 'shared-contracts/calls/mailed-code';
import type { LocaleId } from 'shared-contracts/locale';
import { sessionToken } from '../auth/authenticate.ts';
import { logSignIn } from '../auth/security-log.ts';
import type { SignInCodeRequest } from '../auth/sign-in-codes.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { readAccount } from '../consumer/accounts.ts';
import { proveMailbox } from '../consumer/mailbox.ts';
import { postNotice } from '../consumer/notices.ts';
import { checkEmail, NO_PASSWORD } from '../consumer/sign-up.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { post } from '../jobs/outbox.ts';
import { signInCodeLimits, signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { checkMailedCode } from './check-mailed-code.ts';
import type { SignInDependencies } from './dependencies.ts';
import { answerSession, openGranted, sessionContext } from './session-answer.ts';
import { checkSite } from './sites.ts';

/** Removes the password of who may have opened the account with somebody else's address, and tells the holder of the mailbox. */
async function removePassword(transaction: Db, subjectId: string, locale: LocaleId): Promise<void> {
  const { email, passwordHash } = await readAccount(transaction, subjectId);
  if (passwordHash === NO_PASSWORD) return;
  await transaction
    .updateTable('account')
    .set({ password_hash: NO_PASSWORD })
    .where('subject_id', '=', subjectId)
    .execute();
  await postNotice(transaction, { kind: 'password-removed', to: email, locale });
}

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
        await context.take(signInCodeLimits, email);
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
        const log = context.log.child({ formLocation: body.formLocation });
        const session = await logSignIn(log, 'mailed-code', async (identify) => {
          const { subjectId, use } = await checkMailedCode(dependencies, body, { locale: context.locale, identify });
          const held = sessionToken(context.request);
          const opening = sessionContext(dependencies, context.request);
          return transact(db, async (transaction) => {
            await use(transaction);
            if (await proveMailbox(transaction, subjectId, now()))
              await removePassword(transaction, subjectId, context.locale.id);
            return openGranted(transaction, { subjectId }, body, held, opening);
          });
        });
        onMail();
        return answerSession(dependencies, session, context.reply);
      },
      limits,
    ),
  ];
}
