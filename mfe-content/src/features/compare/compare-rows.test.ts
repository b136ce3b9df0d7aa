import { exampleDetails } from 'shared-contracts/calls/product-entities';
import { expect, test } from 'vitest';
import { compareRows, differs } from './compare-rows.ts';

const texts = {
  colors: 'Colors',
  sizes: 'Sizes',
  fit: 'Fit',
  soldOut: 'Sold out',
  fitSmall: 'Small',
  fitTrue: 'True',
  fitLarge: 'Large',
};
const option = (id: string, available: boolean) => ({ id, label: id, value: id, available });
const sized = (...options: ReturnType<typeof option>[]) => [{ type: 'size' as const, label: 'Size', options }];
const shell = {
  ...exampleDetails,
  attributes: sized(option('M', true), option('L', false)),
  specifications: [
    { label: 'Weight', value: '412 g' },
    { label: 'Layers', value: '3' },
  ],
};
const { fitScore: _, ...unrated } = exampleDetails;
const other = {
  ...unrated,
  attributes: sized(option('M', false)),
  specifications: [
    { label: 'Weight', value: '300 g' },
    { label: 'Packed', value: 'In its pocket' },
  ],
};

test('puts each fact of one product beside those of the others [BEY-05]', () => {
  expect(compareRows([shell, other], texts)).toEqual([
    { label: 'Colors', values: ['Ember', 'Ember'] },
    { label: 'Sizes', values: ['M', 'Sold out'] },
    { label: 'Fit', values: ['True', undefined] },
    { label: 'Weight', values: ['412 g', '300 g'] },
    { label: 'Layers', values: ['3', undefined] },
    { label: 'Packed', values: [undefined, 'In its pocket'] },
  ]);
});

test('leaves out what no product states', () => {
  const tent = { ...unrated, attributes: [], specifications: [] };
  expect(compareRows([tent], texts).map(({ label }) => label)).toEqual(['Colors']);
});

test.each([
  [['a', 'a'], false],
  [['a', 'b'], true],
  [['a', undefined], true],
])('%j differ: %s', (values, expected) => {
  expect(differs({ label: 'x', values })).toBe(expected);
});
