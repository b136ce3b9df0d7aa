import { addFavourite, getFavourites, removeFavourite } from 'shared-contracts/calls/favourites';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import type { FavouritesService } from 'shared-contracts/services/favourites';
import type { SessionState } from 'shared-contracts/session';
import { readFavourites, writeFavourites } from 'storefront-kit/stored-favourites';
import { favouritesMessages } from '../messages/favourites-messages.ts';

/** Hearts know favorites up to this list length. */
const mostMarked = 96;

/** Guests and consumers have favorites; employees do not (docs/spec/accounts.md section 6). */
export const keepsFavourites = ({ status }: SessionState): boolean => status !== 'employee' && status !== 'associate';

type Parts = Pick<Platform, 'calls' | 'session'>;

/** Reads the current session's favorites for the hearts. */
export async function markFavourites({ calls, session }: Parts): Promise<void> {
  if (!keepsFavourites(await session.ready())) return writeFavourites({ isOffered: false, items: {} });
  const { favoriteId, items } = await calls(getFavourites, { query: { count: String(mostMarked) } });
  writeFavourites({
    isOffered: true,
    items: Object.fromEntries(items.map(({ id, itemId }) => [id, `${favoriteId}/${itemId}`])),
  });
}

async function keep({ calls }: Parts, productId: string): Promise<void> {
  const { favoriteId, itemId } = await calls(addFavourite, { body: { id: productId, itemType: 'product' } });
  const { items } = readFavourites();
  writeFavourites({ isOffered: true, items: { ...items, [productId]: `${favoriteId}/${itemId}` } });
}

async function letGo(parts: Parts, productId: string): Promise<void> {
  const { [productId]: entry = '/', ...others } = readFavourites().items;
  const [favoriteId = '', itemId = ''] = entry.split('/');
  try {
    await parts.calls(removeFavourite, { params: { favoriteId, itemId }, body: {} });
    writeFavourites({ isOffered: true, items: others });
  } catch (error) {
    if (!isProductError(error, 'PLP400')) throw error;
    // Already removed or replaced: the services' state counts.
    await markFavourites(parts);
  }
}

/** Favourites for the hearts on other domains' pages. */
export default function createFavouritesService(platform: Platform): FavouritesService {
  const { session, toasts, locale, navigate } = platform;
  const texts = favouritesMessages(locale);
  let queue: Promise<unknown> = Promise.resolve();

  async function change(productId: string, isFavourite: boolean): Promise<void> {
    const state = await session.ready();
    if (!keepsFavourites(state)) {
      writeFavourites({ isOffered: false, items: {} });
      toasts.show({ tone: 'info', text: texts.notForEmployees });
      return;
    }
    await (isFavourite ? keep(platform, productId) : letGo(platform, productId));
    toasts.show({
      tone: 'success',
      // The same text each time: a second toast replaces the first.
      text: isFavourite ? texts.kept : texts.letGo,
      ...(isFavourite ? { action: { label: texts.see, run: () => navigate('/favorites') } } : {}),
    });
  }
  return {
    /** One at a time: of two presses on a heart the second counts. */
    set(productId, isFavourite) {
      const turn = queue.then(() => change(productId, isFavourite));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
