import { request } from '@playwright/test';
import { currentShop } from './current-shop.ts';
import { openServiceSession, personToken, type ServiceSession } from './service-session.ts';
import { cards, demoPassword, guests, uniqueEmail } from './shopper.ts';

interface Account {
  readonly email: string;
  readonly firstName: string;
}

const name = { firstName: 'Ruth', lastName: 'Amsel' };

async function signUp({ post }: Pick<ServiceSession, 'post'>): Promise<Account> {
  const email = uniqueEmail('own');
  await post('/consumers-v3/auth/signup', {
    ...name,
    email,
    password: demoPassword,
    postalCode: guests['en-us'].postalCode,
    birthDate: '1990-02-09',
    isTermsConfirmed: true,
    recaptcha_response: personToken,
  });
  return { email, firstName: name.firstName };
}

/** Creates an account that no other journey knows, with the demo accounts' password. */
export async function createAccount(): Promise<Account> {
  const session = await openServiceSession();
  const account = await signUp(session);
  await session.api.dispose();
  return account;
}

/** Creates the account of a member of the loyalty program, without points. */
export async function createMember(): Promise<Account> {
  const session = await openServiceSession();
  const account = await signUp(session);
  await session.signIn(account.email, demoPassword);
  await session.post('/consumers-v3/consumer', { enrollments: [{ type: 'Loyalty', optin: true }] });
  await session.api.dispose();
  return account;
}

/** Returns the card provider's token for a card, as its form does. */
async function tokenizeCard(number: string): Promise<string> {
  const provider = await request.newContext({ baseURL: currentShop().sandboxOrigin });
  const answer = await provider.post('/card/v1/tokens', {
    data: {
      key: 'pk_sandbox',
      number: number.replaceAll(' ', ''),
      expiry: '09/30',
      code: '123',
      name: `${name.firstName} ${name.lastName}`,
    },
  });
  const { token } = (await answer.json()) as { readonly token: string };
  await provider.dispose();
  return token;
}

/** Creates an account with a default address and a default card. */
export async function createAccountWithDefaults(): Promise<Account> {
  const session = await openServiceSession();
  const account = await signUp(session);
  await session.signIn(account.email, demoPassword);
  const address = { ...guests['en-us'], ...name, email: account.email, country: 'US', main: true };
  for (const approachType of ['S', 'B'])
    await session.post('/consumers-v3/consumer/address', { address: { ...address, approachType } });
  await session.post('/consumers-v3/consumer/payment_instruments', {
    type: 'CREDIT_CARD',
    recaptcha_response: personToken,
    token: await tokenizeCard(cards.approved),
    default: true,
  });
  await session.api.dispose();
  return account;
}
