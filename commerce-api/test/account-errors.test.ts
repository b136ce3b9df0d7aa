import { sql } from 'kysely';
import type { AnyCall, CallInput } from 'shared-contracts/call';
import {
  agentLogin,
  changePassword,
  confirmPasswordReset,
  requestPasswordReset,
  signUp,
} from 'shared-contracts/calls/auth';
import { placeOrder } from 'shared-contracts/calls/checkout';
import {
  addAddress,
  addSubscription,
  enrolConsumer,
  getConsumer,
  lookUpConsumer,
  updateAddress,
  updateConsumer,
  updateNotifications,
  updateSubscription,
} from 'shared-contracts/calls/consumer';
import { addInstrument, getLoyaltyToken, getWelcomePromotion } from 'shared-contracts/calls/consumer-wallet';
import { changeEmail } from 'shared-contracts/calls/email-change';
import { beginPasskey } from 'shared-contracts/calls/passkeys';
import { confirmPresence, getPresenceWays } from 'shared-contracts/calls/presence';
import { beginSecondFactor, endSecondFactor } from 'shared-contracts/calls/second-factor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinkTokens, makeLink } from '../src/auth/mailed-links.ts';
import { defaultSessionLife } from '../src/auth/session-life.ts';
import { openSession } from '../src/auth/sessions.ts';
import { findAccountByEmail } from '../src/consumer/accounts.ts';
import { admits } from '../src/server/policy.ts';
import { engines } from './databases.ts';
import { agentLoginAs, demoPassword, newConsumer, pkce, signInAs, signUpForm } from './people.ts';
import { cards, openShop, type Shop, seattle, tokenise } from './shop.ts';
import { signInStaff } from './staff.ts';

const errorOf = async (attempt: Promise<{ readonly error?: { readonly errorId: string } }>) =>
  (await attempt).error?.errorId;
type NewAddress = CallInput<typeof addAddress>['body']['address'];
const shipping = (change: Partial<NewAddress> = {}): NewAddress => ({ ...seattle, approachType: 'S', ...change });

describe.each(engines)('refusals of account calls on %s', (engine) => {
  let shop: Shop;
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
  });
  afterAll(() => shop.close());

  const asEmployee = (username: string, password: string, recaptcha_response?: string) =>
    errorOf(
      shop.anyone(agentLogin, {
        body: {
          username,
          password,
          codeChallenge: pkce().codeChallenge,
          ...(recaptcha_response ? { recaptcha_response } : {}),
        },
      }),
    );

  test('warns of and locks an employee login with its own messages [ACC-19]', async () => {
    const username = `nobody-${crypto.randomUUID()}@example.org`;
    const answers: (string | undefined)[] = [];
    for (let index = 0; index < 5; index += 1) answers.push(await asEmployee(username, 'Wrong-2026'));
    expect(answers).toEqual(['AUT418', 'AUT418', 'AUT418', 'AUT426', 'AUT441']);
    expect(await asEmployee('emil', demoPassword)).toBe('AUT453');
    expect(await asEmployee('emil@demo.example', demoPassword, 'sandbox-fail')).toBe('AUT403');
  });

  test('keeps bots and foreign sites from opening accounts, requesting links, saving cards and ordering', async () => {
    const guest = await shop.guest();
    const recaptcha_response = 'sandbox-fail';
    expect(await errorOf(guest.call(signUp, { body: signUpForm({ recaptcha_response }) }))).toBe('AUT403');
    expect(
      await errorOf(shop.anyone(requestPasswordReset, { body: { email: 'mara@example.org', recaptcha_response } })),
    ).toBe('AUT403');
    expect(await errorOf(guest.call(signUp, { body: signUpForm({ password: 'Lindqvist1' }) }))).toBe('AUT455');
    const who = await newConsumer(shop);
    const card = { type: 'CREDIT_CARD', token: 'tok_x', recaptcha_response } as const;
    expect(await errorOf(who.call(addInstrument, { body: card }))).toBe('AUT403');
    const order = {
      cartId: crypto.randomUUID(),
      expectedTotal: 0,
      paymentMethod: { code: 'CREDIT_CARD' as const },
      recaptcha_response,
    };
    expect(await errorOf(guest.call(placeOrder, { body: order }))).toBe('AUT403');
    const elsewhere = { headers: { 'x-site-id': 'OTHER' } };
    expect(await errorOf(guest.call(signUp, { body: signUpForm() }, elsewhere))).toBe('AUT440');
  });

  test('locks password changes after five wrong passwords [ACC-06]', async () => {
    const who = await newConsumer(shop);
    const change = (currentPassword: string, newPassword: string) =>
      errorOf(who.call(changePassword, { body: { currentPassword, newPassword } }));
    expect(await change(demoPassword, 'Mara-2027')).toBe('AUT455');
    for (let index = 0; index < 5; index += 1) expect(await change('Wrong-2026', 'Ridge-2029')).toBe('AUT450');
    expect(await change('Wrong-2026', 'Ridge-2029')).toBe('AUT423');
  });

  test('lets one of two concurrent changes of the password win [ACC-06]', async () => {
    const who = await newConsumer(shop);
    const change = (newPassword: string) =>
      errorOf(who.call(changePassword, { body: { currentPassword: demoPassword, newPassword } }));
    const [lost, won] = (await Promise.all([change('Ridge-2027'), change('Ridge-2028')])).sort();
    expect(won).toBeUndefined();
    // The other one finds the password changed before or after it has checked the former one.
    expect(['AUT450', 'PRO415']).toContain(lost);
  });

  test('reports a conflict when the password was changed after the former one was checked [ACC-06]', async () => {
    const who = await newConsumer(shop);
    // Lets the statement find no row, as after a change in between.
    await sql`create function lose() returns trigger language plpgsql as 'begin return null; end'`.execute(shop.db);
    await sql`create trigger lose before update of password_hash on account for each row execute function lose()`.execute(
      shop.db,
    );
    const body = { currentPassword: demoPassword, newPassword: 'Ridge-2027' };
    expect(await errorOf(who.call(changePassword, { body }))).toBe('PRO415');
    await sql`drop function lose cascade`.execute(shop.db);
    expect(await errorOf(who.call(changePassword, { body }))).toBeUndefined();
  });

  test('rejects a weak, mistyped or former password for a mailed link [ACC-06]', async () => {
    const { email } = await newConsumer(shop);
    const account = (await findAccountByEmail(shop.db, email))!;
    const links = new LinkTokens(shop.keys);
    const linkId = await makeLink(shop.db, { subjectId: account.subjectId, purpose: 'password', now });
    const token = await links.sign(linkId);
    const set = (newPassword: string, confirmPassword = newPassword) =>
      errorOf(shop.anyone(confirmPasswordReset, { body: { token, newPassword, confirmPassword } }));
    expect(await set('weak')).toBe('FE872');
    expect(await set('Password1')).toBe('AUT454');
    expect(await set('Lindqvist-2027')).toBe('AUT455');
    expect(await set('Ridge-2027', 'Ridge-2028')).toBe('FE340');
    expect(await set('Ridge-2027')).toBeUndefined();
    const again = await links.sign(await makeLink(shop.db, { subjectId: account.subjectId, purpose: 'password', now }));
    const former = { token: again, newPassword: demoPassword };
    expect(await errorOf(shop.anyone(confirmPasswordReset, { body: former }))).toBe('AUT452');
  });

  test('finds no profile in a session whose account is deleted, on every call [ACC-09]', async () => {
    const id = crypto.randomUUID();
    await shop.db.insertInto('subject').values({ subject_id: id, kind: 'CONSUMER' }).execute();
    const context = { life: defaultSessionLife, now: new Date() };
    const { token } = await openSession(shop.db, { id, kind: 'CONSUMER' }, context);
    await shop.db.updateTable('session').set({ presence_at: new Date() }).where('subject_id', '=', id).execute();
    const headers = { authorization: `Bearer ${token}` };
    const asks: readonly (readonly [AnyCall, object])[] = [
      [getConsumer, {}],
      [updateConsumer, { body: { consumerProfile: {} } }],
      [enrolConsumer, { body: { enrollments: [{ type: 'Loyalty', optin: true }] } }],
      [updateNotifications, { body: { rewards: true } }],
      [changeEmail, { body: { email: 'new@example.org' } }],
      [beginSecondFactor, { body: { method: 'app' } }],
      [endSecondFactor, { body: {} }],
      [beginPasskey, { body: {} }],
      [getPresenceWays, {}],
      [confirmPresence, { body: { by: 'password', currentPassword: 'Ridge-2027' } }],
      [addSubscription, { body: { channel: 'email', optin: true } }],
      [updateSubscription, { body: { channel: 'email', optin: true } }],
    ];
    for (const [call, input] of asks)
      expect(await errorOf(shop.anyone(call, input as never, {}, headers)), call.name).toBe('PRO404');
  });

  test('refuses programme enrolment without a date of birth [ACC-12]', async () => {
    const who = await newConsumer(shop);
    await shop.db.updateTable('account').set({ birth_date: null }).where('subject_id', '=', who.id).execute();
    const join = who.call(enrolConsumer, { body: { enrollments: [{ type: 'Loyalty', optin: true }] } });
    expect(await errorOf(join)).toBe('PRO411');
  });

  test('reports a missing member number and a missing welcome coupon [ACC-12]', async () => {
    const lena = await signInAs(shop, 'lena@demo.example');
    await shop.db.updateTable('account').set({ member_id: null }).where('subject_id', '=', lena.id).execute();
    expect(await errorOf(lena.call(getLoyaltyToken, { body: { usid: lena.id } }))).toBe('4044');
    expect(await errorOf(lena.call(getWelcomePromotion, {}))).toBe('4044');
  });

  test('finds no account for an invalid email [ACC-05]', async () => {
    expect(await errorOf(shop.anyone(lookUpConsumer, { query: { email: 'mara' } }))).toBe('AUT453');
  });

  test.each([
    ['one that is kept already', shipping({ addressLine1: '1 Alder Street' }), 'CCA400'],
    ['without a phone', shipping({ phone: undefined }), 'SHP410'],
    ['for invoices without a phone', shipping({ approachType: 'B', phone: undefined }), 'BILL410'],
    ['without a city', shipping({ city: '' }), 'PYT406'],
    ['with an impossible postal code', shipping({ postalCode: '9810' }), 'CHK320'],
    ['for invoices with an impossible postal code', shipping({ approachType: 'B', postalCode: '9810' }), 'CHK380'],
    ['at a PO box', shipping({ addressLine1: 'PO Box 12' }), 'SHP500'],
    ['in another country', shipping({ country: 'DE', postalCode: '80331' }), 'PAY401'],
  ])('rejects an address change that is %s [ACC-10]', async (_, address, errorId) => {
    const who = await newConsumer(shop);
    await who.ok(addAddress, { body: { address: shipping({ addressLine1: '1 Alder Street' }) } });
    const { addressId } = await who.ok(addAddress, { body: { address: shipping() } });
    expect(await errorOf(who.call(updateAddress, { params: { addressId }, body: { address } }))).toBe(errorId);
  });

  test('limits an address book to fifty addresses [ACC-10]', async () => {
    const who = await newConsumer(shop);
    const add = (place: number) =>
      who.call(addAddress, { body: { address: shipping({ addressLine1: `${place} Alder Street` }) } });
    for (let place = 1; place <= 50; place += 1) expect((await add(place)).status).toBe(200);
    expect(await errorOf(add(51))).toBe('PRO418');
  });

  test('refuses to save an expired card [ACC-11]', async () => {
    const token = await tokenise(cards.approve);
    now = new Date('2036-01-02T00:00:00Z');
    const who = await newConsumer(shop);
    expect(await errorOf(who.call(addInstrument, { body: { type: 'CREDIT_CARD', token } }))).toBe('FE309');
    now = new Date();
  });

  test('limits the rate of every limited call and reports the time to wait', async () => {
    const limited = await openShop(engine, { rateLimits: true });
    const people = {
      CONSUMER: await newConsumer(limited),
      EMPLOYEE: await agentLoginAs(limited, 'emil@demo.example'),
      STAFF: await signInStaff(limited, 'odin@demo.example', new Date()),
    };
    const routes = limited.service.routes.filter(({ limits }) => limits.length > 0);
    expect(routes.length).toBeGreaterThan(10);
    for (const { call, limits } of routes) {
      const who = admits(call.access, { kind: 'CONSUMER' })
        ? people.CONSUMER
        : typeof call.access === 'object'
          ? people.STAFF
          : people.EMPLOYEE;
      const max = Math.max(...limits.map((limit) => limit.max));
      const id = crypto.randomUUID();
      const params = {
        token: 'x'.repeat(22),
        paymentInstrumentId: id,
        basketId: id,
        staffId: id,
        accountId: id,
        webhookId: id,
        orderNumber: 'TF-7K2M-9QXD',
        caseNumber: 'SC-2222-2222',
        orderId: 'TF-7K2M-9QXD',
        productId: 'TF4K2M9A0C5',
        reviewId: id,
        answerId: id,
        eventId: id,
      };
      let status = 0;
      for (let tries = 0; tries <= max && status !== 429; tries += 1) {
        const response = await limited.inject(
          call,
          { params, ...(call.body ? { body: {} } : {}) },
          { authorization: who.authorization },
        );
        status = response.statusCode;
        if (status === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(status, call.name).toBe(429);
    }
    await limited.close();
  }, 60_000);
});
