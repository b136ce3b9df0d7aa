import type { ArticleCard } from 'shared-contracts/calls/articles';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { articleMessages } from '../../messages/article-messages.ts';
import { ArticleGrid } from './article-grid.tsx';

/** Articles that share most topics with the one above. */
export function RelatedArticles({ articles }: { readonly articles: readonly ArticleCard[] }) {
  const texts = articleMessages(useLocale());
  if (articles.length === 0) return null;
  return (
    <Container as="section" css={{ display: 'grid', gap: space[5], paddingBlock: space[7] }}>
      <Heading level={2}>{texts.related}</Heading>
      <ArticleGrid articles={articles} columns={4} level={3} />
    </Container>
  );
}
