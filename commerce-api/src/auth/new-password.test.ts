import { expect, test } from 'vitest';
import { CallError } from '../base/call-error.ts';
import { checkNewPassword } from './new-password.ts';

test.each([
  ['Password1', 'AUT454'],
  ['Qwerty123', 'AUT454'],
  ['PASSword123', 'AUT454'],
  ['short1A', 'FE872'],
  ['password1', 'FE872'],
  ['Ridge-2027', undefined],
  ['Cairn-2026', undefined],
])('checks the new password %j: %s [SEC-02]', (password, errorId) => {
  const check = () => checkNewPassword(password, 'password');
  if (errorId) expect(check).toThrow(new CallError(errorId as 'AUT454', { field: 'password' }));
  else expect(check).not.toThrow();
});
