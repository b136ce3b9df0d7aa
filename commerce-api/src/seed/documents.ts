import type { DocumentTable } from '../database/schema.ts';
import { articlePages } from './content/articles.ts';
import { writerFor } from './content/building.ts';
import { categoryContents } from './content/categories.ts';
import { footer } from './content/footer.ts';
import { homePage } from './content/home.ts';
import { menu } from './content/menu.ts';
import { fixedPages, searchHub } from './content/pages.ts';
import { languages } from './words/language.ts';

type SeedDocument = Pick<DocumentTable, 'kind' | 'slug' | 'language' | 'body'>;

/** Every document of the demo shop, in every language. */
export function seedDocuments(): SeedDocument[] {
  return languages.flatMap((language) => {
    const writer = writerFor(language);
    const document = (kind: string, slug: string, body: unknown): SeedDocument => ({ kind, slug, language, body });
    return [
      document('page', 'home', homePage(writer)),
      ...fixedPages(writer).map(({ slug, page }) => document('page', slug, page)),
      ...articlePages(writer).map(({ slug, page }) => document('article', slug, page)),
      ...categoryContents(writer).map(({ slug, content }) => document('category', slug, content)),
      document('menu', 'main', menu(writer)),
      document('footer', 'main', footer(writer)),
      document('search-hub', 'main', searchHub(writer)),
    ];
  });
}
