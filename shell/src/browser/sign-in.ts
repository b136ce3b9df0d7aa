import type { BotCheck } from 'shared-contracts/bot-check';
import type { CallResponse, Calls } from 'shared-contracts/call';
import { agentLogin, getToken, signIn } from 'shared-contracts/calls/auth';
import { getCart } from 'shared-contracts/calls/cart';
import { signInByMailedCode } from 'shared-contracts/calls/mailed-code';
import { signInByPasskey } from 'shared-contracts/calls/passkeys';
import { socialLogin } from 'shared-contracts/calls/social';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Credentials, EmployeePurpose, Grant } from 'shared-contracts/session';
import { type CodePair, codePair } from 'storefront-kit/code-pair';
import { type CartSummary, storedCart, summaryOf } from 'storefront-kit/stored-cart';

/** Milliseconds until a token that was refused with 409 is asked for once more (docs/spec/accounts.md section 4). */
const tokenRetryDelay = 2000;

/** The pair of a sign-in that waits for its second factor: a mailed code works for this sign-in only, also when it is mailed again. */
let waiting: { readonly username: string; readonly pair: CodePair } | undefined;

/**
 * Trades email and password for the token of a consumer, or of an employee; the cart of the guest joins the account's.
 * Where the code was used already, as when a request is repeated on its way, signing in begins anew once: unless a
 * second factor was typed, which cannot be used twice.
 */
export async function requestToken(
  calls: Calls,
  botCheck: BotCheck,
  credentials: Credentials,
  employee?: EmployeePurpose,
): Promise<CallResponse<typeof getToken>> {
  const attempt = () => signInOnce(calls, botCheck, credentials, employee);
  return attempt().catch((error: unknown) => {
    if (!isProductError(error, 'DUPLICATED_TOKEN') || credentials.secondFactor !== undefined) throw error;
    return attempt();
  });
}

/** Whether who signs in shops with the cart of the page; an employee's own means nothing at a till. */
export const takesCart = (employee: EmployeePurpose | undefined): boolean =>
  employee === undefined || employee === 'shopping';

async function signInOnce(
  calls: Calls,
  botCheck: BotCheck,
  { username, password, secondFactor, formLocation }: Credentials,
  employee: EmployeePurpose | undefined,
): Promise<CallResponse<typeof getToken>> {
  const pair = waiting?.username === username ? waiting.pair : await codePair();
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
  const ask = () =>
    calls(getToken, { body: { type: 'Registered', code, codeVerifier, ...(takesCart(employee) ? guestCart() : {}) } });
  try {
    return await ask();
  } catch (error) {
    if (!isProductError(error) || error.status !== 409) throw error;
    await new Promise((resolve) => setTimeout(resolve, tokenRetryDelay));
    return ask();
  }
}

/** Trades what proves who somebody is for the token of a consumer; the cart of the guest joins the account's. */
export function redeemGrant(calls: Calls, grant: Grant): Promise<CallResponse<typeof getToken>> {
  if ('mailedCode' in grant) return calls(signInByMailedCode, { body: { ...grant, ...guestCart() } });
  if ('passkey' in grant) {
    const { passkey: assertion, ...rest } = grant;
    return calls(signInByPasskey, { body: { assertion, ...rest, ...guestCart() } });
  }
  return calls(socialLogin, { body: { ...grant, ...guestCart() } });
}

/** The cart of this browser, as signing in names it. */
function guestCart(): { readonly basketId?: string } {
  const basketId = storedCart.read()?.basketId;
  return basketId === undefined ? {} : { basketId };
}

/** The account's cart as it stands after signing in. */
export const readCart = async (calls: Calls, basketId: string): Promise<CartSummary> =>
  summaryOf(await calls(getCart, { params: { basketId } }));
