import { slugOf } from 'commerce-api/brand';
import type { Picture, Target } from 'shared-contracts/fields';
import type { Language } from 'shared-contracts/locale';
import { demoCategories } from '../catalogue/categories.ts';
import { inLanguage, type Texts } from '../catalogue/words/language.ts';

const categories = new Map(demoCategories.map((category) => [category.id, category]));

function category(id: string) {
  const found = categories.get(id);
  if (!found) throw new RangeError(`No category ${id}`);
  return found;
}

/** Helpers for writing a document in one language. */
export interface Writer {
  readonly language: Language;
  /** The time for which the shop is filled. */
  readonly asOf: Date;
  readonly say: (en: string, fr: string, de: string) => string;
  readonly categoryName: (id: string) => string;
  readonly categoryTitle: (id: string) => string;
  /** Returns a link to a category, labelled with its name by default. */
  readonly toCategory: (id: string, text?: string, style?: Target['style']) => Target;
  readonly toPage: (url: string, text: string) => Target;
  readonly scene: (name: string, ratio: '16x9' | '4x5' | '21x9' | '3x2', alt: string) => Picture;
}

const sizes = { '16x9': [1920, 1080], '4x5': [1200, 1500], '21x9': [2520, 1080], '3x2': [1500, 1000] } as const;

export function writerFor(language: Language, asOf: Date): Writer {
  const read = (texts: Texts): string => inLanguage(texts, language);
  return {
    language,
    asOf,
    say: (en, fr, de) => read([en, fr, de]),
    categoryName: (id) => read(category(id).name),
    categoryTitle: (id) => read(category(id).title),
    toCategory: (id, text, style) => ({
      text: text ?? read(category(id).name),
      url: `/c/${slugOf(read(category(id).title))}-${id}`,
      ...(style ? { style } : {}),
    }),
    toPage: (url, text) => ({ text, url }),
    scene: (name, ratio, alt) => {
      const [width, height] = sizes[ratio];
      return { src: `/images/v1/scene/${name}-${ratio}`, alt, width, height };
    },
  };
}
