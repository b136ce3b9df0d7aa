import { expect, test } from 'vitest';
import { DialogDismissed } from '../dialogs.ts';
import { isFault } from './is-fault.ts';
import { ProductError } from './product-error.ts';

test.each<[string, unknown, boolean]>([
  ['a declined card', new ProductError('PAY401', ''), false],
  ['a form that is not filled in', new ProductError('PRO418', ''), false],
  ['too many requests', new ProductError('API429', ''), false],
  ['a dialog that is closed', new DialogDismissed('cart.pickup'), false],
  ['a call that is given up', new DOMException('', 'AbortError'), false],
  ['a service that failed', new ProductError('GEN500', ''), true],
  ['a service that did not answer', new ProductError('NET408', ''), true],
  ['a service that cannot be reached', new ProductError('NET503', ''), true],
  ['an error of the page', new TypeError('undefined is not a function'), true],
  ['another error of the browser', new DOMException('', 'QuotaExceededError'), true],
  ['what is no error at all', 'thrown', true],
])('%s [PLT-06]', (_what, error, expected) => {
  expect(isFault(error)).toBe(expected);
});
