import { sql } from 'kysely';
import { type CountryCode, type Language, type LocaleId, localeIds, locales } from 'shared-contracts/locale';
import { categoryUrl, readCategoryTree, rootCategoryId } from '../catalogue/category-tree.ts';
import { urlOfDocument } from '../content/document-address.ts';
import { shownDocuments } from '../content/document-queries.ts';
import type { Db } from '../database/database.ts';
import { productUrl } from '../goods/product-url.ts';
import { setUrl } from '../goods/set-url.ts';
import { storeUrl } from '../stores/store-view.ts';
import { readParts, readStyleIds } from './style-parts.ts';
import type { XmlTree } from './xml.ts';

/** The addresses of one page, below each locale that has it. */
export type PagePaths = Readonly<Partial<Record<LocaleId, string>>>;

/** Pages that only a shopper's own session fills, or that search engines should not offer. */
const unlisted: ReadonlySet<string> = new Set([
  '/account',
  '/account/profile',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/search',
  '/sign-up',
]);
/** Pages that no document has. */
const ownPages = ['/', '/articles', '/help', '/locations', '/stores'] as const;

const inLocales = (pathIn: (language: Language) => string, ids: readonly LocaleId[] = localeIds): PagePaths =>
  Object.fromEntries(ids.map((id) => [id, pathIn(locales[id].language)]));

/** The pages of products of a part, in the locales whose market lists them; gifts are listed nowhere. */
export async function readProductPages(db: Db, from: string): Promise<PagePaths[]> {
  const styleIds = await readStyleIds(db, from);
  if (styleIds.length === 0) return [];
  const { rows } = await sql<{
    readonly id: string;
    readonly markets: readonly CountryCode[];
    readonly slugs: Readonly<Record<Language, string>>;
  }>`
    select p.product_id as id, array_agg(pp.market) as markets,
      (select jsonb_object_agg(t.language, t.slug) from style_text t where t.style_id = p.style_id) as slugs
    from product p
    join product_price pp on pp.product_id = p.product_id
    join listing l on l.market = pp.market and l.category_id = ${rootCategoryId} and l.style_id = p.style_id
    where p.style_id = any(${styleIds}) group by p.product_id order by p.product_id`.execute(db);
  return rows.map(({ id, markets, slugs }) =>
    inLocales(
      (language) => productUrl(slugs[language], id),
      localeIds.filter((locale) => markets.includes(locales[locale].country)),
    ),
  );
}

/** The pages of sets, in the locales whose market sells two of their products or more. */
async function readSetPages(db: Db): Promise<PagePaths[]> {
  const { rows } = await sql<{
    readonly set_id: string;
    readonly slug: Readonly<Record<Language, string>>;
    readonly markets: readonly CountryCode[];
  }>`
    select s.set_id, s.slug, array_agg(sold.market) as markets
    from product_set s join lateral (
      select pp.market from product_set_member m
      join product p on p.style_id = m.style_id join product_price pp on pp.product_id = p.product_id
      where m.set_id = s.set_id group by pp.market having count(distinct m.position) >= 2
    ) sold on true
    group by s.set_id order by s.position`.execute(db);
  return rows.map(({ markets, ...set }) =>
    inLocales(
      (language) => setUrl(set, language),
      localeIds.filter((locale) => markets.includes(locales[locale].country)),
    ),
  );
}

/** The pages of content: those of the shop, categories, sets, and what editors published, with English where a text is missing. */
export async function readContentPages(db: Db, at: Date): Promise<PagePaths[]> {
  const tree = await readCategoryTree(db);
  const pages: PagePaths[] = [
    ...ownPages.map((path) => inLocales(() => path)),
    ...tree.all.map((category) => inLocales((language) => categoryUrl(category, language))),
    ...(await readSetPages(db)),
  ];
  const stores = await db
    .selectFrom('location')
    .select(['location_id', 'name', 'country'])
    .where('kind', '=', 'store')
    .orderBy('location_id')
    .execute();
  for (const store of stores)
    pages.push(
      inLocales(
        () => storeUrl(store),
        localeIds.filter((id) => locales[id].country === store.country),
      ),
    );
  const listed = new Set<string>(ownPages);
  for (const kind of ['page', 'article', 'help']) {
    const paths = await Promise.all(
      localeIds.map(async (id) => {
        const { language, siteId } = locales[id];
        const shown = shownDocuments(db, kind, { language, siteId, at, withDrafts: false });
        const rows = await db
          .selectFrom(shown.as('shown'))
          .select('slug')
          .where('body', 'is not', null)
          .orderBy('slug')
          .execute();
        return rows.flatMap(({ slug }) => {
          const path = urlOfDocument({ kind, slug });
          return path === undefined || unlisted.has(path) || listed.has(path) ? [] : [{ id, path }];
        });
      }),
    );
    const byPath = Map.groupBy(paths.flat(), ({ path }) => path);
    for (const [path, found] of byPath) {
      listed.add(path);
      pages.push(Object.fromEntries(found.map(({ id }) => [id, path])));
    }
  }
  return pages;
}

const addressOf = (origin: string, id: LocaleId, path: string): string => `${origin}/${id}${path === '/' ? '' : path}`;

/** Describes a page by one entry for each locale, which names the others (sitemaps.org, hreflang). */
export function* describePages(origin: string, pages: readonly PagePaths[]): Generator<XmlTree> {
  for (const page of pages) {
    const places = Object.entries(page) as [LocaleId, string][];
    const links = places.map(([id, path]) => ({
      '@rel': 'alternate',
      '@hreflang': locales[id].tag,
      '@href': addressOf(origin, id, path),
    }));
    for (const [id, path] of places) yield { url: { loc: addressOf(origin, id, path), 'xhtml:link': links } };
  }
}

/** Names the parts of the sitemap. */
export async function readIndex(db: Db, origin: string): Promise<XmlTree[]> {
  const parts = ['content', ...(await readParts(db)).map((first) => `products-${first}`)];
  return parts.map((part) => ({ sitemap: { loc: `${origin}/feeds/sitemap/${part}.xml` } }));
}
