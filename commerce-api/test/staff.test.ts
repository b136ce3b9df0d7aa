import { sql } from 'kysely';
import { getToken } from 'shared-contracts/calls/auth';
import {
  acceptStaffLink,
  changeStaffPassword,
  endStaffSession,
  getStaffSession,
  getStaffSessions,
  openStaffLink,
  staffSignIn,
  staffSignOut,
} from 'shared-contracts/calls/staff';
import { deactivateStaff, getStaffActions, inviteStaff, resetStaff } from 'shared-contracts/calls/staff-people';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { appCode } from '../src/auth/second-factor.ts';
import type { Db } from '../src/database/database.ts';
import { TableChanges } from '../src/database/table-changes.ts';
import { buildService } from '../src/service.ts';
import { readPeople } from '../src/staff/people.ts';
import { engines } from './databases.ts';
import { demoBrand } from './demo-brand.ts';
import { demoPassword } from './people.ts';
import { openShop, Shop, settingsFor } from './shop.ts';
import { acceptLink, callerAt, demoStaffKey, mailedToken, type StaffCaller, signInStaff } from './staff.ts';

const minutes = 60_000;
const operatorEmail = 'orla@demo.example';

/** Connections that wait for a lock of a transaction. */
async function countWaiting(transaction: Db): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select cast(count(*) as integer) as count from pg_stat_activity
    where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(transaction);
  return rows[0]?.count ?? 0;
}

describe.each(engines)('staff on %s', (engine) => {
  let shop: Shop;
  let now = new Date();
  let operator: StaffCaller;
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
  });
  afterAll(() => shop.close());
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  beforeEach(async () => {
    // A code works once, and locks end.
    wait(20 * minutes);
    operator = await signInStaff(shop, operatorEmail, now);
  });

  const newEmail = () => `ines-${crypto.randomUUID()}@example.org`;
  const invite = async (email: string, roles: ('editor' | 'moderator' | 'operator')[] = ['editor']) =>
    (await operator.ok(inviteStaff, { body: { email, roles } })).staffId;
  /** Invites somebody who sets up an account. */
  const newStaff = async (roles: ('editor' | 'moderator' | 'operator')[] = ['editor']) => {
    const email = newEmail();
    const staffId = await invite(email, roles);
    wait(1000);
    const caller = await acceptLink(shop, await mailedToken(shop, email), now);
    wait(minutes);
    return { email, staffId, caller, key: caller.key };
  };
  const trySignIn = async (email: string, secondFactor?: string, password = demoPassword, address = '192.0.2.1') => {
    const { error } = await shop.anyone(
      staffSignIn,
      { body: { email, password, ...(secondFactor === undefined ? {} : { secondFactor }) } },
      { headers: { 'x-forwarded-for': address } },
    );
    return error?.errorId ?? 'signed in';
  };
  const errorOf = async (caller: StaffCaller) => (await caller.call(getStaffSessions, {})).error?.errorId;

  test('needs the password and then a code of the app, which works once [SEC-02]', async () => {
    const { email, key } = await newStaff();
    expect(await trySignIn(email)).toBe('AUT460');
    const code = appCode(key, now);
    expect(await trySignIn(email, code, 'Wrong-2026')).toBe('AUT401');
    const together = await Promise.all([trySignIn(email, code), trySignIn(email, code), trySignIn(email, code)]);
    expect(together.sort()).toEqual(['AUT461', 'AUT461', 'signed in']);
    expect(await trySignIn(email, code)).toBe('AUT461');
    expect(await trySignIn('nobody@example.org', code)).toBe('AUT401');
  });

  test('locks an account after five wrong passwords from one address only there, and after fifty everywhere', async () => {
    const { email, key } = await newStaff();
    const tryWrong = (address: string) => trySignIn(email, undefined, 'Wrong-2026', address);
    const guessFrom = async (address: string) => {
      const outcomes = [];
      for (let times = 0; times < 5; times += 1) outcomes.push(await tryWrong(address));
      return outcomes.at(-1);
    };
    expect(await guessFrom('198.51.100.1')).toBe('AUT423');
    // The own household of the internet's newer addresses is one, too.
    expect(await guessFrom('2001:db8:1:1::1')).toBe('AUT423');
    expect(await tryWrong('2001:db8:1:1::2')).toBe('AUT423');
    expect(await trySignIn(email, appCode(key, now))).toBe('signed in');
    for (let stranger = 10; stranger < 20; stranger += 1)
      expect(await guessFrom(`203.0.113.${stranger}`)).toBe('AUT423');
    wait(minutes);
    expect(await trySignIn(email, appCode(key, now))).toBe('AUT423');
    const { actions } = await operator.ok(getStaffActions, { query: {} });
    expect(actions.filter(({ action, by }) => action === 'staff.lock' && by === email)).toHaveLength(12);
    wait(16 * minutes);
    expect(await trySignIn(email, appCode(key, now))).toBe('signed in');
  });

  test('locks an account for 15 minutes after five wrong passwords, and its codes after five wrong codes', async () => {
    const { email, key } = await newStaff();
    const tried = [];
    for (let times = 0; times < 5; times += 1) tried.push(await trySignIn(email, undefined, 'Wrong-2026'));
    expect(tried).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423']);
    expect(await trySignIn(email, appCode(key, now))).toBe('AUT423');
    wait(16 * minutes);
    const codes = [];
    for (let times = 0; times < 5; times += 1) codes.push(await trySignIn(email, '000000'));
    expect(codes).toEqual(['AUT461', 'AUT461', 'AUT461', 'AUT461', 'AUT423']);
    expect(await trySignIn(email, appCode(key, now))).toBe('AUT423');
    wait(16 * minutes);
    expect(await trySignIn(email, appCode(key, now))).toBe('signed in');
  });

  test('sets up an account by an invitation: password and app together, and nothing before', async () => {
    const email = newEmail();
    await invite(email, ['editor', 'moderator']);
    expect(await trySignIn(email)).toBe('AUT401');
    const token = await mailedToken(shop, email);
    const { app, ...opened } = await shop.read(openStaffLink, { body: { token } });
    expect(opened).toEqual({ email, roles: ['editor', 'moderator'], password: 'new' });
    expect(app.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(app.qr.path.length).toBeGreaterThan(1000);
    // A page may be reloaded after the app has read the key.
    expect((await shop.read(openStaffLink, { body: { token } })).app.key).toBe(app.key);
    const accept = async (password: string, secondFactor = appCode(app.key, now)) =>
      (await shop.anyone(acceptStaffLink, { body: { token, password, secondFactor } })).error?.errorId;
    expect(await accept('short')).toBe('FE872');
    expect(await accept('Password1')).toBe('AUT454');
    expect(await accept('Tarnfell-2026')).toBe('AUT455');
    expect(await accept(demoPassword, '000000')).toBe('AUT461');
    expect(await accept(demoPassword)).toBeUndefined();
    expect(await trySignIn(email, appCode(app.key, now))).toBe('AUT461');
  });

  test('accepts a link once, not after three days, not after another one, and no other link', async () => {
    const email = newEmail();
    const outcome = async (token: string, key: string) => {
      const body = { token, password: demoPassword, secondFactor: appCode(key, now) };
      return (await shop.anyone(acceptStaffLink, { body })).error?.errorId ?? 'signed in';
    };
    const openError = async (token: string) => (await shop.anyone(openStaffLink, { body: { token } })).error?.errorId;
    await invite(email);
    const late = await mailedToken(shop, email);
    const { key } = (await shop.read(openStaffLink, { body: { token: late } })).app;
    wait(73 * 60 * minutes);
    expect([await openError(late), await outcome(late, key)]).toEqual(['AUT402', 'AUT402']);
    operator = await signInStaff(shop, operatorEmail, now);
    await invite(email);
    const replaced = await mailedToken(shop, email, 1);
    await invite(email, ['moderator']);
    const token = await mailedToken(shop, email, 2);
    expect(await openError(replaced)).toBe('AUT402');
    const opened = await shop.read(openStaffLink, { body: { token } });
    expect([opened.roles, opened.app.key === key]).toEqual([['moderator'], false]);
    const together = await Promise.all([outcome(token, opened.app.key), outcome(token, opened.app.key)]);
    expect(together.filter((one) => one === 'signed in')).toHaveLength(1);
    expect([await openError(token), await outcome(token, opened.app.key)]).toEqual(['AUT402', 'AUT402']);
    expect(await openError('a.b.c')).toBe('AUT402');
    const locking = [];
    const other = newEmail();
    await invite(other);
    const second = await mailedToken(shop, other);
    await shop.read(openStaffLink, { body: { token: second } });
    for (let times = 0; times < 5; times += 1) {
      const body = { token: second, password: demoPassword, secondFactor: '000000' };
      locking.push((await shop.anyone(acceptStaffLink, { body })).error?.errorId);
    }
    expect(locking.at(-1)).toBe('AUT423');
  });

  test('tells who is signed in, keeps the session from shoppers’ calls, and ends it at sign-out', async () => {
    const { email, staffId, caller } = await newStaff();
    const session = () => caller.ok(getStaffSession, {});
    expect((await session()).member).toMatchObject({ staffId, email, roles: ['editor'], idleSeconds: 1800 });
    expect(caller.seconds).toBe(8 * 3600);
    expect(await shop.read(getStaffSession, {})).toEqual({});
    // Neither resumes as a shopper, nor does a shopper's session resume as staff.
    const { authorization } = caller;
    const answer = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization });
    expect(answer.json()).toMatchObject({ consumerType: 'GUEST' });
    const guest = await shop.guest();
    expect(await guest.ok(getStaffSession, {})).toEqual({});
    await caller.ok(staffSignOut, {});
    expect(await session()).toEqual({});
    expect(await errorOf(caller)).toBe('AUT498');
  });

  /** Starts work that waits for an account, and changes the account before it goes on. */
  const during = async <T>(
    staffId: string,
    work: () => Promise<T>,
    change: (transaction: Db) => Promise<unknown>,
  ): Promise<T> => {
    const { outcome } = await shop.db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('staff')
        .select('subject_id')
        .where('subject_id', '=', staffId)
        .forUpdate()
        .execute();
      const working = work();
      // The work has checked what it can and waits for the account; the embedded database makes it wait from the start.
      if (engine === 'postgres') await expect.poll(() => countWaiting(transaction)).toBeGreaterThan(0);
      await change(transaction);
      // In an object, so that the transaction does not wait for what waits for it.
      return { outcome: working };
    });
    return outcome;
  };

  test('shows no key at a link that was replaced while it was opened', async () => {
    const email = newEmail();
    const staffId = await invite(email);
    const token = await mailedToken(shop, email);
    const { error } = await during(
      staffId,
      () => shop.anyone(openStaffLink, { body: { token } }),
      (transaction) =>
        transaction.updateTable('mailed_link').set({ used_at: now }).where('subject_id', '=', staffId).execute(),
    );
    expect(error?.errorId).toBe('AUT402');
    expect(
      await shop.db.selectFrom('second_factor').select('secret').where('subject_id', '=', staffId).execute(),
    ).toEqual([]);
  });

  test('opens no session with a password that was changed, or an app that was reset, while it was checked', async () => {
    const { email, staffId, key } = await newStaff();
    const signInDuring = (change: (transaction: Db) => Promise<unknown>): Promise<string> => {
      wait(minutes);
      return during(staffId, () => trySignIn(email, appCode(key, now)), change);
    };
    const reset = (transaction: Db) =>
      transaction.updateTable('second_factor').set({ confirmed_at: null }).where('subject_id', '=', staffId).execute();
    const change = (transaction: Db) =>
      transaction.updateTable('staff').set({ password_hash: 'another' }).where('subject_id', '=', staffId).execute();
    expect(await signInDuring(reset)).toBe(engine === 'postgres' ? 'AUT401' : 'STF410');
    await shop.db.updateTable('second_factor').set({ confirmed_at: now }).where('subject_id', '=', staffId).execute();
    expect(await signInDuring(change)).toBe('AUT401');
  });

  test('ends a session after half an hour without use, and after eight hours however much it is used', async () => {
    const { caller, email, key } = await newStaff();
    wait(28 * minutes);
    expect(await errorOf(caller)).toBeUndefined();
    wait(31 * minutes);
    expect(await errorOf(caller)).toBe('AUT498');
    const used = await signInStaff(shop, email, now, { key });
    expect(Date.parse(used.member.endsAt)).toBe(now.getTime() + 8 * 60 * minutes);
    const outcomes = [];
    for (let times = 0; times < 24; times += 1) {
      wait(20 * minutes);
      outcomes.push(await errorOf(used));
    }
    expect(outcomes.slice(0, 23).every((one) => one === undefined)).toBe(true);
    expect(outcomes.at(-1)).toBe('AUT498');
  });

  test('lists the own sessions, and ends one of them', async () => {
    const { caller, email, key } = await newStaff();
    const second = await signInStaff(shop, email, now, { key });
    const { sessions } = await second.ok(getStaffSessions, {});
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const [, first] = sessions;
    // Another's session stays.
    await operator.ok(endStaffSession, { body: { sessionId: first!.sessionId } });
    expect(await errorOf(caller)).toBeUndefined();
    await second.ok(endStaffSession, { body: { sessionId: first!.sessionId } });
    expect([await errorOf(caller), await errorOf(second)]).toEqual(['AUT498', undefined]);
    const { actions } = await operator.ok(getStaffActions, { query: {} });
    const ends = actions.filter(({ action }) => action === 'staff.endSession').map(({ by }) => by);
    expect(ends).toEqual([email]);
  });

  test('changes a password with the old one, and ends the other sessions', async () => {
    const { caller, email, key } = await newStaff();
    const second = await signInStaff(shop, email, now, { key });
    const change = async (currentPassword: string, newPassword: string) =>
      (await second.call(changeStaffPassword, { body: { currentPassword, newPassword } })).error?.errorId;
    expect(await change(demoPassword, 'short')).toBe('FE872');
    expect(await change(demoPassword, 'Password1')).toBe('AUT454');
    expect(await change(demoPassword, 'Tarnfell-2026')).toBe('AUT455');
    expect(await change(demoPassword, demoPassword)).toBe('AUT451');
    expect(await change('Wrong-2026', 'Ridge-2027')).toBe('AUT450');
    expect(await change(demoPassword, 'Ridge-2027')).toBeUndefined();
    expect([await errorOf(caller), await errorOf(second)]).toEqual(['AUT498', undefined]);
    wait(minutes);
    expect(await trySignIn(email, appCode(key, now))).toBe('AUT401');
    expect(await trySignIn(email, appCode(key, now), 'Ridge-2027')).toBe('signed in');
    for (let times = 0; times < 6; times += 1) await change('Wrong-2026', 'Ridge-2028');
    expect(await change('Ridge-2027', 'Ridge-2028')).toBe('AUT423');
  });

  test('ends the sessions of somebody deactivated with the next call on another instance [SEC-02]', async () => {
    const service = await buildService({
      db: shop.db,
      changes: new TableChanges(),
      keys: shop.keys,
      pictures: demoBrand.pictures,
      settings: settingsFor(inject('sandboxUrl'), inject('smtpPort')),
      shareAnswers: false,
      now: () => now,
    });
    const elsewhere = new Shop(engine, { db: shop.db, service, keys: shop.keys }, []);
    const { caller, staffId, email, key } = await newStaff();
    const there = callerAt(elsewhere, caller);
    expect(await errorOf(there)).toBeUndefined();
    await operator.ok(deactivateStaff, { params: { staffId } });
    expect([await errorOf(there), await errorOf(caller)]).toEqual(['AUT498', 'AUT498']);
    expect(await trySignIn(email, appCode(key, now))).toBe('AUT401');
    await service.app.close();
  });

  test('resets a lost app by a link that asks for the password, or a forgotten password too', async () => {
    const { caller, staffId, email, key } = await newStaff();
    await operator.ok(resetStaff, { params: { staffId }, body: { password: false } });
    expect(await errorOf(caller)).toBe('AUT498');
    expect(await trySignIn(email, appCode(key, now))).toBe('STF410');
    const token = await mailedToken(shop, email, 1);
    const opened = await shop.read(openStaffLink, { body: { token } });
    expect([opened.password, opened.app.key === key]).toEqual(['current', false]);
    const body = { token, password: 'Ridge-2027', secondFactor: appCode(opened.app.key, now) };
    expect((await shop.anyone(acceptStaffLink, { body })).error?.errorId).toBe('AUT450');
    wait(1000);
    await acceptLink(shop, token, now);
    wait(1000);
    await operator.ok(resetStaff, { params: { staffId }, body: { password: true } });
    expect(await trySignIn(email)).toBe('AUT401');
    wait(1000);
    await acceptLink(shop, await mailedToken(shop, email, 2), now, 'Ridge-2027');
    wait(minutes);
    const { actions } = await operator.ok(getStaffActions, { query: {} });
    expect(actions.filter(({ by, to }) => [by, to].includes(email)).map(({ action }) => action)).toEqual([
      'staff.setUp',
      'staff.resetPassword',
      'staff.setUp',
      'staff.reset',
      'staff.setUp',
      'staff.invite',
    ]);
  });

  test('refuses the demo shop’s staff in a shop without demo accounts, whose secrets are public [SEC-05]', async () => {
    const service = await buildService({
      db: shop.db,
      changes: new TableChanges(),
      keys: shop.keys,
      pictures: demoBrand.pictures,
      settings: { ...settingsFor(inject('sandboxUrl'), inject('smtpPort')), demoPeople: false },
      shareAnswers: false,
      now: () => now,
    });
    const production = new Shop(engine, { db: shop.db, service, keys: shop.keys }, []);
    expect(await errorOf(operator)).toBeUndefined();
    expect(await errorOf(callerAt(production, operator))).toBe('AUT498');
    wait(minutes);
    const body = { email: operatorEmail, password: demoPassword, secondFactor: appCode(demoStaffKey, now) };
    expect((await production.anyone(staffSignIn, { body })).error?.errorId).toBe('AUT401');
    const statusIn = async (allowsDemo: boolean) =>
      (await readPeople(shop.db, { allowsDemo })).find(({ email }) => email === operatorEmail)?.status;
    expect([await statusIn(true), await statusIn(false)]).toEqual(['active', 'deactivated']);
    await service.app.close();
  });
});
