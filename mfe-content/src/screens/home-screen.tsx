import { lazy } from 'react';
import type { Page } from 'shared-contracts/calls/content';
import { inEveryLocale } from 'shared-contracts/locale';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { LatePart } from 'storefront-kit/late-part';
import { useScreenData } from 'storefront-kit/routing';
import { fullAlternates } from '../features/alternates.ts';
import { Blocks } from '../features/blocks/blocks.tsx';
import { CollectionBlock } from '../features/blocks/collection/collection.tsx';
import { videoData } from '../features/blocks/video/video-data.ts';

/** At the end of the page, and of this browser alone. */
const RecentlyViewed = lazy(() => import('../features/recently-viewed/recently-viewed.tsx'));

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<Page> =>
  (await import('../loaders/home-loader.ts')).loadHome(context);

export function head({ seo, blocks }: Page, { locale, config }: Pick<LoaderContext, 'locale' | 'config'>): Head {
  return {
    title: seo.title,
    description: seo.description,
    canonical: `/${locale.id}`,
    alternates: fullAlternates(inEveryLocale('/')),
    openGraph: { type: 'website', image: seo.ogImage },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        url: `${config.origin}/${locale.id}`,
        name: seo.title,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${config.origin}/${locale.id}/search?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      ...videoData(blocks, config.origin),
    ],
  };
}

/** Most home pages show products. */
const ready = { collection: CollectionBlock };

export default function HomeScreen() {
  const { blocks } = useScreenData<Page>();
  return (
    <>
      <Blocks blocks={blocks} ready={ready} />
      <LatePart remote="content">
        <RecentlyViewed />
      </LatePart>
    </>
  );
}
