import { signIn as passwordSignIn } from 'shared-contracts/calls/auth';
import { getCart } from 'shared-contracts/calls/cart';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { changeEmail, confirmEmail } from 'shared-contracts/calls/email-change';
import { requestMailedCode, signInByMailedCode } from 'shared-contracts/calls/mailed-code';
import { beginSecondFactor, confirmSecondFactor } from 'shared-contracts/calls/second-factor';
import { endOtherSessions } from 'shared-contracts/calls/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/auth/password.ts';
import { appCode } from '../src/auth/second-factor.ts';
import { newSignInCode } from '../src/auth/sign-in-codes.ts';
import { caughtMails, mailedCodesTo } from './caught-mails.ts';
import { engines } from './databases.ts';
import { confirmByPassword, demoPassword, newConsumer, pkce, type SignedIn } from './people.ts';
import { authorizationOf, openShop, type Shop, type Shopper } from './shop.ts';
import { testClock } from './test-clock.ts';

const minutes = 60_000;

describe.each(engines)('signing in with a mailed code on %s [BEY-01]', (engine) => {
  let shop: Shop;
  const clock = testClock();
  const { wait } = clock;
  beforeAll(async () => {
    shop = await openShop(engine, { now: clock.now });
  });
  afterAll(() => shop.close());
  let consumer: SignedIn;
  beforeEach(async () => {
    clock.reset();
    consumer = await newConsumer(shop);
  });

  const codesIn = (email: string) => mailedCodesTo(shop, email);
  const request = async (codeChallenge: string, email = consumer.email) =>
    (await shop.anyone(requestMailedCode, { body: { email, codeChallenge } })).error?.errorId;
  /** Asks for a code on a device, which is returned with the code. */
  const ask = async (device = pkce()) => {
    const before = (await codesIn(consumer.email)).length;
    expect(await request(device.codeChallenge)).toBeUndefined();
    await expect.poll(async () => (await codesIn(consumer.email)).length).toBeGreaterThan(before);
    const [code = ''] = await codesIn(consumer.email);
    return { device, code };
  };
  interface Typed {
    readonly code: string;
    readonly device: ReturnType<typeof pkce>;
    readonly secondFactor?: string;
    readonly basketId?: string;
    readonly guest?: Shopper;
  }
  const answerTo = ({ code, device, guest, ...rest }: Typed) =>
    shop.inject(
      signInByMailedCode,
      { body: { mailedCode: code, codeVerifier: device.codeVerifier, ...rest } },
      guest ? { authorization: guest.authorization } : {},
    );
  const signIn = async (typed: Typed): Promise<string> => {
    const response = await answerTo(typed);
    if (response.statusCode === 200) return response.json().consumerNo;
    const [{ errorId, additionalInfo }] = response.json().errorDetails;
    return [errorId, additionalInfo?.method].filter(Boolean).join(' ');
  };
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('opens a session of the account, once, with the cart of the guest', async () => {
    const [item] = await shop.sellable();
    const guest = await shop.guest();
    const basketId = await shop.cartWith(guest, [item!]);
    const { device, code } = await ask();
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    const response = await answerTo({ code: typed, device, guest, basketId });
    expect(response.json()).toMatchObject({
      consumerType: 'CONSUMER',
      consumerNo: consumer.token.consumerNo,
      basketId,
    });
    const headers = { authorization: authorizationOf(response) };
    expect((await shop.anyone(getCart, { params: { basketId } }, {}, headers)).body?.items).toHaveLength(1);
    expect(await signIn({ code, device })).toBe('AUT464');
  });

  test('is granted once when the code arrives several times together', async () => {
    const typed = await ask();
    const outcomes = await Promise.all([signIn(typed), signIn(typed), signIn(typed)]);
    expect(outcomes.toSorted()).toEqual([consumer.token.consumerNo, 'AUT464', 'AUT464'].toSorted());
  });

  test('works only on the device that asked, whose code no other device replaces', async () => {
    const { device, code } = await ask();
    const other = await ask();
    expect(await signIn({ code, device: pkce() })).toBe('AUT464');
    expect(await signIn({ code: other.code, device })).toBe('AUT464');
    expect(await signIn({ code, device: other.device })).toBe('AUT464');
    expect(await signIn({ code, device })).toBe(consumer.token.consumerNo);
  });

  test('works for ten minutes, the latest code of a device only', async () => {
    const { device, code } = await ask();
    const latest = await ask(device);
    if (code !== latest.code) expect(await signIn({ code, device })).toBe('AUT464');
    wait(10 * minutes - 1);
    expect(await signIn(latest)).toBe(consumer.token.consumerNo);
    wait(5 * minutes + 1);
    const late = await ask(device);
    wait(10 * minutes);
    expect(await signIn(late)).toBe('AUT464');
  });

  test('withstands guessing: after five wrong codes the right one is refused, also when they come together', async () => {
    const { device, code } = await ask();
    const guesses = Array.from({ length: 8 }, () => signIn({ code: wrongOf(code), device }));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['AUT464']));
    expect(await signIn({ code, device })).toBe('AUT464');
    expect(await signIn(await ask(device))).toBe(consumer.token.consumerNo);
    const again = await ask();
    for (let times = 0; times < 4; times += 1) await signIn({ code: wrongOf(again.code), device: again.device });
    expect(await signIn(again)).toBe(consumer.token.consumerNo);
  });

  test('answers alike for addresses without an account, and mails nothing to them or to employees', async () => {
    const device = pkce();
    const nobody = `${crypto.randomUUID()}@example.org`;
    for (const email of [nobody, 'enno@demo.example'])
      expect(await request(device.codeChallenge, email)).toBeUndefined();
    expect(await signIn({ code: '000000', device })).toBe('AUT464');
    // Mails are sent in turn.
    await ask();
    expect([...(await codesIn(nobody)), ...(await codesIn('enno@demo.example'))]).toEqual([]);
    expect(await request(device.codeChallenge, 'nobody')).toBe('AUT453');
  });

  test('asks for the code of an app as well', async () => {
    await confirmByPassword(consumer);
    const { app } = await consumer.ok(beginSecondFactor, { body: { method: 'app' } });
    await consumer.ok(confirmSecondFactor, { body: { code: appCode(app!.key, clock.now()) } });
    wait(minutes);
    const typed = await ask();
    expect(await signIn({ ...typed, code: wrongOf(typed.code), secondFactor: appCode(app!.key, clock.now()) })).toBe(
      'AUT464',
    );
    expect(await signIn(typed)).toBe('AUT460 app');
    expect(await signIn({ ...typed, secondFactor: '000000' })).toBe('AUT461');
    expect(await signIn({ ...typed, secondFactor: appCode(app!.key, clock.now()) })).toBe(consumer.token.consumerNo);
  });

  test('is locked with the codes of an app, after five wrong ones of it', async () => {
    await confirmByPassword(consumer);
    const { app } = await consumer.ok(beginSecondFactor, { body: { method: 'app' } });
    await consumer.ok(confirmSecondFactor, { body: { code: appCode(app!.key, clock.now()) } });
    const typed = await ask();
    const outcomes: string[] = [];
    for (let times = 0; times < 5; times += 1) outcomes.push(await signIn({ ...typed, secondFactor: '000000' }));
    expect(outcomes).toEqual(['AUT461', 'AUT461', 'AUT461', 'AUT461', 'AUT423']);
  });

  test('is neither mailed to a bot, nor for the page of a site without accounts', async () => {
    const { codeChallenge, codeVerifier } = pkce();
    const body = { email: consumer.email, codeChallenge };
    const bot = await shop.anyone(requestMailedCode, { body: { ...body, recaptcha_response: 'sandbox-fail' } });
    expect(bot.error?.errorId).toBe('AUT403');
    const elsewhere = { headers: { 'x-site-id': 'OTHER' } };
    expect((await shop.anyone(requestMailedCode, { body }, elsewhere)).error?.errorId).toBe('AUT440');
    const attempt = { body: { mailedCode: '123456', codeVerifier } };
    expect((await shop.anyone(signInByMailedCode, attempt, elsewhere)).error?.errorId).toBe('AUT440');
  });

  test('is refused, and none is mailed, where the second factor comes by mail, too', async () => {
    await confirmByPassword(consumer);
    await consumer.ok(beginSecondFactor, { body: { method: 'mail' } });
    await expect.poll(async () => (await codesIn(consumer.email)).length).toBe(1);
    const [first = ''] = await codesIn(consumer.email);
    await consumer.ok(confirmSecondFactor, { body: { code: first } });
    const device = pkce();
    expect(await request(device.codeChallenge)).toBeUndefined();
    const subjects = async () => (await caughtMails(shop, consumer.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Please sign in with your password');
    expect(await codesIn(consumer.email)).toHaveLength(1);
    const { codeChallenge } = device;
    const code = await newSignInCode(shop.db, { subjectId: consumer.token.consumerNo, codeChallenge }, clock.now());
    expect(await signIn({ code, device })).toBe('AUT462');
  });

  test('shuts out whoever opened the account with the address of somebody else, once', async () => {
    const typed = await ask();
    const row = () =>
      shop.db
        .selectFrom('account')
        .select(['password_hash', 'mailbox_proven_at'])
        .where('subject_id', '=', consumer.token.consumerNo)
        .executeTakeFirstOrThrow();
    const withPassword = async () => {
      const { codeChallenge } = pkce();
      const body = { username: consumer.email, password: demoPassword, codeChallenge };
      return (await shop.anyone(passwordSignIn, { body })).error?.errorId;
    };
    expect((await row()).mailbox_proven_at).toBeNull();
    expect(await withPassword()).toBeUndefined();
    expect(await signIn(typed)).toBe(consumer.token.consumerNo);
    expect(await withPassword()).toBe('AUT401');
    expect((await consumer.call(getConsumer, {})).error?.errorId).toBeDefined();
    const subjects = async () => (await caughtMails(shop, consumer.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Your former password no longer works');

    await shop.db
      .updateTable('account')
      .set({ password_hash: await hashPassword(demoPassword) })
      .where('subject_id', '=', consumer.token.consumerNo)
      .execute();
    expect(await signIn(await ask())).toBe(consumer.token.consumerNo);
    expect(await withPassword()).toBeUndefined();
  });

  test('ends with all sessions of the account', async () => {
    const typed = await ask();
    await consumer.ok(endOtherSessions, { body: {} });
    expect(await signIn(typed)).toBe('AUT464');
  });

  test('ends with the address that it was mailed to', async () => {
    const typed = await ask();
    const email = `${crypto.randomUUID()}@example.org`;
    await confirmByPassword(consumer);
    await consumer.ok(changeEmail, { body: { email } });
    const linkIn = async () => /token=([\w.-]+)/.exec((await caughtMails(shop, email))[0]?.text ?? '')?.[1];
    await expect.poll(linkIn).toBeDefined();
    expect((await shop.anyone(confirmEmail, { body: { token: (await linkIn()) ?? '' } })).body).toEqual({ email });
    expect(await signIn(typed)).toBe('AUT464');
  });

  test('signs nobody in to a disabled account', async () => {
    const typed = await ask();
    await shop.db
      .updateTable('account')
      .set({ disabled_at: clock.now() })
      .where('subject_id', '=', consumer.id)
      .execute();
    expect((await answerTo(typed)).json().errorDetails[0].errorId).toBe('AUT465');
  });
});
