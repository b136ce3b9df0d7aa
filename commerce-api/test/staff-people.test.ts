import { staffSignIn } from 'shared-contracts/calls/staff';
import {
  changeStaffRoles,
  deactivateStaff,
  getStaff,
  getStaffActions,
  inviteStaff,
  resetStaff,
} from 'shared-contracts/calls/staff-people';
import type { StaffRole } from 'shared-contracts/staff-role';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordAction } from '../src/staff/actions.ts';
import { deactivate as deactivateByCommand, invite as inviteByCommand } from '../src/staff/people.ts';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';
import { acceptLink, mailedToken, type StaffCaller, signInStaff } from './staff.ts';

const minutes = 60_000;
const operatorEmail = 'orla@demo.example';
const nobody = '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10';

describe.each(engines)('operators of the staff on %s', (engine) => {
  let shop: Shop;
  let now: Date;
  let operator: StaffCaller;
  beforeAll(async () => {
    now = new Date();
    shop = await openShop(engine, { now: () => now });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = new Date(now.getTime() + 20 * minutes);
    operator = await signInStaff(shop, operatorEmail, now);
  });

  const newEmail = () => `ivo-${crypto.randomUUID()}@example.org`;
  const newStaff = async (roles: StaffRole[]) => {
    const email = newEmail();
    const { staffId } = await operator.ok(inviteStaff, { body: { email, roles } });
    const caller = await acceptLink(shop, await mailedToken(shop, email), now);
    return { email, staffId, caller };
  };
  const people = async () => (await operator.ok(getStaff, {})).people;
  const personOf = async (email: string) => (await people()).find((person) => person.email === email);
  const setRoles = async (caller: StaffCaller, staffId: string, roles: StaffRole[]) =>
    (await caller.call(changeStaffRoles, { params: { staffId }, body: { roles } })).error?.errorId;
  const deactivate = async (caller: StaffCaller, staffId: string) =>
    (await caller.call(deactivateStaff, { params: { staffId } })).error?.errorId;

  /** Deactivates the operators who can sign in, except the test's own and one other. */
  const deactivateOthers = async (keptId: string) => {
    for (const { staffId, roles, status } of await people()) {
      const isOther = ![operator.member.staffId, keptId].includes(staffId);
      if (isOther && roles.includes('operator') && status === 'active')
        expect(await deactivate(operator, staffId)).toBeUndefined();
    }
  };

  test('lists everybody with roles and status', async () => {
    expect(await personOf('milo@demo.example')).toMatchObject({ roles: ['moderator'], status: 'active' });
    const email = newEmail();
    await operator.ok(inviteStaff, { body: { email: ` ${email.toUpperCase()} `, roles: ['editor', 'editor'] } });
    expect(await personOf(email)).toMatchObject({ roles: ['editor'], status: 'invited' });
    await acceptLink(shop, await mailedToken(shop, email), now);
    expect(await personOf(email)).toMatchObject({ status: 'active', lastUsedAt: now.toISOString() });
  });

  test('refuses to invite somebody who is on the staff, and an address that is none', async () => {
    const invite = async (email: string) =>
      (await operator.call(inviteStaff, { body: { email, roles: ['editor'] } })).error?.errorId;
    expect(await invite('milo@demo.example')).toBe('STF400');
    expect(await invite('milo at demo')).toBe('AUT453');
    const email = newEmail();
    const together = await Promise.all([invite(email), invite(email)]);
    expect(together.every((error) => error === undefined || error === 'STF400')).toBe(true);
    expect((await people()).filter((person) => person.email === email)).toHaveLength(1);
  });

  test('changes roles with the next call of the session', async () => {
    const { staffId, caller } = await newStaff(['editor']);
    expect((await caller.call(getStaff, {})).error?.errorId).toBe('AUT404');
    expect(await setRoles(operator, staffId, ['editor', 'operator'])).toBeUndefined();
    expect((await caller.call(getStaff, {})).error).toBeUndefined();
    expect(await setRoles(operator, staffId, ['moderator'])).toBeUndefined();
    expect((await caller.call(getStaff, {})).error?.errorId).toBe('AUT404');
  });

  test('does not count operators who cannot sign in when it protects the last one', async () => {
    const second = await newStaff(['operator']);
    await deactivateOthers(second.staffId);
    const own = operator.member.staffId;
    await operator.ok(resetStaff, { params: { staffId: second.staffId }, body: { password: false } });
    expect(await deactivate(operator, own)).toBe('STF409');
    expect(await setRoles(operator, own, ['editor'])).toBe('STF409');
    await acceptLink(shop, await mailedToken(shop, second.email, 1), now);
    // The test's own operator is of the demo shop.
    const production = { db: shop.db, staff: { allowsDemo: false } };
    const actor = { staff: null, correlationId: 'command-test', now };
    await expect(deactivateByCommand(production, actor, second.staffId)).rejects.toMatchObject({ errorId: 'STF409' });
    expect(await deactivate(operator, second.staffId)).toBeUndefined();
  });

  test('never removes the last operator, not even when the last two remove each other', async () => {
    const second = await newStaff(['operator']);
    await deactivateOthers(second.staffId);
    // Somebody who has not set up the account yet cannot administer the staff.
    await operator.ok(inviteStaff, { body: { email: newEmail(), roles: ['operator'] } });
    const outcomes = await Promise.all([
      deactivate(operator, second.staffId),
      deactivate(second.caller, operator.member.staffId),
    ]);
    expect(outcomes.filter((error) => error === undefined)).toHaveLength(1);
    const [left, gone] = outcomes[0] === undefined ? [operator, second.caller] : [second.caller, operator];
    const own = left.member.staffId;
    expect(await deactivate(left, own)).toBe('STF409');
    expect(await setRoles(left, own, ['editor'])).toBe('STF409');
    expect(await setRoles(left, own, ['editor', 'operator'])).toBeUndefined();
    // The other one begins anew, so that the next test has its operator.
    const { email } = gone.member;
    await left.ok(inviteStaff, { body: { email, roles: ['operator'] } });
    if (email === operatorEmail) await revive();
  });

  /** Gives the demo operator its public secrets back. */
  async function revive(): Promise<void> {
    const { password_hash } = await shop.db
      .selectFrom('staff')
      .select('password_hash')
      .where('email', '=', 'milo@demo.example')
      .executeTakeFirstOrThrow();
    const row = await shop.db
      .updateTable('staff')
      .set({ password_hash })
      .where('email', '=', operatorEmail)
      .returning('subject_id')
      .executeTakeFirstOrThrow();
    const { secret } = await shop.db
      .selectFrom('second_factor')
      .innerJoin('staff', 'staff.subject_id', 'second_factor.subject_id')
      .select('secret')
      .where('email', '=', 'milo@demo.example')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('second_factor')
      .values({ subject_id: row.subject_id, method: 'app', secret, confirmed_at: now })
      .execute();
  }

  test('answers for somebody who is not on the staff, or not any more', async () => {
    const { staffId, email } = await newStaff(['editor']);
    expect(await deactivate(operator, staffId)).toBeUndefined();
    expect(await personOf(email)).toMatchObject({ status: 'deactivated' });
    for (const id of [staffId, nobody]) {
      expect(await deactivate(operator, id)).toBe('STF404');
      expect(await setRoles(operator, id, ['editor'])).toBe('STF404');
      const reset = await operator.call(resetStaff, { params: { staffId: id }, body: { password: true } });
      expect(reset.error?.errorId).toBe('STF404');
    }
    // An invitation begins anew.
    await operator.ok(inviteStaff, { body: { email, roles: ['moderator'] } });
    await acceptLink(shop, await mailedToken(shop, email, 1), now, 'Ridge-2027');
    expect(await personOf(email)).toMatchObject({ staffId, status: 'active', roles: ['moderator'] });
  });

  test('records who did what to whom and when, for every change and sign-in [SEC-02]', async () => {
    const { staffId, email } = await newStaff(['editor']);
    await setRoles(operator, staffId, ['moderator']);
    await operator.ok(resetStaff, { params: { staffId }, body: { password: false } });
    await deactivate(operator, staffId);
    const { actions } = await operator.ok(getStaffActions, { query: {} });
    const at = now.toISOString();
    const of = actions.filter(({ by, to }) => [by, to].includes(email)).map(({ actionId: _id, ...rest }) => rest);
    const by = operatorEmail;
    expect(of).toHaveLength(5);
    expect(of).toEqual(
      expect.arrayContaining([
        { at, by, action: 'staff.invite', to: email, roles: ['editor'] },
        { at, by: email, action: 'staff.setUp' },
        { at, by, action: 'staff.changeRoles', to: email, roles: ['moderator'] },
        { at, by, action: 'staff.reset', to: email },
        { at, by, action: 'staff.deactivate', to: email },
      ]),
    );
    expect(actions).toContainEqual(expect.objectContaining({ at, by, action: 'staff.signIn' }));
  });

  test('gives the audit record page by page, without a gap or a repetition', async () => {
    const actor = { staff: null, correlationId: 'command-test', now };
    for (let times = 0; times < 60; times += 1) await recordAction(shop.db, actor, { action: 'studio.publish' });
    const seen: string[] = [];
    for (let hasMore = true; hasMore; ) {
      const after = seen.at(-1);
      const page = await operator.ok(getStaffActions, { query: after ? { after } : {} });
      seen.push(...page.actions.map(({ actionId }) => actionId));
      ({ hasMore } = page);
    }
    const { length } = await shop.db.selectFrom('staff_action').select('action_id').execute();
    expect([seen.length, new Set(seen).size]).toEqual([length, length]);
  });

  test('invites the first operator by a command, recorded without a person', async () => {
    const email = newEmail();
    const actor = { staff: null, correlationId: 'command-test', now };
    await inviteByCommand({ db: shop.db, staff: { allowsDemo: true } }, actor, {
      email,
      roles: ['operator'],
      locale: 'de-de',
    });
    const caller = await acceptLink(shop, await mailedToken(shop, email), now);
    const { actions } = await caller.ok(getStaffActions, { query: {} });
    const command = actions.find(({ to }) => to === email);
    expect(command).toMatchObject({ action: 'staff.invite', roles: ['operator'] });
    expect(command).not.toHaveProperty('by');
  });

  test('keeps the same answer for a wrong password of staff and of nobody', async () => {
    const ask = async (email: string) =>
      (await shop.anyone(staffSignIn, { body: { email, password: 'Wrong-2026' } })).error;
    expect(await ask('milo@demo.example')).toEqual(await ask(newEmail()));
  });
});
