import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './signed-message.ts';

const now = new Date('2026-11-23T10:00:00Z');
const signature = (secret: string, seconds: number) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.{}`).digest('hex')}`;
const seconds = now.getTime() / 1000;

test.each([
  ['of the secret, now', 'secret', signature('secret', seconds), true],
  ['of the secret, six minutes ago', 'secret', signature('secret', seconds - 360), false],
  ['of another secret', 'secret', signature('other', seconds), false],
  ['without a secret, where none is set', '', signature('', seconds), false],
  ['that is missing', 'secret', undefined, false],
])('accepts a signature %s: %s', (_, secret, header, isAccepted) => {
  expect(isSigned(secret, header, '{}', now)).toBe(isAccepted);
});
