import { createHash, randomBytes } from 'node:crypto';
import type { CallInput } from 'shared-contracts/call';
import { agentLogin, getToken, signIn, signUp } from 'shared-contracts/calls/auth';
import { confirmPresence } from 'shared-contracts/calls/presence';
import type { LocaleId } from 'shared-contracts/locale';
import * as v from 'valibot';
import { newMailedCode } from '../src/auth/second-factor.ts';
import { findAccountByEmail } from '../src/consumer/accounts.ts';
import { authorizationOf, type Outcome, type Shop, type Shopper } from './shop.ts';

export const demoPassword = 'Cairn-2026';

/** Returns a verifier with its challenge, as pages create them. */
export function pkce(): { readonly codeVerifier: string; readonly codeChallenge: string } {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

type Form = CallInput<typeof signUp>['body'];

/** Returns a valid form with a unique email. */
export function signUpForm(change: Partial<Form> = {}): Form {
  return {
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: `mara-${crypto.randomUUID()}@example.org`,
    password: demoPassword,
    birthDate: '1990-04-12',
    postalCode: '98101',
    isTermsConfirmed: true,
    isTemporaryPassword: true,
    ...change,
  };
}

export interface SignedIn extends Shopper {
  readonly email: string;
  readonly token: v.InferOutput<typeof getToken.response>;
}

type GuestObjects = { readonly basketId?: string };

/** Exchanges a code for a session, within the guest's. */
export async function redeem(
  shop: Shop,
  code: string,
  codeVerifier: string,
  guest?: Shopper,
  objects: GuestObjects = {},
): Promise<Outcome<v.InferOutput<typeof getToken.response>> & { readonly authorization: string }> {
  const response = await shop.inject(
    getToken,
    { body: { type: 'Registered', code, codeVerifier, ...objects } },
    guest ? { authorization: guest.authorization } : {},
  );
  const authorization = authorizationOf(response);
  if (response.statusCode === 200)
    return { status: 200, body: v.parse(getToken.response, response.json()), authorization };
  return { status: response.statusCode, error: response.json().errorDetails[0], authorization };
}

function withToken(shop: Shop, email: string, token: SignedIn['token'], authorization: string): SignedIn {
  const headers = { authorization };
  return {
    id: token.consumerNo,
    authorization,
    email,
    token,
    call: (call, input, settings) => shop.anyone(call, input, settings, headers),
    ok: async (call, input, settings) => {
      const outcome = await shop.anyone(call, input, settings, headers);
      if (outcome.body === undefined)
        throw new Error(`${call.name}: ${outcome.status} ${JSON.stringify(outcome.error)}`);
      return outcome.body;
    },
  };
}

/** Returns a shopper whose calls are made in a locale unless they name another. */
export const inLocale = (shopper: Shopper, locale: LocaleId): Shopper => ({
  ...shopper,
  call: (call, input, settings) => shopper.call(call, input, { locale, ...settings }),
  ok: (call, input, settings) => shopper.ok(call, input, { locale, ...settings }),
});

interface SignInSettings {
  readonly password?: string;
  readonly guest?: Shopper;
  readonly objects?: GuestObjects;
}

/** Proves the password, as the first half of a sign-in. @returns what `redeem` takes */
export async function grantTo(shop: Shop, email: string, password: string = demoPassword) {
  const { codeVerifier, codeChallenge } = pkce();
  const { code } = await shop.read(signIn, { body: { username: email, password, codeChallenge } });
  return [code, codeVerifier] as const;
}

/** Signs in as pages do: challenge, code, token. */
export async function signInAs(
  shop: Shop,
  email: string,
  { password = demoPassword, guest, objects }: SignInSettings = {},
): Promise<SignedIn> {
  const grant = await grantTo(shop, email, password);
  const { body, error, authorization } = await redeem(shop, ...grant, guest, objects);
  if (!body) throw new Error(`The code was refused: ${JSON.stringify(error)}`);
  return withToken(shop, email, body, authorization);
}

/** Creates the code that is mailed to an employee without an app, for a login with a challenge. */
export async function workCode(shop: Shop, email: string, codeChallenge: string): Promise<string> {
  const account = await findAccountByEmail(shop.db, email);
  if (!account) throw new Error(`${email} has no account`);
  return newMailedCode(shop.db, { subjectId: account.subjectId, askedBy: codeChallenge }, shop.now());
}

/** Signs in an employee, with the code that is mailed to those without an app; in store mode when a store is given. */
export async function agentLoginAs(
  shop: Shop,
  email: string,
  store: { readonly storeId?: string; readonly storeEmployeeId?: string } = {},
): Promise<SignedIn> {
  const { codeVerifier, codeChallenge } = pkce();
  const secondFactor = await workCode(shop, email, codeChallenge);
  const { code } = await shop.read(agentLogin, {
    body: { username: email, password: demoPassword, codeChallenge, secondFactor, ...store },
  });
  const { body, error, authorization } = await redeem(shop, code, codeVerifier);
  if (!body) throw new Error(`The code was refused: ${JSON.stringify(error)}`);
  return withToken(shop, email, body, authorization);
}

/** Confirms by the password that the owner of an account is at the page. @returns the error, if any */
export const confirmByPassword = async (
  who: Pick<SignedIn, 'call'>,
  currentPassword = demoPassword,
): Promise<string | undefined> =>
  (await who.call(confirmPresence, { body: { by: 'password', currentPassword } })).error?.errorId;

/** Returns a signed-in consumer with a new account. */
export async function newConsumer(
  shop: Shop,
  change: Partial<Form> = {},
  locale: LocaleId = 'en-us',
): Promise<SignedIn> {
  const form = signUpForm(change);
  const guest = await shop.guest();
  await guest.ok(signUp, { body: form }, { locale });
  return signInAs(shop, form.email, { guest });
}
