import { describe, expect, test } from 'vitest';
import { demoRecords } from '../../test/demo-records.ts';
import { designLook, designsOf, findDesign, isOffered } from './designs.ts';
import { usePalette } from './palette.ts';

const colors = demoRecords('colors').map(({ name: { en, fr = en, de = en }, ...color }) => ({
  ...color,
  name: { en, fr, de },
}));
usePalette(colors);
const codes = colors.map(({ code }) => code);

const designs = {
  body: ['5A2', '1A1'],
  trim: ['2B1', '2A1', '5B1'],
  ready: [
    { code: 'RIDGELINE', name: { en: 'Ridgeline', de: 'Gratlinie' }, body: '5A2', trim: '2B1' },
    { code: 'DAWN', name: { en: 'Dawn' }, body: '1A1', trim: '2A1' },
  ],
};
const hat = { styleId: 'TFKB7ZUR', name: 'Custom Hat', designs };
const offer = designsOf(hat, 'en')!;

describe('made-to-order designs [CART-20]', () => {
  test('offers every combination of parts as a recipe with colors from the palette', () => {
    const [body, trim] = offer.parts;
    expect(offer.recipes).toHaveLength((body?.options.length ?? 0) * (trim?.options.length ?? 0));
    expect(new Set(offer.recipes.map(({ recipeId }) => recipeId)).size).toBe(offer.recipes.length);
    for (const { options } of offer.parts) for (const { id } of options) expect(codes).toContain(id);
  });

  test('makes every offered design orderable with its own picture', () => {
    for (const { recipeId, parts, picture } of offer.recipes) {
      expect(findDesign(designs, { recipeId })).toEqual(parts);
      expect(picture.src).toBe(`/images/v1/product/TFKB7ZUR/${parts.body}-${parts.trim}/front`);
    }
    for (const { precreatedCustomsCode } of offer.ready)
      expect(findDesign(designs, { customsCode: precreatedCustomsCode })).toBeDefined();
  });

  test.each([
    ['none asked for', {}, true],
    ['a recipe', { recipeId: 'R-5A2-2B1' }, true],
    ['a ready design', { customsCode: 'RIDGELINE' }, true],
    ['a recipe nobody offers', { recipeId: 'R-5A2-5A2' }, false],
    ['a code nobody offers', { customsCode: 'ELSEWHERE' }, false],
  ])('%s', (_, chosen, offered) => {
    expect(isOffered(designs, chosen)).toBe(offered);
  });

  test('offers none for a product without any', () => {
    const plain = { ...hat, designs: null };
    expect(designsOf(plain, 'en')).toBeUndefined();
    expect(isOffered(null, { recipeId: 'R-5A2-2B1' })).toBe(false);
    expect(isOffered(null, { customsCode: 'RIDGELINE' })).toBe(false);
    expect(designLook(plain, { customsCode: 'RIDGELINE' }, 'en')).toBeUndefined();
  });

  test('names the parts of a recipe and the name of a predefined design on a line', () => {
    expect(designLook(hat, { recipeId: 'R-5A2-2B1' }, 'en')?.variants).toEqual([
      { code: 'body', label: 'Body', value: 'Fjord' },
      { code: 'trim', label: 'Trim', value: 'Ember' },
    ]);
    expect(designLook(hat, { customsCode: 'RIDGELINE' }, 'de')?.variants).toEqual([
      { code: 'design', label: 'Design', value: 'Gratlinie' },
    ]);
    expect(designLook(hat, { customsCode: 'DAWN' }, 'de')?.variants).toMatchObject([{ value: 'Dawn' }]);
    expect(designLook(hat, {}, 'en')).toBeUndefined();
  });
});
