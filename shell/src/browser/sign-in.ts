import type { BotCheck } from 'shared-contracts/bot-check';
import type { CallResponse, Calls } from 'shared-contracts/call';
import { agentLogin, getToken, signIn } from 'shared-contracts/calls/auth';
import { getCart } from 'shared-contracts/calls/cart';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Credentials, EmployeePurpose } from 'shared-contracts/session';
import { type CartSummary, storedCart, summaryOf } from 'storefront-kit/stored-cart';

/** Milliseconds until a token that was refused with 409 is asked for once more (docs/spec/accounts.md section 4). */
const tokenRetryDelay = 2000;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The verifier of PKCE and its S256 challenge (RFC 7636). */
export async function codePair(): Promise<{ readonly codeVerifier: string; readonly codeChallenge: string }> {
  const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return { codeVerifier, codeChallenge: base64url(new Uint8Array(digest)) };
}

/** The pair of a sign-in that waits for its second factor: a mailed code works for this sign-in only. */
let waiting: { readonly username: string; readonly pair: Awaited<ReturnType<typeof codePair>> } | undefined;

/** Trades email and password for the token of a consumer, or of an employee; the cart of the guest joins the account's. */
export async function requestToken(
  calls: Calls,
  botCheck: BotCheck,
  { username, password, secondFactor, formLocation }: Credentials,
  employee?: EmployeePurpose,
): Promise<CallResponse<typeof getToken>> {
  const isSecondStep = secondFactor !== undefined && waiting?.username === username;
  const pair = isSecondStep && waiting ? waiting.pair : await codePair();
  waiting = { username, pair };
  const { codeVerifier, codeChallenge } = pair;
  const answer = await botCheck.token('login');
  const login = {
    username,
    password,
    codeChallenge,
    ...(answer === undefined ? {} : { recaptcha_response: answer }),
    ...(secondFactor === undefined ? {} : { secondFactor }),
  };
  const { code } =
    employee === undefined
      ? await calls(signIn, { body: { ...login, ...(formLocation === undefined ? {} : { formLocation }) } })
      : await calls(agentLogin, { body: { ...login, ...(typeof employee === 'object' ? employee : {}) } });
  waiting = undefined;
  const takesCart = employee === undefined || employee === 'shopping';
  const basketId = takesCart ? storedCart.read()?.basketId : undefined;
  const ask = () =>
    calls(getToken, {
      body: { type: 'Registered', code, codeVerifier, ...(basketId === undefined ? {} : { basketId }) },
    });
  try {
    return await ask();
  } catch (error) {
    if (!isProductError(error) || error.status !== 409) throw error;
    await new Promise((resolve) => setTimeout(resolve, tokenRetryDelay));
    return ask();
  }
}

/** The account's cart as it stands after signing in. */
export const readCart = async (calls: Calls, basketId: string): Promise<CartSummary> =>
  summaryOf(await calls(getCart, { params: { basketId } }));
