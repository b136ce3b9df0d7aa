import { expect, test } from 'vitest';
import { CallError } from '../base/call-error.ts';
import { checkNewPassword, checkNotGuessable } from './new-password.ts';

test.each([
  ['Password1', 'AUT454'],
  ['Qwerty123', 'AUT454'],
  ['PASSword123', 'AUT454'],
  ['Password1!', 'AUT454'],
  ['Passw0rd!?', 'AUT454'],
  ['Ｐassword1', 'AUT454'],
  ['Password¹', 'FE872'],
  ['short1A', 'FE872'],
  ['password1', 'FE872'],
  ['Ridge-2027', undefined],
  ['Cairn-2026', undefined],
  ['Password1!Ridge', undefined],
])('checks the new password %j: %s [SEC-02]', (password, errorId) => {
  const check = () => checkNewPassword(password, 'password');
  if (errorId) expect(check).toThrow(new CallError(errorId as 'AUT454', { field: 'password' }));
  else expect(check).not.toThrow();
});

const known = { brand: 'Tarnfell', email: 'mara.l@example.org', firstName: 'Mara', lastName: 'Lindqvist' };

test.each([
  ['Tarnfell-2026', true],
  ['2026!tarnFELL', true],
  ['Mara.L.1990', true],
  ['Mara1990', true],
  ['LindqvistMara1', true],
  ['mara.l@Example.org1', true],
  ['Tarnfell-Ridge-2026', false],
  ['Cairn-2026', false],
])('tells that %j is easy to guess for the shop and the person: %s [SEC-02]', (password, isGuessable) => {
  const check = () => checkNotGuessable(password, known, 'password');
  if (isGuessable) expect(check).toThrow(new CallError('AUT455', { field: 'password' }));
  else expect(check).not.toThrow();
});
