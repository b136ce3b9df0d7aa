import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
} from 'shared-contracts/calls/second-factor';
import type { Locale } from 'shared-contracts/locale';
import { countRecoveryCodes, newRecoveryCodes } from '../auth/recovery-codes.ts';
import {
  appAddress,
  askedSecondFactor,
  findSecondFactor,
  isMailed,
  type MailedCodeRequest,
  mayMailCode,
  needsSecondFactor,
  newAppKey,
  redeemCode,
} from '../auth/second-factor.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { CallError } from '../base/call-error.ts';
import { type Account, readAccount } from '../consumer/accounts.ts';
import { postNotice } from '../consumer/notices.ts';
import { checkConfirmation } from '../consumer/presence.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { qrCode } from '../documents/qr-code.ts';
import { post } from '../jobs/outbox.ts';
import { signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';

/** Queues the mail with a code, unless too many were asked for. @returns whether it did */
async function mailCode(db: Db, request: MailedCodeRequest, now: Date): Promise<boolean> {
  if (!(await mayMailCode(db, request.subjectId, now))) return false;
  await post(db, 'sign-in-code', request);
  return true;
}

interface AskedFactor {
  readonly typed: string | undefined;
  /** The challenge of the sign-in. */
  readonly askedBy: string;
  readonly locale: Locale;
  readonly byMailbox?: boolean;
}

/**
 * Asks for the second factor of an account whose first was right, where it has or needs one.
 * @param byMailbox whether the first factor was a mailed code, so that the second must come from elsewhere
 * @throws {CallError} AUT460 without a code, AUT461 for a wrong one, AUT423 when locked, AUT462 for two mailed ones
 */
export async function checkSecondFactor(
  { db, now, onMail }: SignInDependencies,
  account: Pick<Account, 'subjectId' | 'kind'>,
  { typed, askedBy, locale, byMailbox = false }: AskedFactor,
): Promise<void> {
  const { subjectId } = account;
  const factor = await askedSecondFactor(db, account);
  if (!factor) return;
  if (byMailbox && isMailed(factor)) throw new CallError('AUT462');
  if (typed) return redeemCode(db, subjectId, factor, { typed, askedBy, now: now() });
  const { method } = factor;
  if (method === 'app') throw new CallError('AUT460', { additionalInfo: { method } });
  const isQueued = await mailCode(db, { subjectId, askedBy, locale: locale.id }, now());
  onMail();
  throw new CallError('AUT460', { additionalInfo: { method, ...(isQueued ? {} : { mail: 'held back' }) } });
}

/** Calls for the second factor of an account. */
export function secondFactorRoutes(dependencies: SignInDependencies): Route[] {
  const { db, now, brand, onMail } = dependencies;
  const limits = { limits: signInLimits };
  return [
    route(getSecondFactor, async (_input, { subject }) => {
      const factor = await askedSecondFactor(db, { subjectId: subject.id, kind: subject.kind });
      const recoveryCodesLeft = await countRecoveryCodes(db, subject.id);
      return {
        ...(factor ? { method: factor.method } : {}),
        isNeeded: needsSecondFactor(subject.kind),
        recoveryCodesLeft,
      };
    }),

    route(
      beginSecondFactor,
      async ({ body }, { subject, locale }) => {
        const account = await readAccount(db, subject.id);
        await checkConfirmation(db, subject, now());
        const { method } = body;
        if (needsSecondFactor(subject.kind)) {
          // Their codes are mailed anyway: that they were turned on as well does not keep them from an app.
          if (method === 'mail') throw new CallError('AUT463');
          await db
            .deleteFrom('second_factor')
            .where('subject_id', '=', subject.id)
            .where('method', '=', 'mail')
            .execute();
        }
        const secret = method === 'app' ? newAppKey() : null;
        // One that is on stays as it is: somebody at an open page must not replace it.
        const prepared = await db
          .insertInto('second_factor')
          .values({ subject_id: subject.id, method, secret, confirmed_at: null })
          .onConflict((conflict) =>
            conflict
              .column('subject_id')
              .doUpdateSet({ method, secret, last_step: 0 })
              .where('second_factor.confirmed_at', 'is', null),
          )
          .returning('subject_id')
          .executeTakeFirst();
        if (!prepared) throw new CallError('AUT463');
        if (secret) return { app: { key: secret, qr: qrCode(appAddress(secret, brand, account.email)) } };
        await mailCode(db, { subjectId: subject.id, askedBy: subject.sessionId ?? '', locale: locale.id }, now());
        onMail();
        return {};
      },
      limits,
    ),

    route(
      confirmSecondFactor,
      async ({ body }, { subject, locale }) => {
        const factor = await findSecondFactor(db, subject.id);
        if (!factor || factor.isConfirmed) throw new CallError('AUT461', { field: 'code' });
        const askedBy = subject.sessionId ?? '';
        await redeemCode(db, subject.id, factor, { typed: body.code, askedBy, now: now() });
        const { codes, rows } = await newRecoveryCodes(subject.id);
        await transact(db, async (transaction) => {
          const { email } = await readAccount(transaction, subject.id);
          const confirmed = await transaction
            .updateTable('second_factor')
            .set({ confirmed_at: now() })
            .where('subject_id', '=', subject.id)
            .where('confirmed_at', 'is', null)
            .returning('subject_id')
            .executeTakeFirst();
          if (!confirmed) throw new CallError('AUT461', { field: 'code' });
          await transaction.insertInto('recovery_code').values(rows).execute();
          await endSessionsOf(transaction, subject.id, { now: now(), except: subject.sessionId });
          await postNotice(transaction, { kind: 'second-factor-on', to: email, locale: locale.id });
        });
        onMail();
        return { recoveryCodes: codes };
      },
      limits,
    ),

    route(
      endSecondFactor,
      async (_input, { subject, locale }) => {
        const account = await readAccount(db, subject.id);
        await checkConfirmation(db, subject, now());
        await transact(db, async (transaction) => {
          const ended = await transaction
            .deleteFrom('second_factor')
            .where('subject_id', '=', subject.id)
            .returning('confirmed_at')
            .executeTakeFirst();
          if (ended?.confirmed_at)
            await postNotice(transaction, {
              kind: needsSecondFactor(subject.kind) ? 'second-factor-mailed' : 'second-factor-off',
              to: account.email,
              locale: locale.id,
            });
        });
        onMail();
        return {};
      },
      limits,
    ),
  ];
}
