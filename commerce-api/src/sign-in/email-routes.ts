import { changeEmail, confirmEmail } from 'shared-contracts/calls/email-change';
import type { EmailChangeRequest } from '../auth/mailed-links.ts';
import { endLinks, makeLink, useLink } from '../auth/mailed-links.ts';
import { endSignInCodes } from '../auth/sign-in-codes.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { findAccountByEmail, readAccount } from '../consumer/accounts.ts';
import { postNotice } from '../consumer/notices.ts';
import { checkConfirmation } from '../consumer/presence.ts';
import { checkEmail } from '../consumer/sign-up.ts';
import type { Db } from '../database/database.ts';
import { isUniqueViolation, transact } from '../database/transact.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { post } from '../jobs/outbox.ts';
import { changeEmailLimit, mailLimit, mailsOf, signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';

/** Calls that change the email of an account: asked for by who has confirmed to be at the page, confirmed from the new mailbox. */
export function emailRoutes({ db, links, now }: SignInDependencies): Route[] {
  const limits = { limits: signInLimits };
  return [
    route(
      changeEmail,
      async ({ body }, context) => {
        const email = normalizeEmail(body.email);
        checkEmail(email);
        const account = await readAccount(db, context.subject.id);
        await checkConfirmation(db, context.subject, now());
        if (await findAccountByEmail(db, email)) throw new CallError('PRO400', { field: 'email' });
        const { locale, take } = context;
        const request = async (transaction: Db) => {
          const { subjectId } = account;
          const linkId = await makeLink(transaction, { subjectId, purpose: 'email', email, now: now() });
          const message: EmailChangeRequest = { linkId, email, locale: locale.id };
          await post(transaction, 'email-change', message);
          await postNotice(transaction, { kind: 'email-requested', to: account.email, locale: locale.id });
          return {};
        };
        return changeOnce(db, changeEmail.name, { email }, context, request, () =>
          take([changeEmailLimit, mailLimit], mailsOf('email', email)),
        );
      },
      limits,
    ),

    route(
      confirmEmail,
      async ({ body }, { locale }) => {
        const linkId = await links.read(body.token);
        return transact(db, async (transaction) => {
          const { subjectId, email } = await useLink(transaction, linkId, 'email', now());
          if (!email) throw new CallError('AUT402');
          const account = await readAccount(transaction, subjectId);
          // An address that was asked for while the account was disabled.
          if (account.disabledAt) throw new CallError('AUT402');
          await replaceEmail(transaction, subjectId, email, now());
          // What was mailed to the old address must neither open the account nor confirm anything any more.
          await endLinks(transaction, subjectId, 'password', now());
          await endLinks(transaction, subjectId, 'members-news', now());
          await endSignInCodes(transaction, subjectId);
          // The identity was linked by the old address, which may belong to somebody else by now.
          await transaction.deleteFrom('social_identity').where('subject_id', '=', subjectId).execute();
          for (const to of [account.email, email])
            await postNotice(transaction, { kind: 'email-changed', to, locale: locale.id });
          return { email };
        });
      },
      limits,
    ),
  ];
}

/** @throws {CallError} PRO400 when another account has taken the address meanwhile */
async function replaceEmail(transaction: Db, subjectId: string, email: string, now: Date): Promise<void> {
  try {
    await transaction
      .updateTable('account')
      .set({ email, mailbox_proven_at: null, updated_at: now })
      .where('subject_id', '=', subjectId)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new CallError('PRO400', { field: 'email' });
    throw error;
  }
}
