import type { CallResponse } from 'shared-contracts/call';
import { getCategoryContent } from 'shared-contracts/calls/content';
import { getCatalog } from 'shared-contracts/calls/products';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { useLocale } from 'shared-contracts/platform';
import { type Head, Link, type LoaderContext, useScreenData } from 'shared-contracts/routing';
import { chipStyle } from 'shared-ui/chip';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { fullAlternates } from '../features/alternates.ts';
import { Blocks } from '../features/blocks/blocks.tsx';
import { breadcrumbData, Crumbs } from '../features/crumbs.tsx';
import { type ListState, pagesFor, readListState } from '../features/listing/list-address.ts';
import { ProductList } from '../features/listing/product-list.tsx';
import { formatRefinement } from '../features/listing/refinement.ts';
import { contentMessages } from '../messages/content-messages.ts';

type Catalog = CallResponse<typeof getCatalog>;
interface CategoryData {
  readonly category: Catalog['category'];
  readonly list: Pick<Catalog, 'total' | 'products' | 'facets'>;
  readonly state: ListState;
  readonly content: CallResponse<typeof getCategoryContent> | undefined;
  /** For the locale switch. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** The trailing 4 to 10 digits of a category's address (content.md section 2.1). */
const categoryIdPattern = /-c?(\d{4,10})$/;

export async function loader({ calls, locale, params, url, signal }: LoaderContext): Promise<CategoryData> {
  const categoryId = categoryIdPattern.exec(params.category ?? '')?.[1];
  if (!categoryId) throw new ProductError('API404', '', { status: 404 });
  const state = readListState(url.searchParams);
  const refine = formatRefinement(state.refinement);
  const [pages, content] = await Promise.all([
    Promise.all(
      pagesFor(state.shown).map((page) =>
        calls(getCatalog, { query: { categoryId, sort: state.sort, refine, ...page } }, { signal }),
      ),
    ),
    calls(getCategoryContent, { params: { mode: 'publish', siteId: locale.siteId, categoryId } }, { signal }).catch(
      (error: unknown) => {
        // A category that editors have not touched is shown as it is.
        if (isProductError(error)) return undefined;
        throw error;
      },
    ),
  ]);
  const [first] = pages;
  if (!first) throw new ProductError('PLP400', '');
  const { category, total, facets } = first;
  return {
    category,
    list: { total, facets, products: pages.flatMap(({ products }) => products) },
    state,
    content,
    alternates: category.alternates,
  };
}

export function head(
  { category, content, state }: CategoryData,
  { locale, config }: Pick<LoaderContext, 'locale' | 'config'>,
): Head {
  return {
    title: content?.seo.title ?? category.name,
    description: content?.seo.description ?? category.description ?? category.name,
    // Filtered and sorted lists are the same page to a search engine.
    canonical: `/${locale.id}${category.url}`,
    alternates: fullAlternates(category.alternates),
    openGraph: { type: 'website', ...(content ? { image: content.seo.ogImage } : {}) },
    structuredData: [breadcrumbData(category.breadcrumbs, config.origin, locale.id)],
    ...(Object.keys(state.refinement).length > 0 ? { robots: 'noindex' as const } : {}),
  };
}

export default function CategoryScreen() {
  const { category, list, state, content } = useScreenData<CategoryData>();
  const texts = contentMessages(useLocale());
  return (
    <>
      <Container
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[5],
          paddingBlock: `${space[4]} ${space[8]}`,
        }}
      >
        <Crumbs crumbs={category.breadcrumbs} />
        <div css={{ display: 'grid', gap: space[3] }}>
          <Heading level={1}>{content?.headline ?? category.name}</Heading>
          {(content?.intro ?? category.description) && (
            <Text look="lead" tone="slate" measured>
              {content?.intro ?? category.description}
            </Text>
          )}
        </div>
        {category.children.length > 0 && (
          <nav aria-label={texts.subcategories}>
            <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
              {category.children.map(({ id, name, url }) => (
                <li key={id}>
                  <Link to={url} css={chipStyle}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ProductList list={list} state={state} />
      </Container>
      {content && content.blocks.length > 0 && <Blocks blocks={content.blocks} />}
    </>
  );
}
