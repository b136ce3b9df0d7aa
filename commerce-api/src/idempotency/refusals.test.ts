import { expect, test } from 'vitest';
import { CallError } from '../base/call-error.ts';
import { deserializeRefusal, isDefinitive, serializeRefusal } from './refusals.ts';

test.each([
  ['INV700', 'goods that are gone'],
  ['BSK404', 'no such cart'],
  ['PAY400', 'a declined payment'],
  ['TAX310', 'another total'],
  ['GWP403', 'a gift'],
] as const)('%s is an outcome: %s', (errorId, _what) => {
  expect(isDefinitive(new CallError(errorId))).toBe(true);
});

test.each([
  ['GEN500', 'a failure of ours'],
  ['GFC799', 'a balance that could not be asked for'],
  ['TAX309', 'a tax that could not be computed'],
  ['API429', 'a limit'],
  ['AUT498', 'a session that has ended'],
  ['AUT423', 'an account that is locked for now'],
  ['REW401', 'nobody is signed in'],
  ['API422', 'a key of another request'],
] as const)('%s may be different the next time: %s', (errorId, _what) => {
  expect(isDefinitive(new CallError(errorId))).toBe(false);
});

test('does not store errors that are not refusals', () => {
  expect(isDefinitive(new Error('connection lost'))).toBe(false);
});

test('restores a stored refusal completely', () => {
  const refusal = new CallError('INV408', { itemId: 'line', field: 'qty', additionalInfo: { maxQty: 3 } });
  const again = deserializeRefusal(JSON.parse(JSON.stringify(serializeRefusal(refusal))));
  expect(again).toMatchObject({ errorId: 'INV408', itemId: 'line', field: 'qty', additionalInfo: { maxQty: 3 } });
});
