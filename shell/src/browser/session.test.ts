import { createStore } from 'jotai/vanilla';
import type { Calls } from 'shared-contracts/client';
import { ProductError } from 'shared-contracts/errors/product-error';
import { sessionAtom } from 'shared-contracts/session';
import { expect, test, vi } from 'vitest';
import { createSession } from './session.ts';

const token = {
  accessToken: 'token-1',
  expiresIn: 900,
  consumerNo: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10',
  consumerType: 'GUEST' as const,
};
const answering = (answer: () => Promise<unknown>) => vi.fn(answer) as unknown as Calls;

test('a guest gets one token however many calls ask for it at once [ACC-01]', async () => {
  const store = createStore();
  const calls = answering(async () => token);
  const session = createSession(store, () => calls);
  const tokens = await Promise.all([
    session.accessToken({ fresh: false }),
    session.accessToken({ fresh: false }),
    session.ready(),
  ]);
  expect(tokens.slice(0, 2)).toEqual(['token-1', 'token-1']);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(store.get(sessionAtom)).toEqual({ status: 'guest', consumerNo: token.consumerNo });
});

test('a 403 on the guest token is ignored [ACC-01]', async () => {
  const calls = answering(async () => {
    throw new ProductError('AUT404', '', { status: 403 });
  });
  const session = createSession(createStore(), () => calls);
  await expect(session.accessToken({ fresh: false })).resolves.toBeUndefined();
});

test('a token that has ended is renewed', async () => {
  vi.useFakeTimers();
  const calls = answering(async () => token);
  const session = createSession(createStore(), () => calls);
  await session.ready();
  vi.advanceTimersByTime(900_000);
  await session.ready();
  expect(calls).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a network fault is told to whoever asked, and the next one tries again', async () => {
  let first = true;
  const calls = answering(async () => {
    if (first) {
      first = false;
      throw new ProductError('NET503', '');
    }
    return token;
  });
  const session = createSession(createStore(), () => calls);
  await expect(session.ready()).rejects.toThrow(ProductError);
  await expect(session.ready()).resolves.toMatchObject({ status: 'guest' });
});
