import { expect, test } from 'vitest';
import { transportOptions } from './transport.ts';

const nobody = { user: '', password: '' };

test.each([
  [
    'a relay elsewhere',
    { host: 'smtp.example', port: 587, ...nobody },
    { secure: false, requireTLS: true, ignoreTLS: false },
  ],
  [
    'one that speaks TLS from the start',
    { host: 'smtp.example', port: 465, ...nobody },
    { secure: true, requireTLS: false },
  ],
  [
    'one on this machine',
    { host: '127.0.0.1', port: 3025, ...nobody },
    { secure: false, requireTLS: false, ignoreTLS: true },
  ],
])('sends unencrypted email to %s only when it stays on this machine', (_, settings, expected) => {
  expect(transportOptions(settings)).toMatchObject(expected);
  expect(transportOptions(settings)).not.toHaveProperty('auth');
});

test('authenticates at a relay that requires it', () => {
  const settings = { host: 'smtp.example', port: 587, user: 'shop', password: 'of its own' };
  expect(transportOptions(settings).auth).toEqual({ user: 'shop', pass: 'of its own' });
});
