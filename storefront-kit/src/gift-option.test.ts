import { expect, test } from 'vitest';
import { asGiftOption, giftFaults } from './gift-option.ts';

test.each([
  ['a name alone', { to: 'Ada', email: '', message: '' }, false, {}],
  ['a name and an address', { to: 'Ada', email: ' ada@example.org ', message: 'Hi' }, true, {}],
  ['no name', { to: '  ', email: '', message: 'Hi' }, false, { to: 'missing' }],
  ['by mail without an address', { to: 'Ada', email: ' ', message: '' }, true, { email: 'missing' }],
  ['an address that is none', { to: 'Ada', email: 'ada@', message: '' }, false, { email: 'invalid' }],
  ['nothing at all, by mail', { to: '', email: '', message: '' }, true, { to: 'missing', email: 'missing' }],
] as const)('validates a gift with %s [CART-18]', (_, texts, byMail, faults) => {
  expect(giftFaults(texts, { byMail })).toEqual(faults);
});

test('sends trimmed texts, without an empty address', () => {
  expect(asGiftOption({ to: ' Ada ', email: ' ', message: ' Enjoy ' })).toEqual({ to: 'Ada', message: 'Enjoy' });
  expect(asGiftOption({ to: 'Ada', email: 'a@b.de ', message: '' })).toEqual({
    to: 'Ada',
    email: 'a@b.de',
    message: '',
  });
});
