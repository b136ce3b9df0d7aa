import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CallInput } from 'shared-contracts/call';
import { changePassword, getToken, signIn, signOut } from 'shared-contracts/calls/auth';
import { getCart } from 'shared-contracts/calls/cart';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { endOtherSessions, endSession, getSessions } from 'shared-contracts/calls/sessions';
import { sessionHeaders } from 'shared-contracts/headers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSessionLife } from '../src/auth/session-life.ts';
import { contentHash } from '../src/base/hash.ts';
import { engines } from './databases.ts';
import { agentLoginAs, confirmByPassword, demoPassword, newConsumer, pkce, signInAs } from './people.ts';
import { authorizationOf, openShop, type Shop, type Shopper } from './shop.ts';
import { testClock } from './test-clock.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const minutes = 60_000;
const day = 86_400_000;

describe.each(engines)('sessions on %s', (engine) => {
  let shop: Shop;
  const clock = testClock();
  const { wait } = clock;
  beforeAll(async () => {
    shop = await openShop(engine, { now: clock.now });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    clock.reset();
  });

  const guest = { body: { type: 'Guest' } } satisfies CallInput<typeof getToken>;
  const resume = (authorization: string) => shop.inject(getToken, guest, { authorization });
  const errorOf = async (attempt: Promise<{ readonly error?: { readonly errorId: string } }>) =>
    (await attempt).error?.errorId;
  const read = (who: Shopper) => errorOf(who.call(getConsumer, {}));

  test('refuses every call from the moment of sign-out [ACC-08]', async () => {
    const consumer = await newConsumer(shop);
    expect(await read(consumer)).toBeUndefined();
    const response = await shop.inject(signOut, { body: {} }, { authorization: consumer.authorization });
    expect(response.headers[sessionHeaders.seconds]).toBe('0');
    expect(await read(consumer)).toBe('AUT498');
    expect((await resume(consumer.authorization)).json()).toMatchObject({ consumerType: 'GUEST' });
  });

  test('refuses other devices from the moment of a password change', async () => {
    const consumer = await newConsumer(shop);
    const other = await signInAs(shop, consumer.email);
    const body = { currentPassword: demoPassword, newPassword: 'Ridge-2027' };
    await consumer.ok(changePassword, { body });
    expect(await read(other)).toBe('AUT498');
    expect(await read(consumer)).toBeUndefined();
  });

  test('ends a code that was issued before a password change and not exchanged yet', async () => {
    const consumer = await newConsumer(shop);
    const { codeVerifier, codeChallenge } = pkce();
    const { code } = await shop.read(signIn, {
      body: { username: consumer.email, password: demoPassword, codeChallenge },
    });
    await consumer.ok(changePassword, { body: { currentPassword: demoPassword, newPassword: 'Ridge-2027' } });
    const exchanged = await shop.anyone(getToken, { body: { type: 'Registered', code, codeVerifier } });
    expect(exchanged.error?.errorId).toBe('AUT409');
  });

  test('lists the devices of an account, the own one first, and nobody else’s', async () => {
    const consumer = await newConsumer(shop);
    wait(5 * minutes);
    const other = await signInAs(shop, consumer.email);
    await shop.db
      .updateTable('session')
      .set({ browser: 'Firefox', system: 'Windows', device: 'desktop' })
      .where('subject_id', '=', consumer.id)
      .execute();
    const { sessions } = await consumer.ok(getSessions, {});
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ isCurrent: true, browser: 'Firefox', system: 'Windows', device: 'desktop' });
    expect(sessions[0]?.createdAt).toBe(clock.began.toISOString());
    expect(sessions[1]).toMatchObject({ isCurrent: false });
    expect((await other.ok(getSessions, {})).sessions[0]?.sessionId).toBe(sessions[1]?.sessionId);
    const stranger = await newConsumer(shop);
    expect((await stranger.ok(getSessions, {})).sessions).toHaveLength(1);
  });

  test('notes browser and system of a new session', async () => {
    const { email } = await newConsumer(shop);
    const response = await shop.inject(getToken, guest, { 'user-agent': firefox });
    const { consumerNo } = response.json<{ consumerNo: string }>();
    const row = await shop.db
      .selectFrom('session')
      .select(['browser', 'system', 'device'])
      .where('subject_id', '=', consumerNo)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ browser: 'Firefox', system: 'Windows', device: 'desktop' });
    expect(email).toBeTruthy();
  });

  test('ends one device, or all others, and never one of another account', async () => {
    const consumer = await newConsumer(shop);
    const [phone, tablet] = [await signInAs(shop, consumer.email), await signInAs(shop, consumer.email)];
    const stranger = await newConsumer(shop);
    const idOf = async (who: Shopper) => (await who.ok(getSessions, {})).sessions[0]!.sessionId;
    await stranger.ok(endSession, { body: { sessionId: await idOf(phone) } });
    expect(await read(phone)).toBeUndefined();
    await consumer.ok(endSession, { body: { sessionId: await idOf(phone) } });
    expect(await read(phone)).toBe('AUT498');
    expect(await read(tablet)).toBeUndefined();
    await consumer.ok(endOtherSessions, { body: {} });
    expect(await read(tablet)).toBe('AUT498');
    expect(await read(consumer)).toBeUndefined();
    expect(await read(stranger)).toBeUndefined();
  });

  test('ends other devices a while after signing in only once its owner has confirmed to be there [SEC-02]', async () => {
    const consumer = await newConsumer(shop);
    const other = await signInAs(shop, consumer.email);
    wait(16 * minutes);
    const { sessions } = await consumer.ok(getSessions, {});
    const { sessionId } = sessions[1]!;
    const end = async () => (await consumer.call(endSession, { body: { sessionId } })).error?.errorId;
    const endOthers = async () => (await consumer.call(endOtherSessions, { body: {} })).error?.errorId;
    expect([await end(), await endOthers()]).toEqual(['AUT473', 'AUT473']);
    expect(await read(other)).toBeUndefined();
    await confirmByPassword(consumer);
    expect(await end()).toBeUndefined();
    expect(await read(other)).toBe('AUT498');
    expect(await endOthers()).toBeUndefined();
    wait(16 * minutes);
    // Everybody may end their own.
    await consumer.ok(endSession, { body: { sessionId: sessions[0]!.sessionId } });
    expect(await read(consumer)).toBe('AUT498');
  });

  test('ends the own device like a sign-out', async () => {
    const consumer = await newConsumer(shop);
    const [own] = (await consumer.ok(getSessions, {})).sessions;
    const headers = { authorization: consumer.authorization };
    const response = await shop.inject(endSession, { body: { sessionId: own!.sessionId } }, headers);
    expect(response.headers[sessionHeaders.seconds]).toBe('0');
    expect(await read(consumer)).toBe('AUT498');
  });

  test('lists and ends the tills that an employee opened', async () => {
    const employee = await agentLoginAs(shop, 'emil@demo.example');
    const till = await agentLoginAs(shop, 'emil@demo.example', { storeId: 'US01', storeEmployeeId: 'E101' });
    const { sessions } = await employee.ok(getSessions, {});
    expect(sessions.filter(({ storeId }) => storeId === 'US01').length).toBeGreaterThan(0);
    await employee.ok(endOtherSessions, { body: {} });
    expect(await errorOf(till.call(getCart, { params: { basketId: crypto.randomUUID() } }))).toBe('AUT498');
  });

  test('ends a session that was not used for its idle time', async () => {
    const consumer = await newConsumer(shop);
    wait(defaultSessionLife.idleSeconds * 1000 - minutes);
    expect(await read(consumer)).toBeUndefined();
    wait(defaultSessionLife.idleSeconds * 1000 - minutes);
    expect(await read(consumer)).toBeUndefined();
    wait(defaultSessionLife.idleSeconds * 1000 + minutes);
    expect(await read(consumer)).toBe('AUT498');
  });

  test('ends a signed-in session at its absolute end however much it is used, and a guest’s does not have one', async () => {
    const consumer = await newConsumer(shop);
    const visitor = await shop.guest();
    const cart = () => errorOf(visitor.call(getCart, { params: { basketId: crypto.randomUUID() } }));
    const days = (defaultSessionLife.maxSeconds * 1000) / day;
    for (let passed = 10; passed < days; passed += 10) {
      wait(10 * day);
      expect(await read(consumer)).toBeUndefined();
      expect(await cart()).toBe('BSK404');
    }
    wait(10 * day);
    expect(await read(consumer)).toBe('AUT498');
    expect(await cart()).toBe('BSK404');
  });

  test('ends an unused session in store mode after half an hour, and any after one shift', async () => {
    const store = { storeId: 'US01', storeEmployeeId: 'E101' };
    const till = () => agentLoginAs(shop, 'emil@demo.example', store);
    const use = (who: Shopper) => errorOf(who.call(getCart, { params: { basketId: crypto.randomUUID() } }));
    const idle = await till();
    wait(31 * minutes);
    expect(await use(idle)).toBe('AUT498');
    const busy = await till();
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      wait(20 * minutes);
      expect(await use(busy)).toBe('BSK404');
    }
    wait(20 * minutes);
    expect(await use(busy)).toBe('AUT498');
  });

  test('refuses a call that a page makes for another shopper than the session’s', async () => {
    const consumer = await newConsumer(shop);
    const as = (id: string) => errorOf(consumer.call(getConsumer, {}, { headers: { 'x-shopper': id } }));
    expect(await as(consumer.id)).toBeUndefined();
    expect(await as(crypto.randomUUID())).toBe('AUT498');
  });

  test('opens a new session at sign-in and ends the one before', async () => {
    const { email } = await newConsumer(shop);
    const visitor = await shop.guest();
    const consumer = await signInAs(shop, email, { guest: visitor });
    expect(consumer.authorization).not.toBe(visitor.authorization);
    expect((await resume(visitor.authorization)).json().consumerNo).not.toBe(visitor.id);
    const again = await signInAs(shop, email, { guest: consumer });
    expect(await read(consumer)).toBe('AUT498');
    expect(await read(again)).toBeUndefined();
  });

  test('answers a new session with its token in a header only, and stores its hash', async () => {
    const response = await shop.inject(getToken, guest, {});
    const token = String(response.headers[sessionHeaders.token]);
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(response.headers[sessionHeaders.seconds]).toBe(String(defaultSessionLife.idleSeconds));
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.body).not.toContain(token);
    const [family = '', secret = ''] = token.split('.');
    const { rows } = await sql<{ row: string }>`select session::text as row from session`.execute(shop.db);
    expect(rows.filter(({ row }) => row.includes(family) || row.includes(secret))).toEqual([]);
  });

  describe('renewing a token', () => {
    let visitor: Shopper;
    beforeEach(async () => {
      visitor = await shop.guest();
      wait(20 * minutes);
    });
    const use = (authorization: string) =>
      errorOf(shop.anyone(getCart, { params: { basketId: crypto.randomUUID() } }, {}, { authorization }));
    const renewed = async () => authorizationOf(await resume(visitor.authorization));

    test('gives the new one to one of many concurrent requests, and serves all', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => resume(visitor.authorization)));
      expect(answers.map((answer) => answer.json().consumerNo)).toEqual(Array(8).fill(visitor.id));
      expect(answers.filter(({ headers }) => headers[sessionHeaders.token])).toHaveLength(1);
      expect(await use(visitor.authorization)).toBe('BSK404');
    });

    test('does not happen for a young one', async () => {
      const young = await shop.guest();
      expect((await resume(young.authorization)).headers[sessionHeaders.token]).toBeUndefined();
    });

    test('lets the old one go on until the new one has arrived', async () => {
      await renewed();
      wait(10 * minutes);
      expect(await use(visitor.authorization)).toBe('BSK404');
      const next = await renewed();
      expect(await use(next)).toBe('BSK404');
    });

    test('ends the session when the old one is used long after the new one', async () => {
      const next = await renewed();
      expect(await use(next)).toBe('BSK404');
      expect(await use(visitor.authorization)).toBe('BSK404');
      wait(minutes);
      expect(await use(visitor.authorization)).toBe('AUT498');
      expect(await use(next)).toBe('AUT498');
    });

    test('ends the session when the old one is renewed long after the new one', async () => {
      const next = await renewed();
      expect(await use(next)).toBe('BSK404');
      wait(minutes);
      expect((await resume(visitor.authorization)).json().consumerNo).not.toBe(visitor.id);
      expect(await use(next)).toBe('AUT498');
    });

    describe('several times', () => {
      /** Every token that the session has had, the current one last; each was used. */
      const tokens: string[] = [];
      beforeEach(async () => {
        tokens.length = 0;
        tokens.push(visitor.authorization);
        for (let times = 0; times < 4; times += 1) {
          const next = authorizationOf(await resume(tokens.at(-1)!));
          expect(await use(next)).toBe('BSK404');
          tokens.push(next);
          wait(20 * minutes);
        }
      });

      test.each([0, 1, 2, 3])('ends the session when replaced token %i is used', async (index) => {
        expect(await use(tokens[index]!)).toBe('AUT498');
        expect(await use(tokens.at(-1)!)).toBe('AUT498');
      });

      test.each([0, 1, 2, 3])('ends the session when replaced token %i is renewed', async (index) => {
        expect((await resume(tokens[index]!)).json().consumerNo).not.toBe(visitor.id);
        expect(await use(tokens.at(-1)!)).toBe('AUT498');
      });

      test('moves nothing to an account that signs in with a replaced token', async () => {
        const { email } = await newConsumer(shop);
        const thief = await signInAs(shop, email, { guest: { ...visitor, authorization: tokens[0]! } });
        expect(await read(thief)).toBeUndefined();
        expect(await use(tokens.at(-1)!)).toBe('AUT498');
      });

      test('leaves the session alone when a token of another family is made up', async () => {
        const current = tokens.at(-1)!;
        const [family, secret] = current.replace('Bearer ', '').split('.');
        const { session_id } = await shop.db
          .selectFrom('session')
          .select('session_id')
          .where('subject_id', '=', visitor.id)
          .executeTakeFirstOrThrow();
        const ids = [session_id, visitor.id].map((id) =>
          Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'),
        );
        for (const guess of ['A'.repeat(22), [...family!].reverse().join(''), ...ids])
          expect(await use(`Bearer ${guess}.${secret}`)).toBe('AUT432');
        expect(await use(current)).toBe('BSK404');
      });
    });

    test('finds a token from before families, and replaces it by one with a family', async () => {
      const token = randomBytes(32).toString('base64url');
      await shop.db
        .updateTable('session')
        .set({ family_hash: null, refresh_hash: contentHash(token) })
        .where('subject_id', '=', visitor.id)
        .execute();
      const old = `Bearer ${token}`;
      expect(await use(old)).toBe('BSK404');
      const next = authorizationOf(await resume(old));
      expect(next).toMatch(/^Bearer [\w-]{22}\.[\w-]{43}$/);
      expect(await use(old)).toBe('BSK404');
      expect(await use(next)).toBe('BSK404');
      wait(minutes);
      expect(await use(old)).toBe('AUT498');
      expect(await use(next)).toBe('AUT498');
    });
  });
});
