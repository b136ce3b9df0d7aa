import type { FastifyRequest } from 'fastify';
import { agentLogin, signIn, signUp } from 'shared-contracts/calls/auth';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { clearLogin, loginRule, loginRuleOf, takeLogin } from '../auth/attempts.ts';
import { sessionToken } from '../auth/authenticate.ts';
import { codeSeconds, type Grant, issueCode } from '../auth/codes.ts';
import { checkNotGuessable } from '../auth/new-password.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { logSignIn } from '../auth/security-log.ts';
import { findSession, isLive, isReplayed } from '../auth/session-row.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { type Account, findAccountByEmail } from '../consumer/accounts.ts';
import { postGreeting } from '../consumer/greetings.ts';
import { isRecent } from '../consumer/presence.ts';
import { checkEmail, checkSignUp, openConsumerAccount } from '../consumer/sign-up.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { readMarkets } from '../market/markets.ts';
import { signInLimits, textLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { readEmployee } from '../stores/employees.ts';
import type { SignInDependencies } from './dependencies.ts';
import { checkSecondFactor } from './second-factor-routes.ts';
import { checkSite } from './sites.ts';

/** The error catalogue has separate codes for consumers and employees. */
interface Refusals {
  readonly wrong: ErrorId;
  readonly locked: ErrorId;
}
const ofConsumers: Refusals = { wrong: 'AUT401', locked: 'AUT423' };
const ofEmployees: Refusals = { wrong: 'AUT418', locked: 'AUT441' };

/** Wrong passwords of shoppers and employees. */
const shopperLogin = loginRuleOf('login');

/**
 * Checks a login. A missing account, an account of another kind and a wrong password are indistinguishable by answer,
 * duration and lock, so that nobody can find out who has an account.
 */
async function authenticate(
  { db, now }: SignInDependencies,
  { username, password, address }: { readonly username: string; readonly password: string; readonly address: string },
  kind: Account['kind'],
  { wrong, locked }: Refusals,
  identify: (subjectId: string) => void,
): Promise<Account> {
  checkEmail(username);
  const account = await findAccountByEmail(db, username);
  const known = account?.kind === kind ? account : undefined;
  // A new password begins anew, at whatever address it was chosen.
  const login = { login: `${normalizeEmail(username)} ${known?.passwordHash ?? ''}`, address };
  const attempt = await takeLogin(db, login, now(), shopperLogin);
  const lock = new CallError(locked, { retryAfter: loginRule.lockMinutes * 60 });
  if (attempt === 'locked') throw lock;
  if (known) identify(known.subjectId);
  if ((await verifyPassword(password, known?.passwordHash)) && known) {
    await clearLogin(db, login, shopperLogin);
    return known;
  }
  if (attempt === 'locking') throw lock;
  throw new CallError(attempt === 'last' ? 'AUT426' : wrong);
}

/** @throws {CallError} STR404 when only one of store and employee is given, or no such employee works there */
async function storeOf(
  { db }: SignInDependencies,
  {
    storeId,
    storeEmployeeId,
  }: { readonly storeId?: string | undefined; readonly storeEmployeeId?: string | undefined },
): Promise<Pick<Grant, 'storeId' | 'storeEmployeeId'>> {
  if (storeId === undefined && storeEmployeeId === undefined) return {};
  const found = storeId && storeEmployeeId ? await readEmployee(db, storeId, storeEmployeeId) : undefined;
  if (!found) throw new CallError('STR404', { field: storeId ? 'storeEmployeeId' : 'storeId' });
  return { storeId: found.storeId, storeEmployeeId: found.storeEmployeeId };
}

/** Whether a request comes from a session that an account opened within the last minutes. */
async function holdsNewSession(
  { db, sessionLife, now }: SignInDependencies,
  request: Pick<FastifyRequest, 'headers'>,
  subjectId: string,
): Promise<boolean> {
  const token = sessionToken(request);
  const row = token ? await findSession(db, token) : undefined;
  if (row?.subject_id !== subjectId || !isRecent(row.created_at, now())) return false;
  return isLive(row, sessionLife, now()) && !isReplayed(row, now());
}

/** Calls for sign-in, sign-up and employee login. */
export function signInRoutes(dependencies: SignInDependencies): Route[] {
  const { db, botCheck, now, brand } = dependencies;
  const grant = async (to: Grant, codeChallenge: string) => ({
    code: await issueCode(db, to, codeChallenge, now()),
    expiresIn: codeSeconds,
  });
  const limits = { limits: signInLimits };
  return [
    route(
      signIn,
      async ({ body }, context) => {
        checkSite(context);
        await botCheck.check(body.recaptcha_response, 'login');
        const { address } = context;
        return logSignIn(context.log.child({ formLocation: body.formLocation }), 'password', async (identify) => {
          const account = await authenticate(dependencies, { ...body, address }, 'CONSUMER', ofConsumers, identify);
          const { secondFactor: typed, codeChallenge: askedBy } = body;
          await checkSecondFactor(dependencies, account, { typed, askedBy, locale: context.locale });
          return grant({ subjectId: account.subjectId }, body.codeChallenge);
        });
      },
      limits,
    ),

    route(
      agentLogin,
      async ({ body }, { log, request, locale, address }) => {
        await botCheck.check(body.recaptcha_response, 'login');
        return logSignIn(log, 'employee', async (identify) => {
          const account = await authenticate(dependencies, { ...body, address }, 'EMPLOYEE', ofEmployees, identify);
          const { subjectId } = account;
          const { secondFactor: typed, codeChallenge: askedBy } = body;
          // Who chooses a store was asked for the code just before, and it works only once.
          const isChoosing = body.storeId !== undefined && (await holdsNewSession(dependencies, request, subjectId));
          if (!isChoosing) await checkSecondFactor(dependencies, account, { typed, askedBy, locale });
          return grant({ subjectId, ...(await storeOf(dependencies, body)) }, body.codeChallenge);
        });
      },
      limits,
    ),

    route(
      signUp,
      async ({ body }, context) => {
        checkSite(context);
        await botCheck.check(body.recaptcha_response, 'login');
        const { locale, request: http, take } = context;
        const { signUpRequires = [] } = (await readMarkets(db)).get(locale.country) ?? {};
        const phone = checkSignUp(body, signUpRequires, locale, now());
        checkNotGuessable(body.password, { ...body, brand }, 'password');
        const passwordHash = await hashPassword(body.password);
        const { source } = http.headers;
        // The stored request identifies the call without the password or anything derived from it.
        const request = { ...body, password: undefined, recaptcha_response: undefined };
        return changeOnce(
          db,
          signUp.name,
          request,
          context,
          async (transaction) => {
            const subjectId = crypto.randomUUID();
            await openConsumerAccount(transaction, {
              subjectId,
              form: body,
              passwordHash,
              phone,
              locale,
              now: now(),
              leadSource: typeof source === 'string' ? source.slice(0, 60) : undefined,
            });
            await postGreeting(transaction, 'account-opened', { subjectId, locale: locale.id });
            return {
              email: normalizeEmail(body.email),
              isLoyaltyMember: body.subscriptions?.loyaltyConsent ?? false,
            };
          },
          body.subscriptions?.smsNotificationConsent ? () => take(textLimits) : undefined,
        );
      },
      limits,
    ),
  ];
}
