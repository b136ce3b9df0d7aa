import { atom } from 'jotai/vanilla';
import {
  applyCoupon,
  type NewItem,
  removeCoupon,
  removeItem,
  setShippingMethod,
  updateItem,
} from 'shared-contracts/calls/cart';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { getInventory } from 'shared-contracts/calls/products';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { cartChanged, cartExpected, cartGrown, orderPlaced } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { storedCart } from 'storefront-kit/stored-cart';
import { stockNotice } from '../features/notices/stock-notice.ts';
import { cartMessages } from '../messages/cart-messages.ts';
import { cartChanges } from './cart-changes.ts';
import { type CartModel, type CartState, expectedUnits, initialCart, type LineChange } from './cart-state.ts';
import { asNewItem } from './line-copy.ts';

const models = new WeakMap<Platform['store'], CartModel>();

/** The cart of a page: one, however many screens and dialogs show it. */
export function cartModel(platform: Platform): CartModel {
  const known = models.get(platform.store);
  if (known) return known;
  const model = createCartModel(platform);
  models.set(platform.store, model);
  return model;
}

export function createCartModel(platform: Platform): CartModel {
  const { store, calls, bus, session, toasts, locale } = platform;
  const texts = cartMessages(locale);
  const state = atom<CartState>(initialCart);
  const patch = (change: Partial<CartState>) => store.set(state, { ...store.get(state), ...change });
  const { reader, inTurn, add, onLine, onCart, beginAnew, isQuiet, settled } = cartChanges(platform, state);
  /** Lines whose quantity still waits to be sent: a burst of presses is one change. */
  const unsent = new Map<string, Promise<void>>();

  /** Goods that are collected are looked for in their store, by the services, when they are added. */
  async function assertInStock({ productId, upc, storeId }: NewItem): Promise<void> {
    const { variants } = await calls(getInventory, { params: { productId } });
    const variant = variants.find((candidate) => candidate.upc === upc);
    if (!variant) throw new ProductError('ORD404', texts.notAvailable);
    if (variant.quantity < 1 && storeId === undefined) throw new ProductError('INV700', texts.soldOut);
  }

  const change: CartModel['change'] = (call, input) => inTurn(() => onCart(call, input));

  const sendLine = (item: CartItem, change: () => LineChange) =>
    onLine(item, 'update', (basketId, itemId, idempotencyKey) =>
      calls(updateItem, { params: { basketId }, body: { cartId: basketId, itemId, ...change() } }, { idempotencyKey }),
    );

  /** Sends what the line is set to when its turn comes, and tells at the line when that did not work. */
  async function settleQuantity(item: CartItem): Promise<void> {
    const itemId = item.id;
    patch({ itemErrors: without(store.get(state).itemErrors, itemId) });
    let begun = false;
    try {
      await inTurn(() => {
        begun = true;
        unsent.delete(itemId);
        const qty = store.get(state).wanted[itemId] ?? item.qty;
        return sendLine(item, () => ({ qty }));
      });
    } catch (error) {
      itemFailed(item, error);
      if (!begun) unsent.delete(itemId);
      // The line goes back to what the services last told, unless the shopper has set it anew meanwhile.
      if (!unsent.has(itemId)) patch({ wanted: without(store.get(state).wanted, itemId) });
    }
  }

  function itemFailed({ id: itemId, name }: CartItem, error: unknown): void {
    if (isProductError(error, 'CART_NOT_FOUND')) return;
    const items = store.get(state).cart?.items ?? [];
    // Taken out elsewhere: there is no line left to tell it at.
    if (isProductError(error, 'ITEM_NOT_AVAILABLE') && !items.some(({ id }) => id === itemId)) {
      toasts.show({ tone: 'error', text: texts.lineGone(name) });
      return;
    }
    const failure = asProductError(error);
    const maximum = failure.is('ADDED_MAX_QUANTITY') ? failure.details[0]?.additionalInfo?.maxQty : undefined;
    const text = maximum === undefined ? failure.message || texts.updateFailed : texts.maximum(Number(maximum));
    patch({ itemErrors: { ...store.get(state).itemErrors, [itemId]: text } });
  }

  /** Told once, when signing in has joined two carts; what is sold out comes first where that is wanted. */
  function tellGrowth(totalItems: number): void {
    const { cart } = store.get(state);
    const soldOut = platform.config.outOfStockNotice && cart !== undefined && stockNotice(cart) !== 'none';
    if (soldOut) toasts.show({ tone: 'warning', text: texts.grownSoldOut });
    else toasts.show({ tone: 'info', text: texts.cartGrown(totalItems) });
  }

  async function addInTurn(item: NewItem): Promise<string | undefined> {
    const units = item.qty ?? 1;
    patch({ arriving: store.get(state).arriving + units });
    try {
      return await inTurn(async () => {
        await assertInStock(item);
        return add(item);
      });
    } catch (error) {
      patch({ arriving: Math.max(0, store.get(state).arriving - units) });
      throw error;
    }
  }

  function offerUndo(item: CartItem): void {
    const undo = () =>
      void addInTurn(asNewItem(item)).catch((error: unknown) =>
        toasts.show({ tone: 'error', text: asProductError(error).message || texts.notAvailable }),
      );
    toasts.show({ tone: 'info', text: texts.removed(item.name), action: { label: texts.undo, run: undo } });
  }

  let expected = 0;
  store.sub(state, () => {
    const units = expectedUnits(store.get(state));
    if (units === expected) return;
    expected = units;
    bus.publish(cartExpected, { units });
  });
  bus.subscribe(orderPlaced, ({ payload }) => {
    if (storedCart.read()?.basketId === payload.basketId) reader.take(undefined);
  });
  bus.subscribe(cartGrown, ({ payload }) => {
    void reader.read().then((read) => read && tellGrowth(payload.totalItems));
  });
  bus.subscribe(cartChanged, ({ payload }) => {
    // Another tab has changed the cart: what is shown here is read anew.
    const shown = store.get(state).cart;
    if (!isQuiet() || store.get(state).status !== 'success') return;
    if (payload.basketId !== shown?.basketId || payload.revision !== shown?.revision) void reader.read();
  });

  async function refresh(): Promise<void> {
    try {
      await session.ready();
    } catch (error) {
      reader.failed(error);
      return;
    }
    await settled();
    await reader.read(true);
  }

  return {
    atom: state,
    refresh,
    async refreshAfterAdd() {
      await settled();
      if (store.get(state).status === 'idle') await refresh();
    },
    add: addInTurn,
    setQuantity(item, qty) {
      patch({ wanted: { ...store.get(state).wanted, [item.id]: qty } });
      const settled = unsent.get(item.id) ?? settleQuantity(item);
      unsent.set(item.id, settled);
      return settled;
    },
    async changeLine(item, change) {
      await inTurn(() => sendLine(item, () => change));
    },
    chooseMethod: async (shippingId, { code, id: methodId }) =>
      void (await change(setShippingMethod, (cartId) => ({
        body: { cartId, shippingId, code, methodId, shopperAppliedSM: true },
      }))),
    async remove(item) {
      // The line stands until the cart is read: a second press on it is the same wish.
      const { leaving } = store.get(state);
      if (leaving.includes(item.id)) return;
      patch({ leaving: [...leaving, item.id] });
      try {
        await inTurn(() =>
          onLine(item, 'remove', (cartId, itemId, idempotencyKey) =>
            calls(removeItem, { body: { cartId, itemId, upc: item.upc } }, { idempotencyKey }),
          ),
        );
      } catch (error) {
        patch({ leaving: store.get(state).leaving.filter((id) => id !== item.id) });
        if (!isProductError(error, 'CART_NOT_FOUND')) toasts.show({ tone: 'error', text: texts.removeFailed });
        return;
      }
      offerUndo(item);
    },
    change,
    applyCoupon: async (code) => void (await change(applyCoupon, (cartId) => ({ body: { cartId, code } }))),
    removeCoupon: async (code) => void (await change(removeCoupon, (cartId) => ({ body: { cartId, code } }))),
    renew: async (items) => void (await beginAnew({ items })),
    dismissNotices: () => patch({ notices: [] }),
  };
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = record;
  return rest;
}
