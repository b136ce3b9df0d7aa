import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { Picture } from 'shared-contracts/fields';
import type { Language } from 'shared-contracts/locale';
import type { Design, Designs } from '../database/designs.ts';
import { colorName, swatchOf } from './palette.ts';
import { designPicture } from './pictures.ts';

type Words = Readonly<Record<Language, string>>;

const partWords: Readonly<Record<keyof Design, Words>> = {
  body: { en: 'Body', fr: 'Corps', de: 'Korpus' },
  trim: { en: 'Trim', fr: 'Finitions', de: 'Besatz' },
};
const designWord: Words = { en: 'Design', fr: 'Motif', de: 'Design' };

const recipeOf = ({ body, trim }: Design): string => `R-${body}-${trim}`;

/** Every combination of the colors of the parts. */
const combinationsOf = ({ body, trim }: Designs): Design[] =>
  body.flatMap((bodyColor) => trim.map((trimColor) => ({ body: bodyColor, trim: trimColor })));

/** The design a shopper selected: a recipe, or the code of a predefined design. */
export interface ChosenDesign {
  readonly recipeId?: string | null | undefined;
  readonly customsCode?: string | null | undefined;
}

/** Returns the colors of a design; undefined for the basic one and for unavailable ones. */
export const findDesign = (designs: Designs | null, { recipeId, customsCode }: ChosenDesign): Design | undefined =>
  designs === null
    ? undefined
    : customsCode
      ? designs.ready.find(({ code }) => code === customsCode)
      : combinationsOf(designs).find((design) => recipeOf(design) === recipeId);

/** Returns whether a selected design is available; selecting none is valid. */
export const isOffered = (designs: Designs | null, chosen: ChosenDesign): boolean =>
  (!chosen.recipeId && !chosen.customsCode) || findDesign(designs, chosen) !== undefined;

/** A style with what it can be made in; null where it is not made to order. */
interface DesignedStyle {
  readonly styleId: string;
  readonly name: string;
  readonly designs: Designs | null;
}

/** Returns the designs and parts for the product page; undefined when there is nothing to choose. */
export function designsOf(style: DesignedStyle, language: Language): ProductDetails['customs'] {
  const { designs } = style;
  if (!designs) return undefined;
  const option = (code: string) => ({ id: code, label: colorName(code, language), swatch: swatchOf(code) });
  return {
    ready: designs.ready.map(({ code, name, ...design }) => ({
      precreatedCustomsCode: code,
      label: name[language] ?? name.en,
      picture: designPicture(style, design, language),
    })),
    parts: [
      { id: 'body', label: partWords.body[language], options: designs.body.map(option) },
      { id: 'trim', label: partWords.trim[language], options: designs.trim.map(option) },
    ],
    recipes: combinationsOf(designs).map((design) => ({
      recipeId: recipeOf(design),
      parts: { ...design },
      picture: designPicture(style, design, language),
    })),
  };
}

/** Returns description and picture of a line's design; undefined for the basic one. */
export function designLook(
  style: DesignedStyle,
  chosen: ChosenDesign,
  language: Language,
): { readonly variants: { code: string; label: string; value: string }[]; readonly picture: Picture } | undefined {
  const design = findDesign(style.designs, chosen);
  if (!design) return undefined;
  const name = style.designs?.ready.find(({ code }) => code === chosen.customsCode)?.name;
  const part = (id: keyof Design) => ({
    code: id,
    label: partWords[id][language],
    value: colorName(design[id], language),
  });
  return {
    variants: name
      ? [{ code: 'design', label: designWord[language], value: name[language] ?? name.en }]
      : [part('body'), part('trim')],
    picture: designPicture(style, design, language),
  };
}
