import { sql } from 'kysely';
import { getToken } from 'shared-contracts/calls/auth';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { changeEmail, confirmEmail } from 'shared-contracts/calls/email-change';
import { signInByMailedCode } from 'shared-contracts/calls/mailed-code';
import { findCustomer } from 'shared-contracts/calls/serving';
import { disableAccount, enableAccount, findAccount, signOutAccount } from 'shared-contracts/calls/staff-accounts';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newSignInCode } from '../src/auth/sign-in-codes.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import {
  agentLoginAs,
  confirmByPassword,
  grantTo,
  newConsumer,
  pkce,
  redeem,
  type SignedIn,
  signInAs,
} from './people.ts';
import { openShop, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';
import { testClock } from './test-clock.ts';

describe.each(engines)('accounts for customer service on %s', (engine) => {
  let shop: Shop;
  let support: StaffCaller;
  let operator: StaffCaller;
  let who: SignedIn;
  const clock = testClock();
  beforeAll(async () => {
    shop = await openShop(engine, { now: clock.now });
    support = await signInStaff(shop, 'suki@demo.example', clock.now());
    operator = await signInStaff(shop, 'orla@demo.example', clock.now());
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    who = await newConsumer(shop);
  });

  const reason = 'The phone was stolen';
  const change = (call: typeof signOutAccount, accountId = who.id) =>
    support.ok(call, { params: { accountId }, body: { reason } });
  const find = async (email: string) => (await support.ok(findAccount, { body: { email } })).account;
  const stillIn = async (session: SignedIn) => (await session.call(getConsumer, {})).status === 200;
  const signInError = async () => {
    const grant = await grantTo(shop, who.email);
    return (await redeem(shop, ...grant)).error?.errorId;
  };
  /** Signs in with a code from the mailbox. @returns who is in, or the error */
  const signInByMail = async () => {
    const { codeVerifier, codeChallenge } = pkce();
    const mailedCode = await newSignInCode(shop.db, { subjectId: who.id, codeChallenge }, clock.now());
    const { body, error } = await shop.anyone(signInByMailedCode, { body: { mailedCode, codeVerifier } });
    return body?.consumerNo ?? error?.errorId;
  };
  const actionsOn = async (accountId: string) =>
    (await operator.ok(getStaffActions, { query: {} })).actions.filter(({ of }) => of === accountId);
  const subjectsTo = async ({ email }: SignedIn) => (await caughtMails(shop, email)).map(({ subject }) => subject);

  test('are found by their whole email address, which is recorded by their id alone', async () => {
    await signInAs(shop, who.email);
    expect(await find(` ${who.email.toUpperCase()} `)).toEqual({
      accountId: who.id,
      email: who.email,
      name: 'Mara Lindqvist',
      isEmployee: false,
      createdAt: expect.any(String),
      sessions: 2,
    });
    expect(await find(who.email.slice(1))).toBeUndefined();
    expect(await find('%')).toBeUndefined();
    expect(await find('emil@demo.example')).toMatchObject({ isEmployee: true });
    const [seen] = await actionsOn(who.id);
    expect(seen).toMatchObject({ action: 'account.find', by: 'suki@demo.example' });
    expect(JSON.stringify(seen)).not.toContain(who.email);
    expect((await operator.call(findAccount, { body: { email: who.email } })).status).toBe(403);
    const { actions } = await operator.ok(getStaffActions, { query: {} });
    expect(actions.find(({ action }) => action === 'account.search')).toMatchObject({ of: 'email' });
  });

  test('are signed out on all devices, and can sign in again [SEC-05]', async () => {
    const elsewhere = await signInAs(shop, who.email);
    expect(await change(signOutAccount)).toMatchObject({ accountId: who.id, sessions: 0 });
    expect(await stillIn(who)).toBe(false);
    expect(await stillIn(elsewhere)).toBe(false);
    expect(await signInError()).toBeUndefined();
    expect((await actionsOn(who.id))[0]).toMatchObject({ action: 'account.signOut', reason });
    await expect.poll(() => subjectsTo(who)).toContain('You have been signed out everywhere');
  });

  test('are disabled, which nobody gets past until they are enabled [SEC-05]', async () => {
    const grant = await grantTo(shop, who.email);
    const disabled = await change(disableAccount);
    expect(disabled).toMatchObject({ sessions: 0, disabledAt: clock.now().toISOString() });
    expect(await stillIn(who)).toBe(false);
    // Granted before, and not redeemed yet.
    expect((await redeem(shop, ...grant)).error?.errorId).toBe('AUT409');
    expect(await signInError()).toBe('AUT465');
    const resumed = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization: who.authorization });
    expect(resumed.json().consumerType).toBe('GUEST');
    await expect.poll(() => subjectsTo(who)).toContain('Your account is disabled');

    clock.wait(1000);
    expect(await change(enableAccount)).not.toHaveProperty('disabledAt');
    await expect(signInAs(shop, who.email)).rejects.toThrow('AUT401');
    expect(await signInByMail()).toBe(who.id);
    expect((await actionsOn(who.id)).map(({ action }) => action)).toEqual(['account.enable', 'account.disable']);
    await expect.poll(() => subjectsTo(who)).toContain('Your account is enabled again');
  });

  test('keep the time since when they are disabled, and are mailed once', async () => {
    const { disabledAt } = await change(disableAccount);
    clock.wait(60_000);
    expect((await change(disableAccount)).disabledAt).toBe(disabledAt);
    await expect.poll(() => subjectsTo(who)).toContain('Your account is disabled');
    const waiting = () =>
      shop.db
        .selectFrom('outbox')
        .select('kind')
        .where('sent_at', 'is', null)
        .where('kind', '=', 'account-notice')
        .execute();
    await expect.poll(waiting).toEqual([]);
    expect((await subjectsTo(who)).filter((subject) => subject === 'Your account is disabled')).toHaveLength(1);
  });

  test('of employees are signed out at tills, and disabled there as well', async () => {
    const store = { storeId: 'US01', storeEmployeeId: 'E101' };
    const { id } = await agentLoginAs(shop, 'emil@demo.example');
    const till = await agentLoginAs(shop, 'emil@demo.example', store);
    const { password_hash } = await shop.db
      .selectFrom('account')
      .select('password_hash')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    await change(disableAccount, id);
    try {
      const session = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization: till.authorization });
      expect(session.json().consumerType).toBe('GUEST');
      await expect(agentLoginAs(shop, 'emil@demo.example', store)).rejects.toThrow('AUT465');
    } finally {
      await shop.db
        .updateTable('account')
        .set({ disabled_at: null, password_hash })
        .where('subject_id', '=', id)
        .execute();
    }
    expect((await agentLoginAs(shop, 'emil@demo.example')).id).toBe(id);
  });

  test('let nobody back who added a passkey, a provider, or a link of their own', async () => {
    await shop.db
      .insertInto('social_identity')
      .values({ idp: 'sandbox', idp_subject: who.id, subject_id: who.id })
      .execute();
    await shop.db.insertInto('second_factor').values({ subject_id: who.id, method: 'app', secret: 'X' }).execute();
    await confirmByPassword(who);
    const taken = `taken-${who.email}`;
    await who.ok(changeEmail, { body: { email: taken } });
    const linkOf = async () => /token=([\w.-]+)/.exec((await caughtMails(shop, taken))[0]?.text ?? '')?.[1];
    await expect.poll(linkOf).toBeTruthy();
    const body = { token: (await linkOf()) ?? '' };
    await change(disableAccount);
    expect((await shop.anyone(confirmEmail, { body })).error?.errorId).toBe('AUT402');
    // As when it was asked for while the account was disabled.
    await shop.db.updateTable('mailed_link').set({ used_at: null }).where('subject_id', '=', who.id).execute();
    expect((await shop.anyone(confirmEmail, { body })).error?.errorId).toBe('AUT402');
    await change(enableAccount);
    expect((await shop.anyone(confirmEmail, { body })).error?.errorId).toBe('AUT402');
    for (const table of ['social_identity', 'second_factor'] as const)
      expect(await shop.db.selectFrom(table).select('subject_id').where('subject_id', '=', who.id).execute()).toEqual(
        [],
      );
  });

  test('are not served at a till while they are disabled', async () => {
    const till = await agentLoginAs(shop, 'emil@demo.example', { storeId: 'US01', storeEmployeeId: 'E101' });
    const found = async () => (await till.ok(findCustomer, { body: { by: 'email', value: who.email } })).customer;
    expect(await found()).toBeDefined();
    await change(disableAccount);
    expect(await found()).toBeUndefined();
  });

  test('are changed once for a repeated call, which keeps nothing of them with the staff', async () => {
    const input = { params: { accountId: who.id }, body: { reason } };
    const key = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1) await support.ok(signOutAccount, input, { key });
    expect((await actionsOn(who.id)).map(({ action }) => action)).toEqual(['account.signOut']);
    const kept = await shop.db.selectFrom('idempotency').select('answer').where('key', '=', key).execute();
    expect(JSON.stringify(kept)).not.toContain(who.email);
  });

  test.each([signOutAccount, disableAccount, enableAccount])('refuse $name for none', async (call) => {
    const params = { accountId: crypto.randomUUID() };
    expect((await support.call(call, { params, body: { reason } })).error?.errorId).toBe('PRO404');
  });

  test('wait for a sign-in that is under way, and end its session', async () => {
    const grant = await grantTo(shop, who.email);
    await Promise.all([redeem(shop, ...grant), change(disableAccount)]);
    const { rows } = await sql`
      select session_id from session where subject_id = ${who.id} and revoked_at is null`.execute(shop.db);
    expect(rows).toEqual([]);
  });
});
