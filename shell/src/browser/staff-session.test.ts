import { createStore } from 'jotai/vanilla';
import type { AnyCall, Calls } from 'shared-contracts/call';
import type { StaffMember } from 'shared-contracts/calls/staff';
import { ProductError } from 'shared-contracts/errors/product-error';
import { staffAtom } from 'shared-contracts/staff-session';
import { eventually } from 'storefront-kit/testing/eventually';
import { expect, test, vi } from 'vitest';
import { createStaffSession } from './staff-session.ts';

const member: StaffMember = {
  staffId: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10',
  email: 'ines@example.org',
  roles: ['editor'],
  endsAt: '2026-11-23T17:00:00.000Z',
  idleSeconds: 1800,
};

/** A page with the answers to its calls by name. */
function page(answers: Readonly<Record<string, () => unknown>>) {
  const store = createStore();
  const calls = vi.fn(async (call: AnyCall) => answers[call.name]?.());
  const peers = { announce: vi.fn(), follow: vi.fn<(onChange: () => void) => void>() };
  const session = createStaffSession(store, {
    calls: () => calls as unknown as Calls,
    peers: () => peers,
    onFault: vi.fn(),
  });
  return { store, calls, peers, session };
}

test('asks once who is signed in, however many ask', async () => {
  const { session, calls, store } = page({ 'staff.session': () => ({ member }) });
  await Promise.all([session.ready(), session.ready()]);
  await session.ready();
  expect(calls).toHaveBeenCalledTimes(1);
  expect(store.get(staffAtom)).toEqual({ status: 'signed-in', member });
});

test('knows that nobody is signed in', async () => {
  expect(await page({ 'staff.session': () => ({}) }).session.ready()).toEqual({ status: 'none' });
});

test('signs in and out, and tells other tabs, which ask again', async () => {
  const answers = [{}, { member }];
  const { session, peers, store } = page({
    'staff.session': () => answers.shift(),
    'staff.signIn': () => member,
    'staff.signOut': () => ({}),
  });
  await session.ready();
  await session.signIn({ email: member.email, password: 'Cairn-2026', secondFactor: '123456' });
  expect(store.get(staffAtom)).toEqual({ status: 'signed-in', member });
  await session.signOut();
  expect(store.get(staffAtom)).toEqual({ status: 'none' });
  expect(peers.announce).toHaveBeenCalledTimes(2);
  peers.follow.mock.calls[0]?.[0]();
  await eventually(() => expect(store.get(staffAtom)).toEqual({ status: 'signed-in', member }));
});

test('is signed out when the services know the session no more, and not when they cannot be reached', async () => {
  const refuse = (id: 'AUT498' | 'NET503') => () => {
    throw new ProductError(id, '');
  };
  const gone = page({ 'staff.session': () => ({ member }), 'staff.signOut': refuse('AUT498') });
  await gone.session.ready();
  expect(await gone.session.signOut()).toEqual({ status: 'none' });
  const offline = page({ 'staff.session': () => ({ member }), 'staff.signOut': refuse('NET503') });
  await offline.session.ready();
  await expect(offline.session.signOut()).rejects.toThrow();
  expect(offline.store.get(staffAtom)).toEqual({ status: 'signed-in', member });
});

/** A page whose questions of who is signed in are answered one by one, in any order. */
function askingPage() {
  const questions: PromiseWithResolvers<{ member?: StaffMember }>[] = [];
  const asking = page({
    'staff.session': () => {
      const question = Promise.withResolvers<{ member?: StaffMember }>();
      questions.push(question);
      return question.promise;
    },
    'staff.signIn': () => member,
    'staff.signOut': () => ({}),
  });
  return { ...asking, questions, peerChanges: () => asking.peers.follow.mock.calls[0]?.[0]() };
}
const credentials = { email: member.email, password: 'Cairn-2026', secondFactor: '123456' };

test('keeps a sign-in that finishes before an earlier question is answered or fails', async () => {
  for (const settle of [
    (question?: PromiseWithResolvers<object>) => question?.resolve({}),
    (question?: PromiseWithResolvers<object>) => question?.reject(new ProductError('NET503', '')),
  ]) {
    const { session, store, questions } = askingPage();
    const reading = session.ready();
    await session.signIn(credentials);
    settle(questions[0]);
    expect(await reading).toEqual({ status: 'signed-in', member });
    expect(store.get(staffAtom)).toEqual({ status: 'signed-in', member });
  }
});

test('stays signed out when an earlier question is answered late', async () => {
  const { session, store, questions } = askingPage();
  const reading = session.reset();
  await session.signOut();
  questions[0]?.resolve({ member });
  expect(await reading).toEqual({ status: 'none' });
  expect(store.get(staffAtom)).toEqual({ status: 'none' });
});

test.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
])('asks again when another tab changes the session meanwhile, and the earlier answer comes %s', async (_, order) => {
  const { session, store, questions, peerChanges } = askingPage();
  const reading = session.ready();
  peerChanges();
  expect(questions).toHaveLength(2);
  const answers = [{}, { member }];
  for (const index of order) questions[index]?.resolve(answers[index] ?? {});
  expect(await reading).toEqual({ status: 'signed-in', member });
  expect(store.get(staffAtom)).toEqual({ status: 'signed-in', member });
});

test('tells other tabs, and follows them, when the page signs in without having asked', async () => {
  const { session, peers, questions, peerChanges, store } = askingPage();
  await session.signIn(credentials);
  expect(peers.announce).toHaveBeenCalledTimes(1);
  peerChanges();
  questions[0]?.resolve({});
  await eventually(() => expect(store.get(staffAtom)).toEqual({ status: 'none' }));
});
