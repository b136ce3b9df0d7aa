// @vitest-environment happy-dom
import type { AnyCall, Calls } from 'shared-contracts/call';
import { getToken, signIn } from 'shared-contracts/calls/auth';
import { ProductError } from 'shared-contracts/errors/product-error';
import { expect, test } from 'vitest';
import { requestToken } from './sign-in.ts';

test('goes on with the same challenge when a code is asked for, and begins the next sign-in with another [SEC-05]', async () => {
  const challenges: string[] = [];
  const calls = (async ({ name }: AnyCall, { body }: { readonly body: Record<string, string> }) => {
    if (name === getToken.name) return getToken.example;
    challenges.push(body.codeChallenge ?? '');
    if (!body.secondFactor) throw new ProductError('AUT460', '', { status: 401 });
    return signIn.example;
  }) as unknown as Calls;
  const botCheck = { token: async () => 'person', preload: () => undefined };
  const attempt = (username: string, secondFactor?: string) =>
    requestToken(calls, botCheck, { username, password: 'Cairn-2026', ...(secondFactor ? { secondFactor } : {}) });
  await expect(attempt('mara@example.org')).rejects.toThrow();
  // The code is mailed again: the one before stays right where the mail is refused.
  await expect(attempt('mara@example.org')).rejects.toThrow();
  await attempt('mara@example.org', '123456');
  await expect(attempt('mara@example.org')).rejects.toThrow();
  await attempt('ida@example.org', '123456');
  const [first, again, second, third, ofAnother] = challenges;
  expect([again, second]).toEqual([first, first]);
  expect(third).not.toBe(first);
  expect(ofAnother).not.toBe(third);
});
