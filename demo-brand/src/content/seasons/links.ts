import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from '../building.ts';
import { seasons } from './all.ts';

type Block = DocumentBody<'page'>['blocks'][number];

/** Where the look-book of the season is. */
export const lookBookSlug = 'look-book';

/** Links to all pages of seasons; the page that is shown stands out. */
export const seasonLinks = ({ say, toPage }: Writer): Block => ({
  id: 'seasons',
  name: 'Other seasons',
  type: 'secondary-nav',
  title: say('Go on outside', 'Continuer dehors', 'Weiter draußen'),
  targets: [
    ...seasons.map(({ slug, title }) => toPage(`/pages/${slug}`, say(...title))),
    toPage(`/pages/${lookBookSlug}`, say('Look-book', 'Look-book', 'Lookbook')),
  ],
});

/** The pages of seasons as a list with pictures, for the home page. */
export const seasonList = ({ say, scene, toPage }: Writer): Block => ({
  id: 'home-seasons',
  name: 'Seasons',
  type: 'vertical-list',
  title: say('Where to?', 'On va où ?', 'Wohin geht es?'),
  items: seasons.map((season) => {
    const alt = say(...season.sceneAlt);
    return {
      target: toPage(`/pages/${season.slug}`, say(...season.title)),
      media: { small: scene(season.scene, '4x5', alt), large: scene(season.scene, '16x9', alt) },
    };
  }),
});
