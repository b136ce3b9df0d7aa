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

const hat = { styleId: 'TFKB7ZUR', name: 'Custom Hat' };
const offer = designsOf(hat, 'en');

describe('made-to-order designs [CART-20]', () => {
  test('offers every combination of parts as a recipe with colors from the palette', () => {
    const [body, trim] = offer.parts;
    expect(offer.recipes).toHaveLength((body?.options.length ?? 0) * (trim?.options.length ?? 0));
    expect(new Set(offer.recipes.map(({ recipeId }) => recipeId)).size).toBe(offer.recipes.length);
    for (const { options } of offer.parts) for (const { id } of options) expect(codes).toContain(id);
  });

  test('makes every offered design orderable with its own picture', () => {
    for (const { recipeId, parts, picture } of offer.recipes) {
      expect(findDesign({ recipeId })).toEqual(parts);
      expect(picture.src).toBe(`/images/v1/product/TFKB7ZUR/${parts.body}-${parts.trim}/front`);
    }
    for (const { precreatedCustomsCode } of offer.ready)
      expect(findDesign({ customsCode: precreatedCustomsCode })).toBeDefined();
  });

  test.each([
    ['none asked for', {}, true],
    ['a recipe', { recipeId: 'R-5A2-2B1' }, true],
    ['a ready design', { customsCode: 'RIDGELINE' }, true],
    ['a recipe nobody offers', { recipeId: 'R-5A2-5A2' }, false],
    ['a code nobody offers', { customsCode: 'ELSEWHERE' }, false],
  ])('%s', (_, chosen, offered) => {
    expect(isOffered(chosen)).toBe(offered);
  });

  test('names the parts of a recipe and the name of a predefined design on a line', () => {
    expect(designLook(hat, { recipeId: 'R-5A2-2B1' }, 'en')?.variants).toEqual([
      { code: 'body', label: 'Body', value: 'Fjord' },
      { code: 'trim', label: 'Trim', value: 'Ember' },
    ]);
    expect(designLook(hat, { customsCode: 'RIDGELINE' }, 'de')?.variants).toEqual([
      { code: 'design', label: 'Design', value: 'Gratlinie' },
    ]);
    expect(designLook(hat, {}, 'en')).toBeUndefined();
  });
});
