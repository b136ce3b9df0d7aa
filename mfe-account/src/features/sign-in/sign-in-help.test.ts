import { expect, test } from 'vitest';
import { signInHelp } from './sign-in-help.ts';

test.each([
  ['AUT401', ['forgot-password']],
  ['AUT426', ['forgot-password']],
  ['AUT423', ['forgot-password', 'contact-us']],
  ['AUT441', ['contact-us']],
  ['AUT500', ['contact-us']],
  ['NET503', []],
  [undefined, []],
])('leads from %s on to %j [ACC-03]', (errorId, expected) => {
  expect(signInHelp(errorId)).toEqual(expected);
});
