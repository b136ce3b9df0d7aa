import { useMemo, useState } from 'react';
import { searchStores } from 'shared-contracts/calls/utilities';
import { usePlatform } from 'shared-contracts/platform';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useScreenData } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useMutation } from 'storefront-kit/use-mutation';
import { fullAlternates } from '../features/alternates.ts';
import { Blocks } from '../features/blocks/blocks.tsx';
import { CollectionPoints } from '../features/stores/collection-points.tsx';
import { ShownMap } from '../features/stores/map/shown-map.tsx';
import { type Camera, type Position, viewOf } from '../features/stores/map/view-of.ts';
import { pageLength } from '../features/stores/page-length.ts';
import { PlaceSearch } from '../features/stores/place-search.tsx';
import { StoreList } from '../features/stores/store-list.tsx';
import { mapStops, stopElementId } from '../features/stores/store-stops.ts';
import type { ListedStore, StoresData } from '../loaders/stores-loader.ts';
import { mapMessages } from '../messages/map-messages.ts';
import { storesMessages } from '../messages/stores-messages.ts';

/** In its own chunk: server-rendered pages bring the data. */
export const loader = async (context: LoaderContext): Promise<StoresData> =>
  (await import('../loaders/stores-loader.ts')).loadStores(context);

export function head({ place, points, page, alternates }: StoresData, { locale }: Pick<LoaderContext, 'locale'>): Head {
  const texts = storesMessages(locale);
  return {
    title: texts.title,
    description: texts.intro,
    canonical: `/${locale.id}/stores${page > 1 ? `?page=${page}` : ''}`,
    alternates: fullAlternates(alternates),
    ...(place || points.near ? { robots: 'noindex' as const } : {}),
  };
}

interface Near {
  /** What was shown when the position was taken: another search takes its place. */
  readonly instead: StoresData;
  readonly origin: Position;
  /** Where the map was when its part was searched: it stays there. */
  readonly camera: Camera | undefined;
  readonly stores: readonly ListedStore[];
}

/** The stores of the country, found by place or position, on a list and a map, and collection points. */
export default function StoresScreen() {
  const data = useScreenData<StoresData>();
  const locale = useLocale();
  const texts = storesMessages(locale);
  const { calls } = usePlatform();
  const { run, isPending } = useMutation({ remote: 'content', failedText: texts.searchFailed });
  const [position, setPosition] = useState<Near>();
  const [active, setActive] = useState<string>();
  const near = position?.instead === data ? position : undefined;
  const stores = near?.stores ?? data.stores;
  const points = data.points.found;
  const origin = near?.origin ?? data.found;
  const stops = useMemo(() => mapStops(stores, points), [stores, points]);
  const camera = near?.camera;
  // Collection points that were asked for come into view.
  const view = useMemo(() => {
    if (camera) return camera;
    return points.length > 0 && !origin ? viewOf(points, undefined) : viewOf(stores, origin);
  }, [camera, stores, points, origin]);

  const searchNear = async ({ latitude, longitude }: Position, at?: Camera) => {
    const here = { latitude, longitude };
    const { stores: found } = await calls(searchStores, { body: here });
    setPosition({ instead: data, origin: here, camera: at, stores: found });
  };
  const pick = (id: string) => {
    setActive(id);
    document.getElementById(stopElementId(id))?.focus();
  };
  const list = (
    <>
      <Text tone="muted" role="status">
        {/* Empty meanwhile: the same words are told again. */}
        {!isPending && (near ? toldNearby(texts, stores.length) : told(texts, data))}
      </Text>
      <StoreList stores={stores} isNarrow={data.map !== undefined} onActive={setActive} />
      {!near && <Pages page={data.page} hasMore={data.hasMore} />}
    </>
  );
  return (
    <>
      <Container css={{ display: 'grid', gap: space[7], paddingBlock: `${space[6]} ${space[8]}` }}>
        <div css={{ display: 'grid', gap: space[4] }}>
          <Heading level={1}>{texts.title}</Heading>
          <Text look="lead" measured>
            {texts.intro}
          </Text>
        </div>
        <PlaceSearch place={data.place} onPosition={searchNear} />
        {data.map ? (
          <ShownMap
            about={data.map}
            label={mapMessages(locale).map}
            stops={stops}
            view={view}
            active={active}
            onPick={pick}
            isSearching={isPending}
            onSearchHere={(at) => run(() => searchNear(at, at))}
          >
            {list}
          </ShownMap>
        ) : (
          <div css={{ display: 'grid', gap: space[4] }}>{list}</div>
        )}
        <CollectionPoints points={data.points} />
      </Container>
      {data.blocks.length > 0 && <Blocks blocks={data.blocks} headed />}
    </>
  );
}

/** How many stores there are, and where. */
function told(
  texts: ReturnType<typeof storesMessages>,
  { place, found, isUnknown, stores, page, hasMore }: StoresData,
): string {
  if (isUnknown) return texts.unknown(place);
  const before = (page - 1) * pageLength;
  if (stores.length > 0 && (hasMore || page > 1)) return texts.part(before + 1, before + stores.length);
  return found && stores.length > 1 ? texts.foundNear(stores.length, found.name) : texts.found(stores.length);
}

const toldNearby = (texts: ReturnType<typeof storesMessages>, count: number): string =>
  count > 1 ? texts.foundNearby(count) : texts.found(count);

/** The pages of a long list. */
function Pages({ page, hasMore }: Pick<StoresData, 'page' | 'hasMore'>) {
  const texts = storesMessages(useLocale());
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={texts.pages} css={{ display: 'flex', gap: space[4] }}>
      {page > 1 && (
        <Link to={page === 2 ? '/stores' : `/stores?page=${page - 1}`} rel="prev" css={linkStyle}>
          {texts.previous}
        </Link>
      )}
      {hasMore && (
        <Link to={`/stores?page=${page + 1}`} rel="next" css={linkStyle}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}
