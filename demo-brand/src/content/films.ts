import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Texts } from '../catalogue/words/language.ts';
import type { Writer } from './building.ts';

type Block = DocumentBody<'article'>['blocks'][number];

export const filmTitles = {
  'dawn-on-the-ridge': ['Dawn on the ridge', 'L’aube sur la crête', 'Morgen auf dem Kamm'],
  'rain-on-a-shell': ['Rain on a shell', 'La pluie sur une veste', 'Regen auf einer Jacke'],
  'tent-in-the-wind': ['A tent in the wind', 'Une tente dans le vent', 'Ein Zelt im Wind'],
} satisfies Record<string, Texts>;
export type FilmName = keyof typeof filmTitles;

const trackLabels = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
] as const;

/** A film of ten seconds, as a block of a page. The films have no sound: their captions tell what is seen. */
export function filmBlock(
  { say, scene }: Writer,
  name: FilmName,
  { caption, playerSettings = {} }: { caption: string } & Pick<Extract<Block, { type: 'video' }>, 'playerSettings'>,
): Block {
  const title = say(...filmTitles[name]);
  return {
    id: name,
    name: title,
    type: 'video',
    media: {
      small: {
        src: `/images/v1/film/${name}.webm`,
        type: 'video/webm',
        width: 960,
        height: 540,
        poster: scene(`film-${name}`, '16x9', ''),
      },
    },
    playerSettings,
    tracks: trackLabels.map(([language, label]) => ({
      src: `/images/v1/film/${name}.${language}.vtt`,
      label,
      srclang: language,
      kind: 'captions',
    })),
    seoTitle: title,
    seoDescription: caption,
    caption,
  };
}
