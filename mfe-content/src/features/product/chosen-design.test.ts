import { describe, expect, test } from 'vitest';
import { basicDesign, type Customs, chosenDesign, firstParts, ownColors } from './chosen-design.ts';

const picture = (name: string) => ({
  src: `/images/v1/product/TFKB7ZUR/${name}/front`,
  alt: name,
  width: 4,
  height: 5,
});
const customs: Customs = {
  ready: [{ precreatedCustomsCode: 'RIDGELINE', label: 'Ridgeline', picture: picture('ridgeline') }],
  parts: [],
  recipes: [
    { recipeId: 'R-1', parts: { body: 'A', trim: 'B' }, picture: picture('A-B') },
    { recipeId: 'R-2', parts: { body: 'A', trim: 'C' }, picture: picture('A-C') },
  ],
};

describe('a design [CART-20]', () => {
  test.each([
    ['nothing is said of the basic one', basicDesign, {}, {}],
    ['one that is ready goes by its code', 'RIDGELINE', {}, { precreatedCustomsCode: 'RIDGELINE' }],
    ['own colors go by the recipe of their parts', ownColors, { body: 'A', trim: 'C' }, { recipeId: 'R-2' }],
    ['parts that are not made are none', ownColors, { body: 'C', trim: 'C' }, {}],
  ] as const)('%s', (_, choice, parts, expected) => {
    const { picture: _picture, ...reported } = chosenDesign(customs, choice, parts);
    expect(reported).toEqual(expected);
  });

  test('has its own picture', () => {
    expect(chosenDesign(customs, ownColors, { body: 'A', trim: 'C' }).picture?.alt).toBe('A-C');
    expect(firstParts(customs)).toEqual({ body: 'A', trim: 'B' });
  });
});
