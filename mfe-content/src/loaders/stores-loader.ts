import type { CallResponse } from 'shared-contracts/call';
import { getAugmentedPage, type Page } from 'shared-contracts/calls/content';
import { type CollectionPoint, findCollectionPoints } from 'shared-contracts/calls/stores';
import { getStores, type Store, type StoreMap, searchStores } from 'shared-contracts/calls/utilities';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { inEveryLocale, type LocaleId, localeIds, locales } from 'shared-contracts/locale';
import type { LoaderContext } from 'shared-contracts/routing';
import { searchedText } from 'shared-contracts/searched-text';
import { loadBlocks } from '../features/blocks/load-blocks.ts';
import { pageLength } from '../features/stores/page-length.ts';

export type ListedStore = CallResponse<typeof searchStores>['stores'][number];

type FoundStores = CallResponse<typeof searchStores>;

export interface StoresData {
  readonly place: string;
  readonly stores: readonly ListedStore[];
  /** The place that was asked for, if it is known. */
  readonly found: FoundStores['place'];
  /** Whether there is neither a place nor a store of that name. */
  readonly isUnknown: boolean;
  readonly map: StoreMap | undefined;
  /** Number of the page, from 1, and whether there is another one. */
  readonly page: number;
  readonly hasMore: boolean;
  /** Near the postal code that was asked for; `problem` says why there are none. */
  readonly points: { readonly near: string; readonly found: readonly CollectionPoint[]; readonly problem?: string };
  /** What editors added to the page. */
  readonly blocks: Page['blocks'];
  readonly alternates: Readonly<Record<string, string>>;
}

const pageIn = (text: string | null): number => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** The stores of the country, those of a place first asked for, and collection points near a postal code. */
export async function loadStores({ calls, locale, url, signal }: LoaderContext): Promise<StoresData> {
  const place = searchedText(url.searchParams.get('place') ?? '', 60);
  const near = searchedText(url.searchParams.get('points') ?? '', 12);
  const page = place ? 1 : pageIn(url.searchParams.get('page'));
  const written = { mode: 'publish', siteId: locale.siteId, page: 'store-locator' } as const;
  const addition = calls(getAugmentedPage, { params: written }, { signal }).catch(() => null);
  const list = (): Promise<FoundStores> =>
    calls(getStores, { query: { limit: pageLength, offset: (page - 1) * pageLength } }, { signal });
  const findPoints = async (): Promise<StoresData['points']> => {
    if (!near) return { near, found: [] };
    try {
      const { collectionPoints } = await calls(findCollectionPoints, { body: { postalCode: near } }, { signal });
      return { near, found: collectionPoints };
    } catch (error) {
      if (!isProductError(error)) throw error;
      return { near, found: [], problem: error.message };
    }
  };
  const search = async (): Promise<FoundStores> => {
    const found = await calls(searchStores, { body: { query: place } }, { signal });
    return found.isUnknown ? { ...(await list()), isUnknown: true } : found;
  };
  const [answer, points, added] = await Promise.all([place ? search() : list(), findPoints(), addition]);
  if (page > 1 && answer.stores.length === 0) throw new ProductError('API404', '', { status: 404 });
  const blocks = added?.blocks ?? [];
  await loadBlocks(blocks);
  return {
    place,
    stores: answer.stores,
    found: answer.place,
    isUnknown: answer.isUnknown === true,
    map: answer.map,
    page,
    hasMore: answer.hasMore === true,
    points,
    blocks,
    alternates: inEveryLocale('/stores'),
  };
}

export interface StoreData {
  readonly store: Store;
  readonly map: StoreMap | undefined;
  readonly alternates: Readonly<Partial<Record<LocaleId, string>>>;
}

const storeIdPattern = /-([A-Z0-9]{2,12})$/;

/** One store; its page exists in the locales of its country. */
export async function loadStore({ calls, params, signal }: LoaderContext): Promise<StoreData> {
  const storeId = storeIdPattern.exec(params.store ?? '')?.[1];
  const { stores, map } = storeId ? await calls(getStores, { query: { storeId } }, { signal }) : { stores: [] };
  const store = stores.find((one) => one.storeId === storeId);
  if (!store) throw new ProductError('API404', '', { status: 404 });
  const ids = localeIds.filter((id) => locales[id].country === store.country);
  return { store, map, alternates: Object.fromEntries(ids.map((id) => [id, store.url])) };
}
