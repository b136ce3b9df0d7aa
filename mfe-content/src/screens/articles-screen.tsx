import type { Head, LoaderContext } from 'shared-contracts/routing';
import { buttonStyle } from 'shared-ui/button';
import { chipStyle } from 'shared-ui/chip';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useIsNavigating, useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { fullAlternates } from '../features/alternates.ts';
import { articleListAddress, articlesPerPage, maxArticles } from '../features/articles/article-address.ts';
import { ArticleGrid } from '../features/articles/article-grid.tsx';
import type { ArticlesData } from '../loaders/articles-loader.ts';
import { articleMessages } from '../messages/article-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<ArticlesData> =>
  (await import('../loaders/articles-loader.ts')).loadArticles(context);

export function head({ state, alternates }: ArticlesData, { locale }: Pick<LoaderContext, 'locale'>): Head {
  const texts = articleMessages(locale);
  return {
    title: texts.title,
    description: texts.intro,
    canonical: `/${locale.id}/articles`,
    alternates: fullAlternates(alternates),
    ...(state.tagId === undefined ? {} : { robots: 'noindex' }),
  };
}

/** A list of articles with topics, all through its URL. */
export default function ArticlesScreen() {
  const { list, state } = useScreenData<ArticlesData>();
  const texts = articleMessages(useLocale());
  const isLoading = useIsNavigating();
  const { result, facets, numFound } = list;
  const hasMore = result.length < numFound && state.shown < maxArticles;
  return (
    <Container css={{ display: 'grid', gap: space[6], paddingBlock: `${space[6]} ${space[8]}` }}>
      <div css={{ display: 'grid', gap: space[4] }}>
        <Heading level={1}>{texts.title}</Heading>
        <Text look="lead" measured>
          {texts.intro}
        </Text>
      </div>
      <nav aria-label={texts.topics}>
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
          {facets.map(({ id, label, count }) => {
            const isChosen = id === state.tagId;
            const change = isChosen ? {} : { tagId: id };
            return (
              <li key={id}>
                <Link
                  to={articleListAddress({ ...change, shown: articlesPerPage })}
                  css={chipStyle}
                  aria-current={isChosen ? 'true' : undefined}
                  preventScrollReset
                  rel="nofollow"
                >
                  {label} ({count})
                </Link>
              </li>
            );
          })}
          {state.tagId !== undefined && (
            <li>
              <Link to="/articles" css={chipStyle} preventScrollReset>
                {texts.clear}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <Text tone="muted" figures role="status">
        {texts.count(numFound)}
      </Text>
      <div aria-busy={isLoading}>
        {numFound === 0 ? <Text>{texts.none}</Text> : <ArticleGrid articles={result} columns={3} level={2} />}
      </div>
      {hasMore && (
        <div css={{ display: 'grid', justifyItems: 'center', gap: space[3] }}>
          <Text look="small" tone="muted" figures>
            {texts.shown(result.length, numFound)}
          </Text>
          <Link
            to={articleListAddress({ ...state, shown: state.shown + articlesPerPage })}
            replace
            preventScrollReset
            css={buttonStyle({ variant: 'secondary' })}
            rel="nofollow"
          >
            {texts.more}
          </Link>
        </div>
      )}
    </Container>
  );
}
