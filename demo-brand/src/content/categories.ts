import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import { demoCategories } from '../catalogue/categories.ts';
import { inLanguage } from '../catalogue/words/language.ts';
import type { Writer } from './building.ts';

// Every section has its own scene, shared by its subcategories.
const scenes: Readonly<Record<string, string>> = {
  '1': 'ridge-12-dusk-mist',
  '2': 'lake-22-dawn-mist',
  '3': 'ridge-18-day-clear',
  '4': 'camp-31-night-clear',
  '5': 'forest-7-day-rain',
  '6': 'summit-44-day-snow',
  '7': 'ridge-53-dawn-clear',
  '8': 'ridge-18-day-clear',
  '9': 'ridge-12-dusk-mist',
};

/** Returns the editorial content around each category's product grid. */
export function categoryContents({
  language,
  say,
  scene,
}: Writer): { readonly slug: string; readonly content: DocumentBody<'category'> }[] {
  return demoCategories.map(({ id, title, description }) => {
    const place = scenes[id.slice(0, 1)] ?? 'ridge-12-dusk-mist';
    const heading = inLanguage(title, language);
    const alt = say('Mountain ridges', 'Crêtes de montagne', 'Bergkämme');
    return {
      slug: id,
      content: {
        id: `category-${id}`,
        name: title[0],
        headline: heading,
        intro: inLanguage(description, language),
        seo: {
          title: `${heading} — Tarnfell`,
          description: inLanguage(description, language),
          ogImage: `/images/v1/scene/${place}-40x21`,
        },
        media: { small: scene(place, '3x2', alt), large: scene(place, '21x9', alt) },
        blocks: [],
      },
    };
  });
}
