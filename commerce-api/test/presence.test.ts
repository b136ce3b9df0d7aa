import type { CallInput } from 'shared-contracts/call';
import { changeEmail } from 'shared-contracts/calls/email-change';
import { addPasskey, beginPasskey, beginPasskeySignIn } from 'shared-contracts/calls/passkeys';
import { confirmPresence, getPresenceWays } from 'shared-contracts/calls/presence';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appCode } from '../src/auth/second-factor.ts';
import { newSignInCode } from '../src/auth/sign-in-codes.ts';
import { NO_PASSWORD } from '../src/consumer/sign-up.ts';
import { engines } from './databases.ts';
import { agentLoginAs, confirmByPassword, demoPassword, newConsumer, pkce, type SignedIn, signInAs } from './people.ts';
import { openShop, type Shop } from './shop.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { testClock } from './test-clock.ts';

const minutes = 60_000;
const appKey = 'JBSWY3DPEHPK3PXP';

describe.each(engines)('confirming who is at the page on %s [SEC-02]', (engine) => {
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

  /** Whether what needs a confirmation is done. */
  const isConfirmed = async (who = consumer) => {
    const body = { email: `nova-${crypto.randomUUID()}@example.org` };
    const { error } = await who.call(changeEmail, { body });
    if (error && error.errorId !== 'AUT473') throw new Error(error.errorId);
    return error === undefined;
  };
  const confirm = async (body: CallInput<typeof confirmPresence>['body'], who = consumer) =>
    (await who.call(confirmPresence, { body })).error?.errorId;
  const waysOf = async (who: SignedIn) => (await who.ok(getPresenceWays, {})).ways;
  const newPasskey = async (who = consumer) => {
    const device = new SoftwareAuthenticator('http://shop.test');
    await confirmByPassword(who);
    const { options } = await who.ok(beginPasskey, { body: {} });
    await who.ok(addPasskey, { body: { name: 'Phone', registration: device.create(options) } });
    wait(16 * minutes);
    return device;
  };
  const sign = async (device: SoftwareAuthenticator) =>
    device.sign((await shop.read(beginPasskeySignIn, { body: {} })).options);
  const newCode = async (who = consumer) => {
    const { codeVerifier, codeChallenge } = pkce();
    const mailedCode = await newSignInCode(shop.db, { subjectId: who.id, codeChallenge }, clock.now());
    return { by: 'mailed-code', mailedCode, codeVerifier } as const;
  };
  const setSecondFactor = (method: 'app' | 'mail') =>
    shop.db
      .insertInto('second_factor')
      .values({ subject_id: consumer.id, method, secret: method === 'app' ? appKey : null, confirmed_at: clock.now() })
      .execute();
  const dropPassword = () =>
    shop.db.updateTable('account').set({ password_hash: NO_PASSWORD }).where('subject_id', '=', consumer.id).execute();

  test('is offered in each way in which the account can be signed in to', async () => {
    expect(await consumer.ok(getPresenceWays, {})).toEqual({
      ways: ['password', 'mailed-code'],
      email: consumer.email,
    });
    await newPasskey();
    expect(await waysOf(consumer)).toEqual(['password', 'passkey', 'mailed-code']);
    await dropPassword();
    expect(await waysOf(consumer)).toEqual(['passkey', 'mailed-code']);
    await setSecondFactor('mail');
    expect(await waysOf(consumer)).toEqual(['passkey']);
  });

  test('is possible for employees by their password only', async () => {
    const emil = await agentLoginAs(shop, 'emil@demo.example');
    expect(await waysOf(emil)).toEqual(['password']);
    expect(await confirmByPassword(emil)).toBeUndefined();
    await newPasskey();
    await shop.db.updateTable('subject').set({ kind: 'EMPLOYEE' }).where('subject_id', '=', consumer.id).execute();
    expect(await waysOf(consumer)).toEqual(['password']);
  });

  test('by the password counts for a quarter of an hour, in this session only', async () => {
    const tablet = await signInAs(shop, consumer.email);
    expect(await isConfirmed()).toBe(false);
    expect(await confirm({ by: 'password', currentPassword: demoPassword })).toBeUndefined();
    expect(await isConfirmed()).toBe(true);
    expect(await isConfirmed(tablet)).toBe(false);
    wait(15 * minutes);
    expect(await isConfirmed()).toBe(true);
    wait(1);
    expect(await isConfirmed()).toBe(false);
  });

  test('by the password locks after five wrong ones', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect(await confirmByPassword(consumer, 'Wrong-2026')).toBe('AUT450');
    expect(await confirmByPassword(consumer)).toBe('AUT423');
    expect(await isConfirmed()).toBe(false);
    wait(16 * minutes);
    expect(await confirmByPassword(consumer)).toBeUndefined();
    expect(await isConfirmed()).toBe(true);
  });

  test('by a passkey cannot be prepared by somebody at a page who has only just signed in', async () => {
    expect((await consumer.call(beginPasskey, { body: {} })).error?.errorId).toBe('AUT473');
  });

  test('by a passkey takes one of the account only, each signature once', async () => {
    const device = await newPasskey();
    const other = await newConsumer(shop);
    const strange = await newPasskey(other);
    expect(await confirm({ by: 'passkey', passkey: await sign(strange) })).toBe('AUT470');
    expect(await isConfirmed()).toBe(false);
    const passkey = await sign(device);
    expect(await confirm({ by: 'passkey', passkey })).toBeUndefined();
    expect(await isConfirmed()).toBe(true);
    expect(await confirm({ by: 'passkey', passkey })).toBe('AUT470');
  });

  test('by a mailed code takes one of the account only, each once', async () => {
    const other = await newConsumer(shop);
    const code = await newCode();
    expect(await confirm(code, other)).toBe('AUT464');
    expect(await isConfirmed(other)).toBe(false);
    const wrong = { ...code, mailedCode: String((Number(code.mailedCode) + 1) % 1_000_000).padStart(6, '0') };
    expect(await confirm(wrong)).toBe('AUT464');
    expect(await isConfirmed()).toBe(false);
    expect(await confirm(code)).toBeUndefined();
    expect(await isConfirmed()).toBe(true);
    expect(await confirm(code)).toBe('AUT464');
  });

  test('by a mailed code asks for the second factor, and is no way where that is mailed, too', async () => {
    await setSecondFactor('app');
    const code = await newCode();
    expect(await confirm(code)).toBe('AUT460');
    expect(await confirm({ ...code, secondFactor: '000000' })).toBe('AUT461');
    expect(await isConfirmed()).toBe(false);
    expect(await confirm({ ...code, secondFactor: appCode(appKey, clock.now()) })).toBeUndefined();
    expect(await isConfirmed()).toBe(true);
    await shop.db.deleteFrom('second_factor').where('subject_id', '=', consumer.id).execute();
    await setSecondFactor('mail');
    expect(await confirm(await newCode())).toBe('AUT462');
  });

  test('is possible for an account without a password', async () => {
    await dropPassword();
    expect(await confirmByPassword(consumer)).toBe('AUT450');
    expect(await isConfirmed()).toBe(false);
    expect(await confirm(await newCode())).toBeUndefined();
    expect(await isConfirmed()).toBe(true);
  });
});
