import { useState } from 'react';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { fullAlternates } from '../features/alternates.ts';
import { Blocks } from '../features/blocks/blocks.tsx';
import { CollectionPoints } from '../features/stores/collection-points.tsx';
import { PlaceSearch } from '../features/stores/place-search.tsx';
import { StoreList } from '../features/stores/store-list.tsx';
import type { ListedStore, StoresData } from '../loaders/stores-loader.ts';
import { storesMessages } from '../messages/stores-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<StoresData> =>
  (await import('../loaders/stores-loader.ts')).loadStores(context);

export function head({ place, points, alternates }: StoresData, { locale }: Pick<LoaderContext, 'locale'>): Head {
  const texts = storesMessages(locale);
  return {
    title: texts.title,
    description: texts.intro,
    canonical: `/${locale.id}/stores`,
    alternates: fullAlternates(alternates),
    ...(place || points.near ? { robots: 'noindex' as const } : {}),
  };
}

/** The stores of the country, found by place or position, and collection points. */
export default function StoresScreen() {
  const data = useScreenData<StoresData>();
  const texts = storesMessages(useLocale());
  const [near, setNear] = useState<readonly ListedStore[]>();
  const stores = near ?? data.stores;
  return (
    <>
      <Container css={{ display: 'grid', gap: space[7], paddingBlock: `${space[6]} ${space[8]}` }}>
        <div css={{ display: 'grid', gap: space[4] }}>
          <Heading level={1}>{texts.title}</Heading>
          <Text look="lead" measured>
            {texts.intro}
          </Text>
        </div>
        <PlaceSearch place={data.place} onNear={setNear} />
        <div css={{ display: 'grid', gap: space[4] }}>
          <Text tone="muted" role="status">
            {texts.found(stores.length)}
          </Text>
          <StoreList stores={stores} />
        </div>
        <CollectionPoints points={data.points} />
      </Container>
      {data.blocks.length > 0 && <Blocks blocks={data.blocks} headed />}
    </>
  );
}
