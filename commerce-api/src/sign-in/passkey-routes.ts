import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  getPasskeys,
  removePasskey,
  signInByPasskey,
} from 'shared-contracts/calls/passkeys';
import { sessionToken } from '../auth/authenticate.ts';
import { deviceOf } from '../auth/device.ts';
import {
  checkAssertion,
  checkRegistration,
  creationOptions,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  requestOptions,
} from '../auth/passkeys.ts';
import { logSignIn } from '../auth/security-log.ts';
import { readAccount, takeAccount } from '../consumer/accounts.ts';
import { postNotice } from '../consumer/notices.ts';
import { checkConfirmation, checkPresence } from '../consumer/presence.ts';
import { transact } from '../database/transact.ts';
import { signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';
import { answerSession, openGranted, sessionContext } from './session-answer.ts';
import { checkSite } from './sites.ts';

/** Calls for the passkeys of an account, and for signing in with one. */
export function passkeyRoutes(dependencies: SignInDependencies): Route[] {
  const { db, now, relyingParty, onMail } = dependencies;
  const limits = { limits: signInLimits };
  return [
    route(getPasskeys, async (_input, { subject }) => ({
      passkeys: await listPasskeys(db, subject.id),
    })),

    route(
      beginPasskey,
      async (_input, { subject, request }) => {
        // With a passkey, its owner could confirm everything else.
        await checkConfirmation(db, subject, now());
        const { browser, system } = deviceOf(request.headers['user-agent']);
        return {
          options: await creationOptions(db, relyingParty, await readAccount(db, subject.id), now()),
          device: { ...(browser ? { browser } : {}), ...(system ? { system } : {}) },
        };
      },
      limits,
    ),

    route(
      addPasskey,
      async ({ body: { name, registration } }, { subject, locale }) => {
        // Only the account's owner could prepare it, minutes ago: the challenge proves that they confirmed.
        const credential = await checkRegistration(db, relyingParty, {
          registration,
          subjectId: subject.id,
          now: now(),
        });
        const passkey = await transact(db, async (transaction) => {
          await takeAccount(transaction, subject.id);
          const added = await insertPasskey(transaction, credential, { subjectId: subject.id, name, now: now() });
          const { email } = await readAccount(transaction, subject.id);
          await postNotice(transaction, { kind: 'passkey-added', to: email, locale: locale.id });
          return added;
        });
        onMail();
        return { passkey };
      },
      limits,
    ),

    route(
      removePasskey,
      async ({ body }, { subject, locale }) => {
        await checkPresence(db, subject, now());
        await transact(db, async (transaction) => {
          if (!(await deletePasskey(transaction, subject.id, body.id))) return;
          const { email } = await readAccount(transaction, subject.id);
          await postNotice(transaction, { kind: 'passkey-removed', to: email, locale: locale.id });
        });
        onMail();
        return {};
      },
      limits,
    ),

    route(beginPasskeySignIn, async () => ({ options: await requestOptions(db, relyingParty, now()) }), limits),

    route(
      signInByPasskey,
      async ({ body }, context) => {
        checkSite(context);
        const log = context.log.child({ formLocation: body.formLocation });
        const session = await logSignIn(log, 'passkey', async (identify) => {
          const checked = await checkAssertion(db, relyingParty, body.assertion, { identify, now: now() });
          const held = sessionToken(context.request);
          const opening = sessionContext(dependencies, context.request);
          return transact(db, async (transaction) => {
            await notePasskeyUse(transaction, checked, opening.now);
            return openGranted(transaction, { subjectId: checked.subjectId }, body, held, opening);
          });
        });
        return answerSession(dependencies, session, context.reply);
      },
      limits,
    ),
  ];
}
