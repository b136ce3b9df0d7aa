import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { Picture } from 'shared-contracts/fields';
import type { Language } from 'shared-contracts/locale';
import { colorName, swatchOf } from './palette.ts';
import { designPicture } from './pictures.ts';

type Words = Readonly<Record<Language, string>>;

/** The colors of a made-to-order product: two colorway codes. */
export interface Design {
  readonly body: string;
  readonly trim: string;
}

/** Colors available for each part. */
const bodies = ['5A2', '6A2', '0A1', '1A1', '3A1'] as const;
const trims = ['2B1', '0D2', '2A1', '5B1'] as const;

const partWords: Readonly<Record<keyof Design, Words>> = {
  body: { en: 'Body', fr: 'Corps', de: 'Korpus' },
  trim: { en: 'Trim', fr: 'Finitions', de: 'Besatz' },
};
const designWord: Words = { en: 'Design', fr: 'Motif', de: 'Design' };

/** Predefined designs by their code in carts. */
const ready: Readonly<Record<string, Design & { readonly name: Words }>> = {
  RIDGELINE: { body: '5A2', trim: '2B1', name: { en: 'Ridgeline', fr: 'Ligne de crête', de: 'Gratlinie' } },
  'FIRST-LIGHT': { body: '1A1', trim: '2A1', name: { en: 'First light', fr: 'Première lueur', de: 'Erstes Licht' } },
  'NIGHT-WALK': { body: '0A1', trim: '5B1', name: { en: 'Night walk', fr: 'Marche de nuit', de: 'Nachtgang' } },
};

const recipeOf = ({ body, trim }: Design): string => `R-${body}-${trim}`;

const recipes: ReadonlyMap<string, Design> = new Map(
  bodies.flatMap((body) => trims.map((trim) => [recipeOf({ body, trim }), { body, trim }] as const)),
);

/** The design a shopper selected: a recipe, or the code of a predefined design. */
export interface ChosenDesign {
  readonly recipeId?: string | null | undefined;
  readonly customsCode?: string | null | undefined;
}

/** Returns the colors of a design; undefined for the basic one and for unavailable ones. */
export const findDesign = ({ recipeId, customsCode }: ChosenDesign): Design | undefined =>
  customsCode ? ready[customsCode] : recipes.get(recipeId ?? '');

/** Returns whether a selected design is available; selecting none is valid. */
export const isOffered = (chosen: ChosenDesign): boolean =>
  (!chosen.recipeId && !chosen.customsCode) || findDesign(chosen) !== undefined;

/** Returns the designs and parts for the product page. */
export function designsOf(
  style: { readonly styleId: string; readonly name: string },
  language: Language,
): NonNullable<ProductDetails['customs']> {
  const option = (code: string) => ({ id: code, label: colorName(code, language), swatch: swatchOf(code) });
  return {
    ready: Object.entries(ready).map(([precreatedCustomsCode, design]) => ({
      precreatedCustomsCode,
      label: design.name[language],
      picture: designPicture(style, design, language),
    })),
    parts: [
      { id: 'body', label: partWords.body[language], options: bodies.map(option) },
      { id: 'trim', label: partWords.trim[language], options: trims.map(option) },
    ],
    recipes: [...recipes].map(([recipeId, design]) => ({
      recipeId,
      parts: { ...design },
      picture: designPicture(style, design, language),
    })),
  };
}

/** Returns description and picture of a line's design; undefined for the basic one. */
export function designLook(
  style: { readonly styleId: string; readonly name: string },
  chosen: ChosenDesign,
  language: Language,
): { readonly variants: { code: string; label: string; value: string }[]; readonly picture: Picture } | undefined {
  const design = findDesign(chosen);
  if (!design) return undefined;
  const name = chosen.customsCode ? ready[chosen.customsCode]?.name[language] : undefined;
  const part = (id: keyof Design) => ({
    code: id,
    label: partWords[id][language],
    value: colorName(design[id], language),
  });
  return {
    variants: name ? [{ code: 'design', label: designWord[language], value: name }] : [part('body'), part('trim')],
    picture: designPicture(style, design, language),
  };
}
