import type { Calls } from 'shared-contracts/call';
import { applyCoupon } from 'shared-contracts/calls/cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { expect, test, vi } from 'vitest';
import { answerChecks } from './answer-checks.ts';

function checking(verdict: () => Promise<unknown>) {
  const calls = vi.fn(verdict);
  const warn = vi.fn();
  answerChecks(calls as unknown as Calls, warn)(applyCoupon, { id: 1 });
  return { calls, warn };
}

test('each answer is checked under the name of its call, and a good one is no news [PLT-05]', async () => {
  const { calls, warn } = checking(() => Promise.resolve({ valid: true, issues: [] }));
  await eventually(() => expect(calls).toHaveBeenCalledOnce());
  expect(calls.mock.calls[0]).toMatchObject([
    { name: 'fapi.validateResponse' },
    { params: { contract: applyCoupon.name }, body: { answer: { id: 1 } } },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('a wrong answer is told with what is wrong, and one that cannot be checked too [PLT-05]', async () => {
  const wrong = checking(() => Promise.resolve({ valid: false, issues: ['id: Invalid type'] }));
  await eventually(() => expect(wrong.warn).toHaveBeenCalledWith(expect.any(String), ['id: Invalid type']));
  const lost = checking(() => Promise.reject(new Error('offline')));
  await eventually(() => expect(lost.warn).toHaveBeenCalledWith(expect.any(String), new Error('offline')));
});
