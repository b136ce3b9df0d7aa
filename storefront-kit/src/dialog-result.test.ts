import { defineDialog } from 'shared-contracts/dialogs';
import { expect, test } from 'vitest';
import { dialogResult } from './dialog-result.ts';
import { fakeDialogs } from './testing/dialogs.ts';

const question = defineDialog<Record<string, never>, string>('cart.question', 'modal');

test('gives the result of a dialog, and nothing when it is closed without one', async () => {
  const dialogs = fakeDialogs();
  const answered = dialogResult(dialogs.open(question, {}));
  dialogs.opened()[0]?.resolve('yes');
  expect(await answered).toBe('yes');
  const closed = dialogResult(dialogs.open(question, {}));
  dialogs.opened()[0]?.dismiss();
  expect(await closed).toBeUndefined();
});

test('rejects when the dialog cannot be shown', async () => {
  const fault = new TypeError('undefined is not a function');
  await expect(dialogResult({ result: Promise.reject(fault) })).rejects.toBe(fault);
});
