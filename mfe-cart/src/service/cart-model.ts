import { applyCoupon, type NewItem, removeCoupon, setShippingMethod } from 'shared-contracts/calls/cart';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { getInventory } from 'shared-contracts/calls/products';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { type ErrorDetail, ProductError } from 'shared-contracts/errors/product-error';
import { cartChanged, cartExpected, cartGrown, orderPlaced } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { onePerPage } from 'storefront-kit/one-per-page';
import { storedCart } from 'storefront-kit/stored-cart';
import { serviceMessages } from '../messages/service-messages.ts';
import { cartChanges } from './cart-changes.ts';
import { cartReader } from './cart-reader.ts';
import { type CartModel, cartAtoms } from './cart-state.ts';
import { lineChanges } from './line-changes.ts';
import { asNewItem } from './line-copy.ts';
import { stockNotice } from './stock-notice.ts';
import { trackAdd, trackedLine, trackRemoved } from './track-cart.ts';

/** The one cart of a page, for all its screens and dialogs. */
export const cartModel = onePerPage(createCartModel);

export function createCartModel(platform: Platform): CartModel {
  const { store, calls, bus, session, toasts, locale } = platform;
  const texts = serviceMessages(locale);
  const atoms = cartAtoms();
  const reader = cartReader(platform, atoms);
  const queue = cartChanges(platform, atoms, reader);
  const lines = lineChanges(platform, atoms, queue);

  /** Checks the warehouse only; the services check the store of goods to collect. */
  async function refusalOf({ productId, upc, storeId, saveForLater }: NewItem): Promise<ErrorDetail | undefined> {
    const refused = (errorId: ErrorId, message: string) => ({ errorId, message, additionalInfo: { upc } });
    const { variants } = await calls(getInventory, { params: { productId } });
    const variant = variants.find((candidate) => candidate.upc === upc);
    if (!variant) return refused('ORD404', texts.notAvailable);
    // A till sells off its own shelves first.
    const isFromStore = storeId !== undefined || store.get(sessionAtom).status === 'associate';
    if (variant.quantity >= 1 || isFromStore) return undefined;
    // The same refusal as the services': what was saved stays on its list.
    return saveForLater ? refused('INV410', texts.notMoved) : refused('INV700', texts.soldOut);
  }

  async function assertInStock(items: readonly NewItem[]): Promise<void> {
    const details = (await Promise.all(items.map(refusalOf))).filter((detail) => detail !== undefined);
    const [first] = details;
    if (first) throw new ProductError(first.errorId, first.message, { details });
  }

  const change: CartModel['change'] = (call, input) => queue.enqueueChange(() => queue.changeCart(call, input));

  /** Says once that sign-in has merged two carts; where configured, names sold-out goods instead. */
  function showMerge(totalItems: number): void {
    const cart = store.get(atoms.cart);
    const soldOut = platform.config.outOfStockNotice && cart !== undefined && stockNotice(cart) !== 'none';
    if (soldOut) toasts.show({ tone: 'warning', text: texts.grownSoldOut });
    else toasts.show({ tone: 'info', text: texts.cartGrown(totalItems) });
  }

  /** Makes a change that adds items, whose number shows before it is made. */
  async function grow<Result>(items: readonly NewItem[], change: () => Promise<Result>): Promise<Result> {
    const units = items.reduce((sum, { qty = 1 }) => sum + qty, 0);
    store.set(atoms.changes, (before) => ({ ...before, arriving: before.arriving + units }));
    try {
      return await queue.enqueueChange(change);
    } catch (error) {
      store.set(atoms.changes, (before) => ({ ...before, arriving: Math.max(0, before.arriving - units) }));
      throw error;
    }
  }

  const addAll = (items: readonly NewItem[]) =>
    grow(items, async () => {
      await assertInStock(items);
      return queue.add(items);
    });

  const add = (item: NewItem) => addAll([item]);

  function offerUndo(item: CartItem): void {
    const undo = () =>
      void trackAdd(platform, [{ tracked: trackedLine(platform, item), qty: item.qty }], () =>
        add(asNewItem(item)),
      ).catch((error: unknown) =>
        toasts.show({ tone: 'error', text: asProductError(error).message || texts.notAvailable }),
      );
    toasts.show({ tone: 'info', text: texts.removed(item.name), action: { label: texts.undo, run: undo } });
  }

  store.sub(atoms.expectedUnits, () => bus.publish(cartExpected, { units: store.get(atoms.expectedUnits) }));
  bus.subscribe(orderPlaced, ({ payload }) => {
    if (storedCart.read()?.basketId === payload.basketId) reader.take(undefined);
  });
  bus.subscribe(cartGrown, ({ payload }) => {
    void queue.read().then((read) => read && showMerge(payload.totalItems));
  });
  bus.subscribe(cartChanged, ({ payload }) => {
    // Another tab may have changed the cart.
    const shown = store.get(atoms.cart);
    if (!queue.isIdle() || store.get(atoms.read).status !== 'success') return;
    if (payload.basketId !== shown?.basketId || payload.revision !== shown?.revision) void queue.read();
  });

  async function refresh(): Promise<void> {
    try {
      await session.ready();
    } catch (error) {
      reader.failed(error);
      return;
    }
    await queue.settled();
    await queue.read(true);
  }

  return {
    atom: atoms.state,
    wantedOf: atoms.wantedOf,
    refresh,
    async refreshAfterAdd() {
      await queue.settled();
      if (store.get(atoms.read).status === 'idle') await refresh();
    },
    add,
    addAll,
    addScanned: (item, { idempotencyKey, signal }) =>
      grow([item], async () => {
        signal.throwIfAborted();
        return queue.add([item], idempotencyKey);
      }),
    setQuantity: lines.setQuantity,
    changeLine: lines.change,
    chooseMethod: async (shippingId, { code, id: methodId }) =>
      void (await change(setShippingMethod, (cartId) => ({
        body: { cartId, shippingId, code, methodId, shopperAppliedSM: true },
      }))),
    async remove(item) {
      if (!(await lines.remove(item))) return;
      trackRemoved(platform, item);
      offerUndo(item);
    },
    change,
    applyCoupon: async (code) => void (await change(applyCoupon, (cartId) => ({ body: { cartId, code } }))),
    removeCoupon: async (code) => void (await change(removeCoupon, (cartId) => ({ body: { cartId, code } }))),
    renew: async (items) => void (await queue.restartSession({ items })),
    dismissNotices() {
      store.set(atoms.notices, []);
      store.set(atoms.lost, []);
    },
  };
}
