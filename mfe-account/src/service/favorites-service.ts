import { addFavorite, getFavorites, removeFavorite } from 'shared-contracts/calls/favorites';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import type { FavoritesService } from 'shared-contracts/services/favorites';
import type { SessionState } from 'shared-contracts/session';
import { readFavorites, writeFavorites } from 'storefront-kit/stored-favorites';
import { favoritesMessages } from '../messages/favorites-messages.ts';

/** Hearts know favorites up to this list length. */
const maxMarked = 96;

/** Guests and consumers have favorites; employees do not (docs/spec/accounts.md section 6). */
export const keepsFavorites = ({ status }: SessionState): boolean => status !== 'employee' && status !== 'associate';

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
  const { session, toasts, locale, navigate } = platform;
  const texts = favoritesMessages(locale);
  let queue: Promise<unknown> = Promise.resolve();

  async function change(productId: string, isFavorite: boolean): Promise<void> {
    const state = await session.ready();
    if (!keepsFavorites(state)) {
      writeFavorites({ isOffered: false, items: {} });
      toasts.show({ tone: 'info', text: texts.notForEmployees });
      return;
    }
    await (isFavorite ? keep(platform, productId) : letGo(platform, productId));
    toasts.show({
      tone: 'success',
      // The same text each time: a second toast replaces the first.
      text: isFavorite ? texts.kept : texts.letGo,
      ...(isFavorite ? { action: { label: texts.see, run: () => navigate('/favorites') } } : {}),
    });
  }
  return {
    /** One at a time: of two presses on a heart the second counts. */
    set(productId, isFavorite) {
      const turn = queue.then(() => change(productId, isFavorite));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
