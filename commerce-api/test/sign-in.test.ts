import { sql } from 'kysely';
import {
  agentLogin,
  changePassword,
  confirmPasswordReset,
  getToken,
  requestPasswordReset,
  signIn,
  signOut,
  signUp,
} from 'shared-contracts/calls/auth';
import { getCart } from 'shared-contracts/calls/cart';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { purchaseHistory } from 'shared-contracts/calls/orders';
import type { LocaleId } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinkTokens, makeLink } from '../src/auth/mailed-links.ts';
import { findAccountByEmail } from '../src/consumer/accounts.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { demoPassword, newConsumer, pkce, redeem, signInAs, signUpForm } from './people.ts';
import { cards, openShop, type Shop, type Shopper } from './shop.ts';

describe.each(engines)('sign-in on %s', (engine) => {
  let shop: Shop;
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
  });
  afterAll(() => shop.close());

  const tryPassword = (username: string, password: string, address = '192.0.2.1') =>
    shop.anyone(
      signIn,
      { body: { username, password, codeChallenge: pkce().codeChallenge } },
      { headers: { 'x-forwarded-for': address } },
    );
  const errorOf = async (attempt: Promise<{ readonly error?: { readonly errorId: string } }>) =>
    (await attempt).error?.errorId;

  test('exchanges code and verifier for a token and merges the guest cart [ACC-02]', async () => {
    const [item] = await shop.sellable();
    const { email } = await newConsumer(shop);
    const guest = await shop.guest();
    const basketId = await shop.cartWith(guest, [item!]);
    const consumer = await signInAs(shop, email, { guest, objects: { basketId } });
    expect(consumer.token).toMatchObject({ consumerType: 'CONSUMER', basketId });
    expect((await consumer.ok(getCart, { params: { basketId } })).items).toHaveLength(1);
    // The former guest holds the token of an ended session.
    expect(await errorOf(guest.call(getCart, { params: { basketId } }))).toBe('AUT498');
  });

  test('transfers a guest’s order to the account with its email, and to no other [CHK-20] [ORD-01]', async () => {
    const [item] = await shop.sellable();
    const orderOf = async (guest: Shopper) => {
      const { body: order } = await shop.place(guest, await shop.readyCart(guest, [item!]), cards.approve);
      return order!;
    };
    const history = async (who: Shopper) => (await who.ok(purchaseHistory, { body: { start: 0, count: 10 } })).orders;
    const guest = await shop.guest();
    const order = await orderOf(guest);
    const other = await newConsumer(shop);
    const lent = await shop.guest();
    await orderOf(lent);
    expect(await history(await signInAs(shop, other.email, { guest: lent }))).toEqual([]);
    await guest.ok(signUp, { body: signUpForm({ email: order.email }) });
    const owner = await signInAs(shop, order.email, { guest });
    expect((await history(owner)).map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber]);
    // A sign-in elsewhere transfers nothing that this page's guest did not order.
    expect(await history(await signInAs(shop, order.email))).toHaveLength(1);
  });

  test('merges no cart without the guest’s session', async () => {
    const [item] = await shop.sellable();
    const { email } = await newConsumer(shop);
    const guest = await shop.guest();
    const basketId = await shop.cartWith(guest, [item!]);
    const consumer = await signInAs(shop, email, { objects: { basketId } });
    expect(await errorOf(consumer.call(getCart, { params: { basketId } }))).toBe('BSK404');
  });

  test('accepts a code once, also from two concurrent callers, and consumes it with a wrong verifier [ACC-02]', async () => {
    const { email } = await newConsumer(shop);
    const { codeVerifier, codeChallenge } = pkce();
    const code = async () =>
      (await shop.read(signIn, { body: { username: email, password: demoPassword, codeChallenge } })).code;
    const raced = await code();
    const both = await Promise.all([redeem(shop, raced, codeVerifier), redeem(shop, raced, codeVerifier)]);
    expect(both.map(({ error }) => error?.errorId ?? 'ok').sort()).toEqual(['AUT409', 'ok']);
    const guessed = await code();
    expect((await redeem(shop, guessed, pkce().codeVerifier)).error?.errorId).toBe('AUT404');
    expect((await redeem(shop, guessed, codeVerifier)).error?.errorId).toBe('AUT409');
    expect((await redeem(shop, 'no-such-code', codeVerifier)).error?.errorId).toBe('AUT404');
  });

  test('expires a code after two minutes', async () => {
    const { email } = await newConsumer(shop);
    const { codeVerifier, codeChallenge } = pkce();
    const { code } = await shop.read(signIn, { body: { username: email, password: demoPassword, codeChallenge } });
    now = new Date(now.getTime() + 121_000);
    expect((await redeem(shop, code, codeVerifier)).error?.errorId).toBe('AUT404');
  });

  test.each(['an account', 'no account'])(
    'locks %s alike for a quarter of an hour after five wrong passwords [ACC-03]',
    async (kind) => {
      const username =
        kind === 'an account' ? (await newConsumer(shop)).email : `nobody-${crypto.randomUUID()}@example.org`;
      const answers: (string | undefined)[] = [];
      for (let index = 0; index < 6; index += 1) answers.push(await errorOf(tryPassword(username, 'Wrong-2026')));
      expect(answers).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423']);
      expect(await errorOf(tryPassword(username, demoPassword))).toBe('AUT423');
      now = new Date(now.getTime() + 16 * 60_000);
      expect((await tryPassword(username, demoPassword)).status).toBe(kind === 'an account' ? 200 : 401);
    },
  );

  test('locks nobody out whose password a stranger guesses elsewhere, until strangers guessed fifty times [ACC-03]', async () => {
    const { email } = await newConsumer(shop);
    const guessFrom = async (address: string) => {
      for (let times = 0; times < 4; times += 1) await tryPassword(email, 'Wrong-2026', address);
      return errorOf(tryPassword(email, 'Wrong-2026', address));
    };
    expect(await guessFrom('198.51.100.1')).toBe('AUT423');
    expect(await errorOf(tryPassword(email, demoPassword, '198.51.100.1'))).toBe('AUT423');
    expect((await tryPassword(email, demoPassword)).status).toBe(200);
    for (let stranger = 10; stranger < 20; stranger += 1) await guessFrom(`203.0.113.${stranger}`);
    expect(await errorOf(tryPassword(email, demoPassword))).toBe('AUT423');
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await tryPassword(email, demoPassword)).status).toBe(200);
  });

  test('grants no more attempts to concurrent callers', async () => {
    const { email } = await newConsumer(shop);
    const answers = await Promise.all(Array.from({ length: 12 }, () => errorOf(tryPassword(email, 'Wrong-2026'))));
    expect(answers.filter((answer) => answer !== 'AUT423')).toHaveLength(4);
  });

  test('rejects an invalid email and keeps bots out [ACC-03]', async () => {
    expect(await errorOf(tryPassword('mara', demoPassword))).toBe('AUT453');
    const refused = await shop.anyone(signIn, {
      body: {
        username: 'mara@example.org',
        password: demoPassword,
        codeChallenge: pkce().codeChallenge,
        recaptcha_response: 'sandbox-fail',
      },
    });
    expect(refused).toMatchObject({ status: 403, error: { errorId: 'AUT403' } });
    const elsewhere = await shop.anyone(
      signIn,
      { body: { username: 'mara@example.org', password: demoPassword, codeChallenge: pkce().codeChallenge } },
      { headers: { 'x-site-id': 'OTHER' } },
    );
    expect(elsewhere.error?.errorId).toBe('AUT440');
  });

  test.each([
    ['a person', 'login.some-token', 'lets in'],
    ['a program', 'sandbox-robot', 'AUT403'],
    ['who passed the challenge', 'challenge.some-token', 'lets in'],
    ['with a token for something else', 'placeOrder.some-token', 'AUT403'],
  ])('asks the bot check about %s: %s %s [PLT-04]', async (_who, recaptcha_response, expected) => {
    const { email } = await newConsumer(shop);
    const { codeChallenge } = pkce();
    const answer = await shop.anyone(signIn, {
      body: { username: email, password: demoPassword, codeChallenge, recaptcha_response },
    });
    expect(answer.error?.errorId ?? 'lets in').toBe(expected);
  });

  test('ends the session at sign-out [ACC-08]', async () => {
    const consumer = await newConsumer(shop);
    await consumer.ok(signOut, { body: {} });
    const again = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization: consumer.authorization });
    expect(again.json()).toMatchObject({ consumerType: 'GUEST' });
    expect(again.json().consumerNo).not.toBe(consumer.id);
  });

  test('stays signed in after a reload', async () => {
    const consumer = await newConsumer(shop);
    const again = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization: consumer.authorization });
    expect(again.json()).toMatchObject({ consumerType: 'CONSUMER', consumerNo: consumer.id });
  });

  test.each([
    ['en-us', { password: 'short1A' }, 'FE872'],
    ['en-us', { password: 'nocapitals1' }, 'FE872'],
    ['en-us', { password: 'Password1' }, 'AUT454'],
    ['en-us', { email: 'mara@nowhere' }, 'AUT453'],
    ['en-us', { birthDate: undefined }, 'PRO411'],
    ['en-us', { birthDate: '2020-01-01' }, 'PRO410'],
    ['de-de', { birthDate: '2012-01-01', postalCode: '80331' }, 'PRO410'],
    ['en-us', { firstName: 'M' }, 'API422'],
    ['en-us', { lastName: 'L1ndqvist' }, 'API422'],
    ['en-us', { postalCode: 'V6B 1A1' }, 'API422'],
    ['en-us', { phone: '1235550142' }, 'API422'],
    ['en-us', { isTermsConfirmed: false }, 'API422'],
    ['en-us', { subscriptions: { smsNotificationConsent: true } }, 'API422'],
    ['en-us', { phone: '+1 900 555 0142', subscriptions: { smsNotificationConsent: true } }, 'API422'],
    ['en-us', { subscriptions: { loyaltyConsent: true } }, 'API422'],
  ] as const)('signing up in %s with %j is refused with %s [ACC-04]', async (locale, change, errorId) => {
    const guest = await shop.guest();
    const { error } = await guest.call(signUp, { body: signUpForm(change) }, { locale: locale as LocaleId });
    expect(error?.errorId).toBe(errorId);
  });

  test('asks for what the market requires, and records the lead source [ACC-04]', async () => {
    const requires = (names: readonly string[]) =>
      sql`update market set rules = rules || jsonb_build_object('signUpRequires', cast(${JSON.stringify(names)} as jsonb))
        where market_id = 'US'`.execute(shop.db);
    const guest = await shop.guest();
    const form = signUpForm();
    const told = {
      phone: '5035550177',
      gender: 'undisclosed',
      subscriptions: { smsNotificationConsent: true },
    } as const;
    await requires(['phone', 'gender', 'sms']);
    for (const name of ['phone', 'gender', 'subscriptions'] as const) {
      const { error } = await guest.call(signUp, { body: { ...form, ...told, [name]: undefined } });
      expect(error).toMatchObject({ errorId: 'API422', field: name === 'subscriptions' ? 'sms' : name });
    }
    const german = signUpForm({ postalCode: '80331' });
    await guest.ok(signUp, { body: german }, { locale: 'de-de' });
    await guest.ok(signUp, { body: { ...form, ...told } }, { headers: { source: 'trail-fest' } });
    await requires([]);
    const { email } = form;
    const { gender, source } = await shop.db
      .selectFrom('account')
      .select(['gender', 'source'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect({ gender, source }).toMatchObject({ gender: 'undisclosed', source: { leadSource: 'trail-fest' } });
  });

  test('allows one account per email and phone, and treats a repeated form as one [ACC-04]', async () => {
    const guest = await shop.guest();
    const form = signUpForm({ phone: '(503) 555-0199', phoneCode: '1' });
    const key = crypto.randomUUID();
    const first = await guest.ok(signUp, { body: form }, { key });
    expect(await guest.ok(signUp, { body: form }, { key })).toEqual(first);
    expect(await errorOf(guest.call(signUp, { body: { ...form, email: form.email.toUpperCase() } }))).toBe('AUT439');
    expect(await errorOf(guest.call(signUp, { body: signUpForm({ phone: '+15035550199' }) }))).toBe('AUT442');
  });

  test('creates one account for two concurrent sign-ups with one email', async () => {
    const form = signUpForm();
    const guests = [await shop.guest(), await shop.guest()];
    const answers = await Promise.all(guests.map((guest) => errorOf(guest.call(signUp, { body: form }))));
    expect(answers.map((answer) => answer ?? 'ok').sort()).toEqual(['AUT439', 'ok']);
  });

  test('changes a password only with the old one, rejects former ones, and ends other sessions [ACC-06]', async () => {
    const consumer = await newConsumer(shop);
    const other = await signInAs(shop, consumer.email);
    const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
      errorOf(consumer.call(changePassword, { body: { currentPassword, newPassword, confirmPassword } }));
    expect(await change('Wrong-2026', 'Ridge-2027')).toBe('AUT450');
    expect(await change(demoPassword, demoPassword)).toBe('AUT451');
    expect(await change(demoPassword, 'weak')).toBe('FE872');
    expect(await change(demoPassword, 'Password1')).toBe('AUT454');
    expect(await change(demoPassword, 'Ridge-2027', 'Ridge-2028')).toBe('FE340');
    expect(await change(demoPassword, 'Ridge-2027')).toBeUndefined();
    expect(await change('Ridge-2027', demoPassword)).toBe('AUT452');
    const kindOf = async ({ authorization }: Shopper) =>
      (await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization })).json().consumerType;
    expect(await kindOf(other)).toBe('GUEST');
    expect(await kindOf(consumer)).toBe('CONSUMER');
  });

  test('sets a password once by a mailed link, unlocks the login, and answers a used link like an unknown one [ACC-06]', async () => {
    const { email } = await newConsumer(shop);
    for (let index = 0; index < 5; index += 1) await tryPassword(email, 'Wrong-2026');
    await shop.read(requestPasswordReset, { body: { email } });
    const findLink = async () =>
      (await caughtMails(shop, email)).map(({ text }) => /forgot-password\?token=(\S+)/.exec(text)?.[1]).find(Boolean);
    await expect.poll(findLink).toBeTruthy();
    const token = (await findLink())!;
    const set = (newPassword: string) => errorOf(shop.anyone(confirmPasswordReset, { body: { token, newPassword } }));
    expect(await set(demoPassword)).toBe('AUT451');
    expect(await set('Ridge-2027')).toBeUndefined();
    expect(await set('Ridge-2028')).toBe('AUT402');
    expect((await tryPassword(email, 'Ridge-2027')).status).toBe(200);
    expect(
      await errorOf(shop.anyone(confirmPasswordReset, { body: { token: 'made-up', newPassword: 'Ridge-2027' } })),
    ).toBe('AUT402');
  });

  test('expires a link after half an hour, and when a newer one is requested [ACC-06]', async () => {
    const { email } = await newConsumer(shop);
    const account = (await findAccountByEmail(shop.db, email))!;
    const links = new LinkTokens(shop.keys);
    const made = () => makeLink(shop.db, { subjectId: account.subjectId, purpose: 'password', now });
    const older = await links.sign(await made());
    const younger = await links.sign(await made());
    const set = (token: string) =>
      errorOf(shop.anyone(confirmPasswordReset, { body: { token, newPassword: 'Ridge-2027' } }));
    expect(await set(older)).toBe('AUT402');
    now = new Date(now.getTime() + 31 * 60_000);
    expect(await set(younger)).toBe('AUT402');
  });

  test('does not reveal whether an account exists when a link is requested', async () => {
    const { email } = await newConsumer(shop);
    const ask = (address: string) => shop.anyone(requestPasswordReset, { body: { email: address } });
    expect(await ask(`nobody-${crypto.randomUUID()}@example.org`)).toEqual(await ask(email));
    expect(await errorOf(ask('mara'))).toBe('AUT453');
  });

  test('refuses an employee login for a consumer', async () => {
    const { email } = await newConsumer(shop);
    const { codeChallenge } = pkce();
    expect(
      await errorOf(shop.anyone(agentLogin, { body: { username: email, password: demoPassword, codeChallenge } })),
    ).toBe('AUT418');
  });

  test('answers "not found" for a guest’s profile', async () => {
    expect(await (await shop.guest()).call(getConsumer, {})).toMatchObject({
      status: 403,
      error: { errorId: 'AUT404' },
    });
  });
});
