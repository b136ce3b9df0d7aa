import { productTypeOf, type RecordInput } from 'commerce-api/brand';
import type { DocumentKind } from 'shared-contracts/document-kinds';
import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import { isFixedPage } from 'shared-contracts/fixed-pages';
import { languages } from '../catalogue/words/language.ts';
import { writerFor } from './building.ts';
import { categoryContents } from './categories.ts';
import { notePages } from './field-notes/pages.ts';
import { footer, utility } from './footer.ts';
import { helpPages } from './help.ts';
import { homePage } from './home.ts';
import { menu } from './menu.ts';
import { fixedPages, searchHub } from './pages.ts';
import { popups } from './popups.ts';
import { seasonPages } from './seasons/pages.ts';
import { servicePages } from './service-pages/pages.ts';
import { chartScales, sizeChartIn } from './size-charts.ts';

type DemoDocument = RecordInput<'documents'>;

/**
 * Returns every document of the demo shop in every language.
 * @param asOf the time for which the shop is filled
 */
export function demoDocuments(asOf: Date): DemoDocument[] {
  return languages.flatMap((language) => {
    const writer = writerFor(language, asOf);
    const document = <Kind extends DocumentKind>(kind: Kind, slug: string, body: DocumentBody<Kind>): DemoDocument => ({
      kind,
      slug,
      language,
      body: { ...body },
    });
    return [
      document('page', 'home', homePage(writer)),
      ...fixedPages(writer).map(({ slug, page }) => document('page', slug, page)),
      ...servicePages(writer).map(({ slug, page }) => document(isFixedPage(slug) ? 'page' : 'article', slug, page)),
      ...helpPages(writer).map(({ slug, page }) => document('help', slug, page)),
      ...notePages(writer).map(({ slug, page }) => document('article', slug, page)),
      ...seasonPages(writer).map(({ slug, page }) => document('article', slug, page)),
      ...categoryContents(writer).map(({ slug, content }) => document('category', slug, content)),
      document('menu', 'main', menu(writer)),
      document('footer', 'main', footer(writer)),
      document('utility', 'main', utility(writer)),
      ...popups(writer).map((popup) => document('popup', popup.name, popup)),
      document('search-hub', 'main', searchHub(writer)),
      ...chartScales.map((scale) => document('size-chart', productTypeOf(scale), sizeChartIn(scale, language))),
    ];
  });
}
