import { Secret, TOTP } from 'otpauth';
import { agentLogin, signIn } from 'shared-contracts/calls/auth';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
} from 'shared-contracts/calls/second-factor';
import { getSessions } from 'shared-contracts/calls/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caughtMails, mailedCodesTo } from './caught-mails.ts';
import { engines } from './databases.ts';
import {
  agentLoginAs,
  confirmByPassword,
  demoPassword,
  newConsumer,
  pkce,
  redeem,
  type SignedIn,
  signInAs,
} from './people.ts';
import { openShop, type Shop } from './shop.ts';
import { testClock } from './test-clock.ts';

const minutes = 60_000;

describe.each(engines)('a second factor on %s', (engine) => {
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

  const codeOf = (key: string, at = clock.now()) =>
    new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key) }).generate({
      timestamp: at.getTime(),
    });
  const { codeChallenge: ownChallenge } = pkce();
  const trySignIn = async (secondFactor?: string, typed = demoPassword, codeChallenge = ownChallenge) => {
    const body = {
      username: consumer.email,
      password: typed,
      codeChallenge,
      ...(secondFactor === undefined ? {} : { secondFactor }),
    };
    const { error } = await shop.anyone(signIn, { body });
    return error ? [error.errorId, error.additionalInfo?.method].filter(Boolean).join(' ') : 'signed in';
  };
  /** The codes that were mailed, the latest first. */
  const mailedCodes = async (after = 0) => {
    const read = () => mailedCodesTo(shop, consumer.email);
    await expect.poll(async () => (await read()).length).toBeGreaterThan(after);
    return read();
  };
  /** Turns an app on; returns its key and the recovery codes. */
  const turnOn = async () => {
    await confirmByPassword(consumer);
    const { app } = await consumer.ok(beginSecondFactor, { body: { method: 'app' } });
    const { recoveryCodes } = await consumer.ok(confirmSecondFactor, { body: { code: codeOf(app!.key) } });
    wait(minutes);
    return { key: app!.key, recoveryCodes };
  };

  test('is off until a first code confirms it', async () => {
    expect(await consumer.ok(getSecondFactor, {})).toEqual({ isNeeded: false, recoveryCodesLeft: 0 });
    await confirmByPassword(consumer);
    const { app } = await consumer.ok(beginSecondFactor, { body: { method: 'app' } });
    expect(app?.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(app?.qr.path.length).toBeGreaterThan(1000);
    expect(await trySignIn()).toBe('signed in');
    const wrong = await consumer.call(confirmSecondFactor, { body: { code: '000000' } });
    expect(wrong.error?.errorId).toBe('AUT461');
    const { recoveryCodes } = await consumer.ok(confirmSecondFactor, { body: { code: codeOf(app!.key) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await consumer.ok(getSecondFactor, {})).toEqual({ method: 'app', isNeeded: false, recoveryCodesLeft: 10 });
    expect(await trySignIn()).toBe('AUT460 app');
  });

  test('needs a confirmation to be turned on and off, and cannot be replaced while it is on', async () => {
    const begin = async () => (await consumer.call(beginSecondFactor, { body: { method: 'app' } })).error?.errorId;
    const end = async () => (await consumer.call(endSecondFactor, { body: {} })).error?.errorId;
    expect([await begin(), await end()]).toEqual(['AUT473', 'AUT473']);
    await turnOn();
    expect(await begin()).toBe('AUT463');
    wait(15 * minutes);
    expect(await end()).toBe('AUT473');
    expect(await trySignIn()).toBe('AUT460 app');
    await confirmByPassword(consumer);
    expect(await end()).toBeUndefined();
    expect(await trySignIn()).toBe('signed in');
    expect(await consumer.ok(getSecondFactor, {})).toEqual({ isNeeded: false, recoveryCodesLeft: 0 });
  });

  test('accepts each code of an app once, of the steps around now only', async () => {
    const { key } = await turnOn();
    const code = codeOf(key);
    expect(await trySignIn(code, 'Wrong-2026')).toBe('AUT401');
    const together = await Promise.all([trySignIn(code), trySignIn(code), trySignIn(code)]);
    expect(together.filter((outcome) => outcome === 'signed in')).toHaveLength(1);
    expect(await trySignIn(code)).toBe('AUT461');
    wait(2 * minutes);
    expect(await trySignIn(codeOf(key, new Date(clock.now().getTime() - 2 * minutes + 30_000)))).toBe('AUT461');
    expect(await trySignIn(` ${codeOf(key).slice(0, 3)} ${codeOf(key).slice(3)} `)).toBe('signed in');
  });

  test('locks the account’s codes after five wrong ones, the right one included, for 15 minutes', async () => {
    const { key } = await turnOn();
    const outcomes = [];
    for (let times = 0; times < 5; times += 1) outcomes.push(await trySignIn('000000'));
    expect(outcomes).toEqual(['AUT461', 'AUT461', 'AUT461', 'AUT461', 'AUT423']);
    expect(await trySignIn(codeOf(key))).toBe('AUT423');
    wait(16 * minutes);
    expect(await trySignIn(codeOf(key))).toBe('signed in');
  });

  test('locks the codes of somebody who turns it on', async () => {
    await confirmByPassword(consumer);
    await consumer.ok(beginSecondFactor, { body: { method: 'app' } });
    const outcomes = [];
    for (let times = 0; times < 5; times += 1)
      outcomes.push((await consumer.call(confirmSecondFactor, { body: { code: '000000' } })).error?.errorId);
    expect(outcomes.at(-1)).toBe('AUT423');
  });

  describe('of employees', () => {
    const store = { storeId: 'US01', storeEmployeeId: 'E101' };
    let email: string;
    let employee: SignedIn;
    beforeEach(async () => {
      email = consumer.email;
      await shop.db.updateTable('subject').set({ kind: 'EMPLOYEE' }).where('subject_id', '=', consumer.id).execute();
      employee = await agentLoginAs(shop, email);
    });
    /** A login as pages make it: what asks for a code has the challenge of what brings it. */
    const newLogin = () => {
      const { codeVerifier, codeChallenge } = pkce();
      return async (change: object = {}, authorization?: string) => {
        const body = { username: email, password: demoPassword, codeChallenge, ...change };
        const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
        const { body: answer, error } = await shop.anyone(agentLogin, { body }, {}, headers);
        const { method, mail } = error?.additionalInfo ?? {};
        if (error) return [error.errorId, method, mail].filter(Boolean).join(' ');
        return { code: answer!.code, codeVerifier };
      };
    };
    const turnOnApp = async () => {
      await confirmByPassword(employee);
      const { app } = await employee.ok(beginSecondFactor, { body: { method: 'app' } });
      await employee.ok(confirmSecondFactor, { body: { code: codeOf(app!.key) } });
      wait(minutes);
      return () => codeOf(app!.key);
    };

    test('is a mailed code, needed by the login of those without an app', async () => {
      expect(await employee.ok(getSecondFactor, {})).toEqual({ method: 'mail', isNeeded: true, recoveryCodesLeft: 0 });
      const login = newLogin();
      expect(await login({ password: 'Wrong-2026' })).toBe('AUT418');
      expect(await login()).toBe('AUT460 mail');
      const [code = ''] = await mailedCodes();
      expect(await login({ secondFactor: code === '000000' ? '000001' : '000000' })).toBe('AUT461');
      expect(await newLogin()({ secondFactor: code })).toBe('AUT461');
      expect(await login({ ...store, secondFactor: code })).toHaveProperty('code');
      expect(await login({ secondFactor: code })).toBe('AUT461');
    });

    test('is a code of its own for each login, as of two tills that share an account', async () => {
      const [till, other] = [newLogin(), newLogin()];
      expect([await till(), await other()]).toEqual(['AUT460 mail', 'AUT460 mail']);
      const codes = await mailedCodes(1);
      const takenBy = async (login: typeof till) => {
        for (const secondFactor of codes) if (typeof (await login({ secondFactor })) === 'object') return secondFactor;
        return undefined;
      };
      const taken = [await takenBy(till), await takenBy(other)];
      expect(taken.toSorted()).toEqual([...codes].toSorted());
    });

    test('is mailed five times at most, and the last one goes on working', async () => {
      const login = newLogin();
      const answers = [];
      for (let times = 0; times < 6; times += 1) answers.push(await login());
      expect(answers).toEqual([...Array(5).fill('AUT460 mail'), 'AUT460 mail held back']);
      const [last = ''] = await mailedCodes(4);
      expect(await login({ secondFactor: last })).toHaveProperty('code');
    });

    test('is asked for once for the login and the choice of a store right after it', async () => {
      const login = newLogin();
      const ownCode = await turnOnApp();
      expect(await login()).toBe('AUT460 app');
      const granted = await login({ secondFactor: ownCode() });
      if (typeof granted === 'string') throw new Error(granted);
      const { authorization } = await redeem(shop, granted.code, granted.codeVerifier);
      // The exemption needs the same session and a store, and ends after a quarter of an hour.
      const other = await newConsumer(shop);
      expect(await newLogin()(store)).toBe('AUT460 app');
      expect(await newLogin()(store, other.authorization)).toBe('AUT460 app');
      expect(await newLogin()({}, authorization)).toBe('AUT460 app');
      expect(await newLogin()(store, authorization)).toHaveProperty('code');
      wait(15 * minutes + 1);
      expect(await newLogin()(store, authorization)).toBe('AUT460 app');
    });

    test('can be an app, and is mailed again without one', async () => {
      await confirmByPassword(employee);
      const begin = (method: 'app' | 'mail') => employee.call(beginSecondFactor, { body: { method } });
      expect((await begin('mail')).error?.errorId).toBe('AUT463');
      await turnOnApp();
      expect((await begin('app')).error?.errorId).toBe('AUT463');
      await employee.ok(endSecondFactor, { body: {} });
      await expect
        .poll(async () => JSON.stringify(await caughtMails(shop, email)))
        .toContain('We email you a code each time you sign in.');
      expect(await newLogin()()).toBe('AUT460 mail');
    });

    test('gives way to an app where it was turned on by mail as a consumer', async () => {
      await shop.db
        .insertInto('second_factor')
        .values({ subject_id: employee.id, method: 'mail', secret: null, confirmed_at: clock.now() })
        .execute();
      await turnOnApp();
      expect(await newLogin()()).toBe('AUT460 app');
    });

    test('locks after five wrong codes', async () => {
      const login = newLogin();
      for (let times = 0; times < 5; times += 1) await login({ secondFactor: '000000' });
      expect(await login({ secondFactor: '000000' })).toBe('AUT423');
    });
  });

  test('accepts each recovery code once, and stores hashes of them', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect(await trySignIn(first.toLowerCase())).toBe('signed in');
    expect(await trySignIn(first)).toBe('AUT461');
    expect(await trySignIn(second.replaceAll('-', ' '))).toBe('signed in');
    expect(await consumer.ok(getSecondFactor, {})).toMatchObject({ recoveryCodesLeft: 8 });
    const rows = await shop.db.selectFrom('recovery_code').select('code_hash').execute();
    expect(rows.every(({ code_hash }) => code_hash.startsWith('argon2id$'))).toBe(true);
  });

  test('signs out other devices and tells the holder by mail', async () => {
    const other = await signInAs(shop, consumer.email);
    await turnOn();
    expect((await other.call(getSessions, {})).error?.errorId).toBe('AUT498');
    expect((await consumer.ok(getSessions, {})).sessions).toHaveLength(1);
    await confirmByPassword(consumer);
    await consumer.ok(endSecondFactor, { body: {} });
    const texts = async () => JSON.stringify(await caughtMails(shop, consumer.email));
    await expect.poll(texts).toContain('asks for a code after the password');
    await expect.poll(texts).toContain('no longer asks for a code');
  });

  test('mails a code that works for the sign-in that asked for it only', async () => {
    await confirmByPassword(consumer);
    await consumer.ok(beginSecondFactor, { body: { method: 'mail' } });
    const [confirming = ''] = await mailedCodes();
    const elsewhere = await signInAs(shop, consumer.email);
    expect((await elsewhere.call(confirmSecondFactor, { body: { code: confirming } })).error?.errorId).toBe('AUT461');
    await consumer.ok(confirmSecondFactor, { body: { code: confirming } });
    expect(await trySignIn()).toBe('AUT460 mail');
    const [code = ''] = await mailedCodes(1);
    expect(await trySignIn(code, demoPassword, pkce().codeChallenge)).toBe('AUT461');
    expect(await trySignIn(code)).toBe('signed in');
  });

  test('mails codes that work once, for ten minutes, until the next one', async () => {
    await confirmByPassword(consumer);
    expect(await consumer.ok(beginSecondFactor, { body: { method: 'mail' } })).toEqual({});
    const [confirming = ''] = await mailedCodes();
    await consumer.ok(confirmSecondFactor, { body: { code: confirming } });
    expect(await trySignIn()).toBe('AUT460 mail');
    const [first = ''] = await mailedCodes(1);
    expect(await trySignIn()).toBe('AUT460 mail');
    const [second = ''] = await mailedCodes(2);
    if (first !== second) expect(await trySignIn(first)).toBe('AUT461');
    expect(await trySignIn(second)).toBe('signed in');
    expect(await trySignIn(second)).toBe('AUT461');
    expect(await trySignIn()).toBe('AUT460 mail');
    const [third = ''] = await mailedCodes(3);
    wait(11 * minutes);
    expect(await trySignIn(third)).toBe('AUT461');
  });
});
