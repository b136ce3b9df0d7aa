import type { Picture } from 'shared-contracts/fields';
import type { Language } from 'shared-contracts/locale';
import type { View } from 'shared-contracts/product-views';
import { word } from './labels.ts';
import { colorName } from './palette.ts';

// The proportions that pages reserve room for; the endpoint scales the picture.
const WIDTH = 1200;
const HEIGHT = 1500;

/** Returns the picture of a colorway from one side, with its alternative text. */
export function productPicture(
  style: { readonly styleId: string; readonly name: string },
  colorCode: string,
  view: View,
  language: Language,
): Picture {
  return {
    src: `/images/v1/product/${style.styleId}/${colorCode}/${view}`,
    alt: `${style.name}, ${colorName(colorCode, language)}, ${word(view, language)}`,
    width: WIDTH,
    height: HEIGHT,
  };
}

/** Returns the picture of a made-to-order product in its two colorways, body and trim. */
export function designPicture(
  style: { readonly styleId: string; readonly name: string },
  { body, trim }: { readonly body: string; readonly trim: string },
  language: Language,
): Picture {
  return {
    src: `/images/v1/product/${style.styleId}/${body}-${trim}/front`,
    alt: `${style.name}, ${colorName(body, language)}, ${colorName(trim, language)}`,
    width: WIDTH,
    height: HEIGHT,
  };
}
