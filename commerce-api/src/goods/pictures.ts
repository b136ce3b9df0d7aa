import type { Picture } from 'shared-contracts/fields';
import type { Language } from 'shared-contracts/locale';
import type { View } from 'shared-contracts/product-views';
import { word } from './labels.ts';
import { colourName } from './palette.ts';

// The proportions that pages reserve room for; the endpoint scales the picture.
const WIDTH = 1200;
const HEIGHT = 1500;

/** Returns the picture of a colourway from one side, with its alternative text. */
export function productPicture(
  style: { readonly styleId: string; readonly name: string },
  colourCode: string,
  view: View,
  language: Language,
): Picture {
  return {
    src: `/images/v1/product/${style.styleId}/${colourCode}/${view}`,
    alt: `${style.name}, ${colourName(colourCode, language)}, ${word(view, language)}`,
    width: WIDTH,
    height: HEIGHT,
  };
}

/** Returns the picture of a made-to-order product in its two colourways, body and trim. */
export function designPicture(
  style: { readonly styleId: string; readonly name: string },
  { body, trim }: { readonly body: string; readonly trim: string },
  language: Language,
): Picture {
  return {
    src: `/images/v1/product/${style.styleId}/${body}-${trim}/front`,
    alt: `${style.name}, ${colourName(body, language)}, ${colourName(trim, language)}`,
    width: WIDTH,
    height: HEIGHT,
  };
}
