import { expect, test } from 'vitest';
import { describeError } from './log-error.ts';

test('logs where a database error happened, and none of the data that it quotes', () => {
  const quoting = Object.assign(new Error('invalid input "mara@example.org"'), {
    severity: 'ERROR',
    code: '22P05',
    detail: 'Key (email)=(mara@example.org) already exists.',
    where: 'JSON data, line 1: {"email":"mara@example.org"',
  });
  const logged = describeError(new Error('the call failed', { cause: quoting }));
  expect(JSON.stringify(logged)).not.toContain('mara@');
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'the call failed',
    cause: { code: '22P05', message: 'database error 22P05' },
  });
  expect(logged.cause?.stack).toMatch(/^\s+at .*log-error\.test/);
});

test('describes what is thrown without being an error', () => {
  expect(describeError('mara@example.org')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});
