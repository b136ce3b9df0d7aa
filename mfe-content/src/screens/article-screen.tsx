import type { ReactNode } from 'react';
import { legalPages } from 'shared-contracts/legal-pages';
import { inEveryLocale } from 'shared-contracts/locale';
import { type Head, type LoaderContext, localePath } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { fullAlternates } from '../features/alternates.ts';
import { RelatedArticles } from '../features/articles/related-articles.tsx';
import { Blocks } from '../features/blocks/blocks.tsx';
import { headlinesOf } from '../features/blocks/headline.ts';
import { videoData } from '../features/blocks/video/video-data.ts';
import { Crumbs } from '../features/crumbs.tsx';
import { PageLinks } from '../features/page-links.tsx';
import type { Article } from '../loaders/article-loader.ts';
import { articleMessages } from '../messages/article-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<Article> =>
  (await import('../loaders/article-loader.ts')).loadArticle(context);

/** The canonical path of pages that can be opened by two. */
const canonicalPaths: ReadonlyMap<string, string> = new Map([
  ['/loyalty-terms', legalPages.loyalty],
  ['/pages/loyalty-modal', '/loyalty'],
]);

export function head(
  { id, seo, blocks }: Article,
  { locale, url, config }: Pick<LoaderContext, 'locale' | 'url' | 'config'>,
): Head {
  const here = url.pathname.slice(locale.id.length + 1);
  const path = canonicalPaths.get(here) ?? here;
  return {
    title: seo.title,
    description: seo.description,
    canonical: localePath(locale, path),
    alternates: fullAlternates(inEveryLocale(path)),
    openGraph: { type: id === 'about' ? 'website' : 'article', image: seo.ogImage },
    structuredData: videoData(blocks, config.origin),
  };
}

interface ArticleScreenProps {
  /** What follows the first block, which leaves room for it in the window. */
  readonly ways?: ReactNode;
}

export default function ArticleScreen({ ways }: ArticleScreenProps) {
  const texts = articleMessages(useLocale());
  const { name, blocks, breadcrumbs, related, children } = useScreenData<Article>();
  const [lead, rest] = ways ? [blocks.slice(0, 1), blocks.slice(1)] : [blocks, []];
  return (
    <>
      <Container css={{ paddingBlock: space[4], display: 'grid', gap: space[5] }}>
        <Crumbs crumbs={breadcrumbs} here={name} />
        {headlinesOf(blocks).length === 0 && <Heading level={1}>{name}</Heading>}
      </Container>
      <div css={ways ? { '--hero-height': 'clamp(26rem, 58svh, 30rem)' } : undefined}>
        <Blocks blocks={lead} />
      </div>
      {ways}
      {rest.length > 0 && <Blocks blocks={rest} headed={headlinesOf(lead).length > 0} />}
      <PageLinks title={texts.childPages} links={children} />
      <RelatedArticles articles={related} />
    </>
  );
}
