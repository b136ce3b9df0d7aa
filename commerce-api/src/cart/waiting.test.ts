import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { waitingText } from './waiting.ts';

const now = new Date('2026-11-21T10:00:00Z');
const line = (name: string, shipsAt: string | null = null) => ({ name, shipsAt, bonusOf: null });
const trousers = line('Trousers');
const hoody = line('Hoody', '2026-12-29T00:00:00.000Z');
const parka = line('Parka', '2027-01-12T00:00:00.000Z');
const mug = { ...line('Mug'), bonusOf: 'GWP-MUG' };

test.each([
  ['for the presale', [trousers, hoody], 'Sent together from Tue, Dec 29, with Hoody.'],
  ['for the last of two presales', [hoody, parka], 'Sent together from Tue, Jan 12, with Parka.'],
  ['not for each other', [hoody, { ...hoody, name: 'Hoody in blue' }], undefined],
  ['not with a gift', [hoody, mug], undefined],
  ['not for a presale that has come', [trousers, line('Cap', '2026-11-01T00:00:00.000Z')], undefined],
  ['not without a presale', [trousers, trousers], undefined],
])('goods of one parcel wait %s [CART-03]', (_, lines, words) => {
  const text = waitingText(lines, locales['en-us'], now);
  expect(text?.slice(0, text.indexOf('.') + 1)).toBe(words);
});

test.each(['fr-ca', 'de-de'] as const)('says so in the language of %s', (id) => {
  expect(waitingText([trousers, hoody], locales[id], now)).toMatch(/29.+Hoody/);
});
