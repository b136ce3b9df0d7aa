import { exampleDetails, exampleVariant } from 'shared-contracts/calls/product-entities';
import { expect, test } from 'vitest';
import { buyAction, chosenVariant, initialChoice, unavailableText } from './variant-choice.ts';

const sizes = {
  type: 'size' as const,
  label: 'Size',
  options: ['S', 'M'].map((id) => ({ id, label: id, value: id, available: true })),
};
const small = {
  ...exampleVariant,
  id: 'S',
  attributes: { size: 'S' },
  available: 0,
  productInventoryState: 'OUT_OF_STOCK' as const,
};
const back = { ...small, notifyMe: true };
const medium = { ...exampleVariant, id: 'M', attributes: { size: 'M' }, available: 3 };
const product = { ...exampleDetails, attributes: [sizes], variants: [small, medium] };

test('is chosen only when every attribute has a value [CAT-04]', () => {
  expect(chosenVariant(product, {})).toBeUndefined();
  expect(chosenVariant(product, { size: 'M' })).toBe(medium);
});

test('needs no choice where only one value exists', () => {
  expect(initialChoice(product)).toEqual({});
  expect(initialChoice({ attributes: [{ ...sizes, options: sizes.options.slice(1) }] })).toEqual({ size: 'M' });
});

const soon = { ...medium, productInventoryState: 'COMING_SOON' as const, available: 0 };
const awaited = { ...soon, notifyMe: true, stockStatusLabel: 'Coming soon' };
test.each([
  ['nothing chosen yet', product, {}, { kind: 'choose' }],
  ['a size in stock', product, { size: 'M' }, { kind: 'add', variant: medium }],
  ['a size that is sold out', product, { size: 'S' }, { kind: 'outOfStock' }],
  [
    'a size that may come back',
    { ...product, variants: [back, medium] },
    { size: 'S' },
    { kind: 'notify', variant: back },
  ],
  [
    'the presale of a size that may come back',
    { ...product, presale: true, variants: [back] },
    { size: 'S' },
    { kind: 'notify', variant: back },
  ],
  ['everything sold out', { ...product, variants: [small] }, {}, { kind: 'outOfStock' }],
  [
    'a product to come',
    { ...product, variants: [soon], publishDate: '2027-01-10' },
    {},
    { kind: 'comingSoon', date: '2027-01-10' },
  ],
  [
    'a size to come',
    { ...product, variants: [awaited], publishDate: '2027-01-10' },
    { size: 'M' },
    { kind: 'notify', variant: awaited, from: '2027-01-10' },
  ],
  ['the presale of a size, for a guest', { ...product, presale: true }, { size: 'M' }, { kind: 'signIn' }],
  ['the presale without a size, for a guest', { ...product, presale: true }, {}, { kind: 'signIn' }],
  ['the presale of a size that is sold out', { ...product, presale: true }, { size: 'S' }, { kind: 'outOfStock' }],
])('the main button for %s [CAT-02]', (_name, shown, choice, action) => {
  expect(buyAction(shown, choice, { signedIn: false })).toEqual(action);
});

test('sells the presale to who is signed in [CAT-02]', () => {
  const shown = { ...product, presale: true };
  expect(buyAction(shown, { size: 'M' }, { signedIn: true })).toEqual({ kind: 'add', variant: medium });
});

test('says of a size to come that it is coming, not that it is sold out', () => {
  expect(unavailableText({ variants: [awaited] }, 'Sold out')).toBe('Coming soon');
  expect(unavailableText(product, 'Sold out')).toBe('Sold out');
});
