import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from '../building.ts';
import { fieldNotes } from '../field-notes/all.ts';
import { filmBlock } from '../films.ts';
import { seasons } from './all.ts';
import { seasonLinks } from './links.ts';
import { lookBook } from './look-book.ts';
import type { Season } from './season.ts';

type Blocks = DocumentBody<'article'>['blocks'];

export interface SeasonPage {
  readonly slug: string;
  readonly page: DocumentBody<'article'>;
}

function noteCards({ say, scene }: Writer, slugs: readonly string[]) {
  return slugs.map((slug) => {
    const note = fieldNotes.find((one) => one.slug === slug);
    if (!note) throw new RangeError(`No field note ${slug}`);
    return {
      eyebrow: say(...note.eyebrow),
      title: say(...note.title),
      body: say(...note.summary),
      target: { text: say('Read', 'Lire', 'Lesen'), url: `/pages/${slug}` },
      picture: scene(note.scene, '3x2', say(...note.sceneAlt)),
    };
  });
}

const filmOf = (writer: Writer, { name, caption, playsByItself }: NonNullable<Season['film']>): Blocks[number] =>
  filmBlock(writer, name, {
    caption: writer.say(...caption),
    playerSettings: playsByItself ? { autoplay: true, loop: true, muted: true } : {},
  });

function seasonPage(writer: Writer, season: Season): SeasonPage {
  const { say, scene, toCategory } = writer;
  const { slug, facts, film, intro, shelves, view } = season;
  const title = say(...season.title);
  const subtitle = say(...season.subtitle);
  const alt = say(...season.sceneAlt);
  const viewAlt = say(...view.alt);
  const [first, ...others] = shelves.map(({ categoryId, title: shelf, subtitle: words }): Blocks[number] => ({
    id: `${slug}-shelf-${categoryId}`,
    name: `Products of ${categoryId}`,
    type: 'collection',
    layout: 'carousel',
    title: say(...shelf),
    subtitle: say(...words),
    target: toCategory(categoryId, undefined, 'link'),
    products: { categoryId, sort: 'rating', count: 8 },
  }));
  return {
    slug,
    page: {
      id: `page-${slug}`,
      name: title,
      seo: { title: `${title} — Tarnfell`, description: subtitle, ogImage: `/images/v1/scene/${season.scene}-40x21` },
      blocks: [
        {
          id: `${slug}-hero`,
          name: 'Hero',
          type: 'hero',
          variant: 'standard',
          title,
          subtitle,
          media: { small: scene(season.scene, '4x5', alt), large: scene(season.scene, '16x9', alt) },
          targets: shelves
            .slice(0, 2)
            .map(({ categoryId }, place) => toCategory(categoryId, undefined, place === 0 ? 'primary' : 'secondary')),
          tone: 'dark',
          overlayWidth: 'md',
        },
        {
          id: `${slug}-intro`,
          name: 'What to know',
          type: 'rich-text',
          title: say(...season.introTitle),
          paragraphs: intro.map((paragraph) => say(...paragraph)),
        },
        ...(first ? [first] : []),
        ...(film ? [filmOf(writer, film)] : []),
        {
          id: `${slug}-facts`,
          name: 'Facts',
          type: 'icon-and-text',
          iconSize: 'medium',
          items: facts.map(({ icon, title: fact, body }) => ({ icon, title: say(...fact), body: say(...body) })),
        },
        {
          id: `${slug}-view`,
          name: 'View',
          type: 'parallax',
          parallax: {
            type: 'crop',
            size: 'large',
            speed: 'slow',
            item: {
              media: { small: scene(view.scene, '4x5', viewAlt), large: scene(view.scene, '21x9', viewAlt) },
              title: say(...view.title),
              body: say(...view.body),
            },
          },
        },
        ...others,
        {
          id: `${slug}-notes`,
          name: 'Field notes',
          type: 'linked-cards',
          title: say('To read before you go', 'À lire avant de partir', 'Vor dem Losgehen zu lesen'),
          cards: noteCards(writer, season.notes),
        },
        seasonLinks(writer),
      ],
    },
  };
}

/** The pages about seasons and ways of being outside, and the look-book, in the writer's language. */
export const seasonPages = (writer: Writer): SeasonPage[] => [
  ...seasons.map((season) => seasonPage(writer, season)),
  lookBook(writer, seasonLinks(writer)),
];
