import { useEffect } from 'react';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useTracked } from 'storefront-kit/use-tracked';
import { Blocks } from '../features/blocks/blocks.tsx';
import { ChipLinks } from '../features/chip-links.tsx';
import { ProductGrid } from '../features/listing/product-grid.tsx';
import { ProductList } from '../features/listing/product-list.tsx';
import { rememberSearch } from '../features/search/recent-searches.ts';
import { searchAddress, searchLinks } from '../features/search/search-address.ts';
import { SearchBox } from '../features/search/search-box.tsx';
import type { SearchData } from '../loaders/search-loader.ts';
import { contentMessages } from '../messages/content-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<SearchData> =>
  (await import('../loaders/search-loader.ts')).loadSearch(context);

export function head({ q }: SearchData, { locale }: Pick<LoaderContext, 'locale'>): Head {
  const texts = contentMessages(locale);
  return { title: q ? texts.resultsFor(q) : texts.searchTitle, robots: 'noindex' };
}

export default function SearchScreen() {
  const { q, state, result, hub, blocks } = useScreenData<SearchData>();
  const texts = contentMessages(useLocale());
  useTracked(result && q !== '' ? q : undefined, () => ({
    event: 'search',
    searchTerm: q,
    results: result?.total ?? 0,
  }));
  useEffect(() => {
    if (q !== '' && result && result.total > 0) rememberSearch(q);
  }, [q, result]);
  const found = result !== undefined && (result.total > 0 || Object.keys(state.refinement).length > 0);
  return (
    <>
      <Container
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[6],
          paddingBlock: `${space[6]} ${space[8]}`,
        }}
      >
        <Heading level={1}>
          {q === '' ? texts.searchTitle : found ? texts.resultsFor(q) : texts.noResultsTitle(q)}
        </Heading>
        <SearchBox key={q} query={q} />
        {result?.suggestion && (
          <Text>
            {texts.didYouMean}{' '}
            <Link to={searchAddress(result.suggestion)} css={linkStyle}>
              {result.suggestion}
            </Link>
            ?
          </Text>
        )}
        {found && (
          <ProductList
            list={result}
            state={state}
            place={{ interactionOrigin: 'search', list: 'search', searchTerm: q }}
            q={q}
          />
        )}
        {hub && !found && <Hub hub={hub} searched={q !== ''} />}
      </Container>
      {blocks.length > 0 && <Blocks blocks={blocks} headed />}
    </>
  );
}

function Hub({ hub, searched }: { readonly hub: NonNullable<SearchData['hub']>; readonly searched: boolean }) {
  const texts = contentMessages(useLocale());
  return (
    <>
      {searched && <Text>{texts.noResultsText}</Text>}
      <section css={{ display: 'grid', gap: space[3] }}>
        <Heading level={2} look="h3">
          {texts.popularSearches}
        </Heading>
        <ChipLinks links={searchLinks(hub.terms)} />
      </section>
      <section css={{ display: 'grid', gap: space[3] }}>
        <Heading level={2} look="h3">
          {texts.popularCategories}
        </Heading>
        <ChipLinks links={hub.categories} />
      </section>
      <section css={{ display: 'grid', gap: space[4] }}>
        <Heading level={2} look="h3">
          {texts.popularProducts}
        </Heading>
        <ProductGrid products={hub.products} place={{ interactionOrigin: 'grid', list: 'popular' }} headingLevel={3} />
      </section>
    </>
  );
}
