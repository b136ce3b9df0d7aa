import type { CallResponse } from 'shared-contracts/call';
import { getAugmentedPage, type Page } from 'shared-contracts/calls/content';
import { type CollectionPoint, findCollectionPoints } from 'shared-contracts/calls/stores';
import { getStores, type Store, searchStores } from 'shared-contracts/calls/utilities';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { inEveryLocale, type LocaleId, localeIds, locales } from 'shared-contracts/locale';
import type { LoaderContext } from 'shared-contracts/routing';
import { searchedText } from 'shared-contracts/searched-text';
import { loadBlocks } from '../features/blocks/load-blocks.ts';

export type ListedStore = CallResponse<typeof searchStores>['stores'][number];

export interface StoresData {
  readonly place: string;
  readonly stores: readonly ListedStore[];
  /** Near the postal code that was asked for; `problem` says why there are none. */
  readonly points: { readonly near: string; readonly found: readonly CollectionPoint[]; readonly problem?: string };
  /** What editors added to the page. */
  readonly blocks: Page['blocks'];
  readonly alternates: Readonly<Record<string, string>>;
}

/** The stores of the country, those of a place first asked for, and collection points near a postal code. */
export async function loadStores({ calls, locale, url, signal }: LoaderContext): Promise<StoresData> {
  const place = searchedText(url.searchParams.get('place') ?? '', 60);
  const near = searchedText(url.searchParams.get('points') ?? '', 12);
  const page = { mode: 'publish', siteId: locale.siteId, page: 'store-locator' } as const;
  const addition = calls(getAugmentedPage, { params: page }, { signal }).catch(() => null);
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
  const [{ stores }, points, added] = await Promise.all([
    place ? calls(searchStores, { body: { query: place } }, { signal }) : calls(getStores, {}, { signal }),
    findPoints(),
    addition,
  ]);
  const blocks = added?.blocks ?? [];
  await loadBlocks(blocks);
  return { place, stores, points, blocks, alternates: inEveryLocale('/stores') };
}

export interface StoreData {
  readonly store: Store;
  readonly alternates: Readonly<Partial<Record<LocaleId, string>>>;
}

const storeIdPattern = /-([A-Z0-9]{2,12})$/;

/** One store; its page exists in the locales of its country. */
export async function loadStore({ calls, params, signal }: LoaderContext): Promise<StoreData> {
  const storeId = storeIdPattern.exec(params.store ?? '')?.[1];
  const { stores } = await calls(getStores, {}, { signal });
  const store = stores.find((one) => one.storeId === storeId);
  if (!store) throw new ProductError('API404', '', { status: 404 });
  const ids = localeIds.filter((id) => locales[id].country === store.country);
  return { store, alternates: Object.fromEntries(ids.map((id) => [id, store.url])) };
}
