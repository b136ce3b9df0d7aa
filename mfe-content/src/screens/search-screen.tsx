import type { Head, LoaderContext } from 'shared-contracts/routing';
import { chipStyle } from 'shared-ui/chip';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useTracked } from 'storefront-kit/use-tracked';
import { Blocks } from '../features/blocks/blocks.tsx';
import { ProductGrid } from '../features/listing/product-grid.tsx';
import { ProductList } from '../features/listing/product-list.tsx';
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
            <Link to={`/search?q=${encodeURIComponent(result.suggestion)}`} css={linkStyle}>
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
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
          {hub.terms.map((term) => (
            <li key={term}>
              <Link to={`/search?q=${encodeURIComponent(term)}`} css={chipStyle}>
                {term}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section css={{ display: 'grid', gap: space[3] }}>
        <Heading level={2} look="h3">
          {texts.popularCategories}
        </Heading>
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
          {hub.categories.map(({ text, url }) => (
            <li key={url}>
              <Link to={url} css={chipStyle}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
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
