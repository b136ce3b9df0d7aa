import type { Picture } from 'shared-contracts/fields';
import type { Language } from 'shared-contracts/locale';
import type { View } from '../media/picture-source.ts';
import { word } from './labels.ts';
import { colourName } from './palette.ts';

// The endpoint scales; these are the proportions that pages reserve room by.
const WIDTH = 1200;
const HEIGHT = 1500;

/** The picture of a colourway from one side, with a text for those who cannot see it. */
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

/** The picture of something made to order in two colourways: that of its body, and that of its trim. */
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
