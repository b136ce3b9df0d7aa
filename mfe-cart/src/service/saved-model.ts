import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import {
  getSavedForLater,
  removeSavedItem,
  type SavedItem,
  saveForLater,
  updateSavedItem,
} from 'shared-contracts/calls/saved-for-later';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { onePerPage } from 'storefront-kit/one-per-page';
import { storedCart } from 'storefront-kit/stored-cart';
import { serviceMessages } from '../messages/service-messages.ts';
import { cartModel } from './cart-model.ts';

/** The saved items read so far, newest first. */
export interface SavedState {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly listId: string;
  /** Number of items on the whole list. */
  readonly total: number;
  readonly items: readonly SavedItem[];
  /** Refusals shown at their item. */
  readonly itemErrors: Readonly<Record<string, ProductError>>;
  readonly error: ProductError | undefined;
}

const initial: SavedState = { status: 'idle', listId: '', total: 0, items: [], itemErrors: {}, error: undefined };

/** Guests and consumers save items for later; employees and store mode do not (docs/spec/accounts.md section 6). */
export const keepsForLater = ({ status }: SessionState): boolean => status === 'guest' || status === 'consumer';

export interface SavedModel {
  readonly atom: PrimitiveAtom<SavedState>;
  /** Reads the list from the start; always resolves, with the result in the state. */
  refresh(): Promise<void>;
  /** Appends the next page. */
  more(): Promise<void>;
  /** Moves a cart line to the list. */
  save(item: CartItem): Promise<void>;
  /** Moves an item into the cart; an unavailable item stays on the list with a message. */
  bringBack(item: SavedItem): Promise<void>;
  /** Changes how many are kept; a refusal is shown at the item. */
  setQuantity(item: SavedItem, qty: number): Promise<void>;
  /** Changes size or color; rejects with a ProductError. */
  changeVariant(itemId: string, to: Pick<SavedItem, 'productId' | 'upc'>): Promise<void>;
  remove(item: SavedItem): Promise<void>;
}

export const savedModel = onePerPage(createSavedModel);

function createSavedModel(platform: Platform): SavedModel {
  const { store, calls, session, toasts, locale, config } = platform;
  const texts = serviceMessages(locale);
  const cart = cartModel(platform);
  const state = atom<SavedState>(initial);
  const patch = (change: Partial<SavedState>) => store.set(state, { ...store.get(state), ...change });

  async function read(start: number): Promise<void> {
    patch({ status: 'pending' });
    try {
      await session.ready();
      const list = await calls(getSavedForLater, {
        query: { start: String(start), count: String(config.listPageSize) },
      });
      const before = store.get(state).items.slice(0, start);
      patch({
        status: 'success',
        listId: list.saveForLaterId,
        total: list.total,
        items: [...before, ...list.items],
        error: undefined,
      });
    } catch (error) {
      patch({ status: 'error', error: asProductError(error) });
    }
  }

  /** List and cart change together; both stay on screen until read again. */
  async function settle(): Promise<void> {
    await Promise.all([read(0), cart.refresh()]);
  }

  /** Makes a change, whose refusal is shown at the item. @returns whether it was made */
  async function attempt(item: SavedItem, change: () => Promise<unknown>): Promise<boolean> {
    const { [item.itemId]: _, ...others } = store.get(state).itemErrors;
    patch({ itemErrors: others });
    try {
      await change();
      return true;
    } catch (error) {
      patch({ itemErrors: { ...others, [item.itemId]: asProductError(error) } });
      return false;
    }
  }

  async function atItem(item: SavedItem, change: () => Promise<unknown>): Promise<void> {
    if (await attempt(item, change)) await settle();
  }

  /** Changes of quantities are made one after the other. */
  let turn: Promise<unknown> = Promise.resolve();

  return {
    atom: state,
    refresh: () => read(0),
    more: () => read(store.get(state).items.length),
    async save(item) {
      const basketId = storedCart.read()?.basketId ?? '';
      try {
        await calls(saveForLater, { params: { basketId }, body: { itemIds: [item.id] } });
        toasts.show({ tone: 'success', text: texts.savedNow(item.name) });
      } catch (error) {
        toasts.show({ tone: 'error', text: asProductError(error).message || texts.savedFailed });
      }
      await settle();
    },
    bringBack: (item) =>
      atItem(item, () =>
        cart.add({
          productId: item.productId,
          upc: item.upc,
          qty: item.qty,
          saveForLater: { saveForLaterId: store.get(state).listId, itemId: item.itemId },
        }),
      ),
    async setQuantity(item, qty) {
      const { items, listId } = store.get(state);
      const { itemId } = item;
      patch({ items: items.map((one) => (one.itemId === itemId ? { ...one, qty } : one)) });
      const own = turn.then(() =>
        attempt(item, () => calls(updateSavedItem, { body: { saveForLaterId: listId, itemId, qty } })),
      );
      turn = own;
      await own;
      // Between two presses, the list would show the first one's quantity again.
      if (turn === own) await read(0);
    },
    async changeVariant(itemId, { productId, upc }) {
      const { [itemId]: _, ...others } = store.get(state).itemErrors;
      patch({ itemErrors: others });
      await calls(updateSavedItem, { body: { saveForLaterId: store.get(state).listId, itemId, productId, upc } });
      await read(0);
    },
    remove: (item) =>
      atItem(item, () =>
        calls(removeSavedItem, {
          params: { saveForlaterId: store.get(state).listId, itemId: item.itemId },
          body: {},
        }),
      ),
  };
}
