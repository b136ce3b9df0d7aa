import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Texts } from '../../catalogue/words/language.ts';
import type { Writer } from '../building.ts';
import { lookBookSlug } from './links.ts';

type Blocks = DocumentBody<'article'>['blocks'];

interface Look {
  readonly scene: string;
  readonly alt: Texts;
  readonly title: Texts;
  /** Products of a category each, with their place in percent of the picture. */
  readonly pieces: readonly { readonly x: number; readonly y: number; readonly categoryId: string }[];
}

const looks: readonly Look[] = [
  {
    scene: 'ridge-12-dusk-mist',
    alt: [
      'Ridges at dusk with mist in the valleys',
      'Crêtes au crépuscule, brume dans les vallées',
      'Kämme in der Dämmerung, Nebel in den Tälern',
    ],
    title: ['The last light', 'La dernière lumière', 'Das letzte Licht'],
    pieces: [
      { x: 24, y: 42, categoryId: '1110' },
      { x: 52, y: 58, categoryId: '5200' },
      { x: 74, y: 72, categoryId: '6100' },
    ],
  },
  {
    scene: 'forest-7-day-rain',
    alt: ['Rain over a dark forest', 'Pluie sur une forêt sombre', 'Regen über einem dunklen Wald'],
    title: ['Under the drops', 'Sous les gouttes', 'Unter den Tropfen'],
    pieces: [
      { x: 30, y: 38, categoryId: '7100' },
      { x: 58, y: 66, categoryId: '6200' },
    ],
  },
  {
    scene: 'summit-44-day-snow',
    alt: ['A summit in falling snow', 'Un sommet sous la neige', 'Ein Gipfel im Schneefall'],
    title: ['The first snow', 'La première neige', 'Der erste Schnee'],
    pieces: [
      { x: 36, y: 34, categoryId: '2120' },
      { x: 62, y: 52, categoryId: '7200' },
      { x: 46, y: 76, categoryId: '7400' },
    ],
  },
  {
    scene: 'camp-31-night-clear',
    alt: ['Ridges under stars', 'Des crêtes sous les étoiles', 'Kämme unter Sternen'],
    title: ['The night outside', 'La nuit dehors', 'Die Nacht draußen'],
    pieces: [
      { x: 40, y: 70, categoryId: '4100' },
      { x: 66, y: 64, categoryId: '4400' },
    ],
  },
];

/** The look-book of the season: four places, and what to wear there. */
export function lookBook({ say, scene, toCategory }: Writer, links: Blocks[number]) {
  const title = say('The autumn look-book', 'Le look-book d’automne', 'Das Lookbook für den Herbst');
  const subtitle = say(
    'Four kinds of light, and what we wore in them.',
    'Quatre lumières, et ce que nous y portions.',
    'Viermal Licht, und was wir darin getragen haben.',
  );
  const alt = say('A lake at dawn', 'Un lac à l’aube', 'Ein See am Morgen');
  const page: DocumentBody<'article'> = {
    id: 'page-look-book',
    name: title,
    seo: { title: `${title} — Tarnfell`, description: subtitle, ogImage: '/images/v1/scene/lake-22-dawn-mist-40x21' },
    blocks: [
      {
        id: 'look-book-hero',
        name: 'Hero',
        type: 'hero',
        variant: 'block-below',
        title,
        subtitle,
        media: { small: scene('lake-22-dawn-mist', '4x5', alt), large: scene('lake-22-dawn-mist', '21x9', alt) },
        targets: [toCategory('9100', undefined, 'primary')],
        tone: 'dark',
        overlayWidth: 'md',
      },
      {
        id: 'look-book-looks',
        name: 'Looks',
        type: 'look-book',
        looks: looks.map((look) => ({
          title: say(...look.title),
          media: {
            small: scene(look.scene, '4x5', say(...look.alt)),
            large: scene(look.scene, '16x9', say(...look.alt)),
          },
          hotspots: look.pieces.map(({ x, y, categoryId }) => ({
            x,
            y,
            product: { categoryId, sort: 'rating' as const, count: 1 },
          })),
        })),
      },
      {
        id: 'look-book-new',
        name: 'New arrivals',
        type: 'collection',
        layout: 'carousel',
        title: say('From the same workshop', 'Du même atelier', 'Aus derselben Werkstatt'),
        products: { categoryId: '9100', sort: 'newest', count: 8 },
      },
      links,
    ],
  };
  return { slug: lookBookSlug, page };
}
