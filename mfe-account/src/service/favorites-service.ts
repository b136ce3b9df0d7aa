import { addFavorite, getFavorites, removeFavorite } from 'shared-contracts/calls/favorites';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import type { FavoritesService } from 'shared-contracts/services/favorites';
import { keepsFavorites, readFavorites, writeFavorites } from 'storefront-kit/stored-favorites';
import { favoritesMessages } from '../messages/favorites-messages.ts';
import { shopperIn } from './shopper-in.ts';

/** Hearts know favorites up to this list length. */
const maxMarked = 96;

type Parts = Pick<Platform, 'calls' | 'session'>;

/** Reads the current session's favorites for the hearts. */
export async function markFavorites({ calls, session }: Parts): Promise<void> {
  if (!keepsFavorites(await session.ready())) return writeFavorites({ isOffered: false, items: {} });
  const { favoriteId, items } = await calls(getFavorites, { query: { count: String(maxMarked) } });
  writeFavorites({
    isOffered: true,
    items: Object.fromEntries(items.map(({ id, itemId }) => [id, `${favoriteId}/${itemId}`])),
  });
}

async function keep({ calls }: Parts, productId: string): Promise<void> {
  const { favoriteId, itemId } = await calls(addFavorite, { body: { id: productId, itemType: 'product' } });
  const { items } = readFavorites();
  writeFavorites({ isOffered: true, items: { ...items, [productId]: `${favoriteId}/${itemId}` } });
}

async function letGo(parts: Parts, productId: string): Promise<void> {
  const { [productId]: entry = '/', ...others } = readFavorites().items;
  const [favoriteId = '', itemId = ''] = entry.split('/');
  try {
    await parts.calls(removeFavorite, { params: { favoriteId, itemId }, body: {} });
    writeFavorites({ isOffered: true, items: others });
  } catch (error) {
    if (!isProductError(error, 'PLP400')) throw error;
    // Already removed or replaced: the services' state counts.
    await markFavorites(parts);
  }
}

/** Favorites for the hearts on other domains' pages. */
export default function createFavoritesService(platform: Platform): FavoritesService {
  const { session, toasts, locale, navigate, report } = platform;
  const texts = favoritesMessages(locale);
  let queue: Promise<unknown> = Promise.resolve();

  async function change(productId: string, isFavorite: boolean): Promise<void> {
    const state = await session.ready();
    if (!keepsFavorites(state)) {
      writeFavorites({ isOffered: false, items: {} });
      toasts.show({ tone: 'info', text: texts.notForEmployees });
      return;
    }
    const shopper = shopperIn(state);
    await (isFavorite ? keep(platform, productId) : letGo(platform, productId));
    toasts.show({
      tone: 'success',
      // The same text each time: a second toast replaces the first.
      text: isFavorite ? texts.kept : texts.letGo,
      action: isFavorite
        ? { label: texts.see, run: () => navigate('/favorites') }
        : { label: texts.undo, run: () => void undo(productId, shopper) },
    });
  }
  /** The message may outlive the session of who removed the product: it is nobody else's. */
  async function undo(productId: string, shopper: string): Promise<void> {
    try {
      if (shopperIn(await session.ready()) === shopper) await service.set(productId, true);
    } catch (error) {
      report(error, { remote: 'account', phase: 'event' });
      toasts.show({ tone: 'error', text: texts.changeFailed });
    }
  }
  const service: FavoritesService = {
    /** One at a time: of two presses on a heart the second counts. */
    set(productId, isFavorite) {
      const turn = queue.then(() => change(productId, isFavorite));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
  return service;
}
