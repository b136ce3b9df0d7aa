import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { Language, Locale } from 'shared-contracts/locale';
import type { PresentedText } from '../database/presentation.ts';
import { productPicture } from '../goods/pictures.ts';
import { sizeLabel } from '../goods/sizes.ts';
import { filmTypeOf } from '../media/film-source.ts';
import type { DetailColor, DetailRow } from './detail-queries.ts';

interface Scene {
  readonly row: DetailRow;
  readonly color: DetailColor;
  readonly locale: Locale;
}

const captionLabels: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };
const filmAddress = (file: string): string => `/images/v1/film/${file}`;

/** Returns story, model, and film of a style in one color; a close-up that this color has no picture of is left out. */
export function presentationOf({ row, color, locale }: Scene): Pick<ProductDetails, 'story' | 'model' | 'film'> {
  const { story, model, film } = row.presentation ?? {};
  const say = (text: PresentedText): string => text[locale.language] ?? text.en;
  const style = { styleId: row.style_id, name: row.name };
  return {
    ...(story
      ? {
          story: {
            closeUps: story.closeUps
              .filter(({ view }) => color.views.includes(view))
              .map(({ view, title, points }) => ({
                title: say(title),
                picture: productPicture(style, color.color, view, locale.language),
                points: points.map(({ x, y, text }) => ({ x, y, text: say(text) })),
              })),
            ratings: story.ratings,
            ...(story.layering
              ? { layering: { ...story.layering, under: [...story.layering.under], over: [...story.layering.over] } }
              : {}),
            siblings: [...story.siblings],
          },
        }
      : {}),
    ...(model ? { model: { height: model.height, size: sizeLabel(model.size, locale) } } : {}),
    ...(film
      ? {
          film: {
            title: say(film.title),
            file: {
              src: filmAddress(film.file),
              ...fileType(film.file),
              width: film.width,
              height: film.height,
              poster: {
                src: `/images/v1/scene/${film.poster}`,
                alt: '',
                width: film.width,
                height: film.height,
              },
            },
            tracks: film.captions.map((language) => ({
              src: filmAddress(film.file.replace(/\.[a-z0-9]+$/, `.${language}.vtt`)),
              label: captionLabels[language],
              srclang: language,
              kind: 'captions' as const,
            })),
          },
        }
      : {}),
  };
}

const fileType = (file: string): { readonly type?: string } => {
  const type = filmTypeOf(file);
  return type ? { type } : {};
};
