import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import {
  addItem,
  applyCoupon,
  cartWithItem,
  getCart,
  type NewItem,
  removeCoupon,
  removeItem,
  updateItem,
} from 'shared-contracts/calls/cart';
import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';
import { getInventory } from 'shared-contracts/calls/products';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { cartChanged, orderPlaced } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import { keepCart, readStoredCart, summaryOf, writeStoredCart } from 'shared-contracts/stored-cart';
import { cartMessages } from '../messages/cart-messages.ts';

/** The cart as the server last told it, and what is on its way to it. */
export interface CartState {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** Undefined when there is none, which is an empty cart. */
  readonly cart: Cart | undefined;
  /** True while a change is on its way: totals dim instead of being guessed. */
  readonly settling: boolean;
  /** Quantities the shopper has set and the server has not confirmed, by line. */
  readonly wanted: Readonly<Record<string, number>>;
  /** Errors at their line. */
  readonly itemErrors: Readonly<Record<string, string>>;
  /** An error of the cart as a whole. */
  readonly error: ProductError | undefined;
}

const initial: CartState = {
  status: 'idle',
  cart: undefined,
  settling: false,
  wanted: {},
  itemErrors: {},
  error: undefined,
};

/** Milliseconds until the page starts over after its session had to (commerce.md section 9). */
const invalidCustomerReload = 4000;

export interface CartModel {
  readonly atom: PrimitiveAtom<CartState>;
  /** Reads the cart; resolves in any case, the state tells how it went. */
  refresh(): Promise<void>;
  /** Adds after reading the inventory; rejects with a ProductError. Resolves with the line's id. */
  add(item: NewItem): Promise<string | undefined>;
  setQuantity(item: CartItem, qty: number): Promise<void>;
  remove(item: CartItem): Promise<void>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(code: string): Promise<void>;
}

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
  const state = atom<CartState>(initial);
  const patch = (change: Partial<CartState>) => store.set(state, { ...store.get(state), ...change });
  let queue: Promise<unknown> = Promise.resolve();
  let inQueue = 0;
  /** Lines whose quantity still waits to be sent: a burst of presses is one change. */
  const unsent = new Map<string, Promise<void>>();

  /** Changes wait for the session and for each other: two at once could overtake one another (lessons.md). */
  function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    inQueue += 1;
    patch({ settling: true });
    const turn = queue.then(async () => {
      await session.ready();
      return change();
    });
    queue = turn
      .catch(() => undefined)
      .then(async () => {
        inQueue -= 1;
        // Only the last of a burst reads the cart: what the others would read is out of date already.
        if (inQueue === 0) await read();
      });
    return turn;
  }

  function take(cart: Cart | undefined): void {
    patch({
      cart,
      status: 'success',
      error: undefined,
      settling: inQueue > 0,
      wanted: inQueue > 0 ? store.get(state).wanted : {},
    });
    keepCart(bus, cart && summaryOf(cart));
  }

  async function read(): Promise<void> {
    const basketId = readStoredCart()?.basketId;
    if (!basketId) {
      take(undefined);
      return;
    }
    if (store.get(state).cart === undefined) patch({ status: 'pending' });
    try {
      const cart = await calls(getCart, { params: { basketId } });
      const shown = store.get(state).cart;
      // Answers may come in another order than they were asked for.
      const late = shown !== undefined && shown.basketId === cart.basketId && shown.revision > cart.revision;
      if (late) patch({ settling: inQueue > 0 });
      else take(cart);
    } catch (error) {
      readFailed(error);
    }
  }

  function readFailed(error: unknown): void {
    if (isProductError(error, 'CART_NOT_FOUND')) {
      // An order, or time, has ended it: the shopper is told once and starts with an empty one.
      if (store.get(state).cart !== undefined) toasts.show({ tone: 'info', text: texts.cartExpired });
      take(undefined);
      return;
    }
    // A fault of the network is not an empty cart: what was shown stays, with the error beside it.
    patch({ status: 'error', settling: false, error: asProductError(error) });
  }

  /** A change of the existing cart. */
  async function change<C extends AnyCall>(
    call: C,
    input: (basketId: string) => CallInput<C>,
  ): Promise<CallResponse<C>> {
    const basketId = readStoredCart()?.basketId;
    if (!basketId) throw new ProductError('BSK404', texts.cartExpired);
    return calls(call, input(basketId));
  }

  async function addOnce(item: NewItem): Promise<string | undefined> {
    const basketId = readStoredCart()?.basketId;
    if (basketId) return (await calls(addItem, { body: { items: [{ ...item, cartId: basketId }] } })).itemId;
    const made = await calls(cartWithItem, { body: { items: [item] } });
    writeStoredCart({ basketId: made.id, totalItems: 0 });
    return made.itemId;
  }

  async function recreateAfterInvalidCustomer(): Promise<void> {
    const items = store.get(state).cart?.items ?? [];
    writeStoredCart(undefined);
    toasts.show({ tone: 'error', text: texts.sessionRenewed });
    await session.reset();
    for (const item of items) {
      // One line that can no longer be had takes none of the others with it.
      await addOnce(asNewItem(item)).catch(() => toasts.show({ tone: 'info', text: texts.cartExpired }));
    }
    setTimeout(() => location.reload(), invalidCustomerReload);
  }

  async function addWithRecovery(item: NewItem): Promise<string | undefined> {
    try {
      return await addOnce(item);
    } catch (error) {
      if (isProductError(error, 'CART_NOT_FOUND')) {
        // Once, and by code: a second refusal is told, never repeated in a loop.
        writeStoredCart(undefined);
        return addOnce(item);
      }
      if (isProductError(error, 'INVALID_CUSTOMER')) {
        await recreateAfterInvalidCustomer();
        return addOnce(item);
      }
      throw error;
    }
  }

  async function assertInStock({ productId, upc }: NewItem): Promise<void> {
    const { variants } = await calls(getInventory, { params: { productId } });
    const variant = variants.find((candidate) => candidate.upc === upc);
    if (!variant) throw new ProductError('ORD404', texts.notAvailable);
    if (variant.quantity < 1) throw new ProductError('INV700', texts.soldOut);
  }

  /** Sends what the line is set to when its turn comes, and tells at the line when that did not work. */
  async function settleQuantity({ id: itemId, qty: known }: CartItem): Promise<void> {
    patch({ itemErrors: without(store.get(state).itemErrors, itemId) });
    let begun = false;
    try {
      await inTurn(() => {
        begun = true;
        unsent.delete(itemId);
        const qty = store.get(state).wanted[itemId] ?? known;
        return change(updateItem, (basketId) => ({ params: { basketId }, body: { cartId: basketId, itemId, qty } }));
      });
    } catch (error) {
      itemFailed(itemId, error, texts.updateFailed);
      if (!begun) unsent.delete(itemId);
      // The line goes back to what the services last told, unless the shopper has set it anew meanwhile.
      if (!unsent.has(itemId)) patch({ wanted: without(store.get(state).wanted, itemId) });
    }
  }

  function itemFailed(itemId: string, error: unknown, fallback: string): void {
    if (isProductError(error, 'CART_NOT_FOUND')) return;
    const failure = asProductError(error);
    const maximum = failure.is('ADDED_MAX_QUANTITY') ? failure.details[0]?.additionalInfo?.maxQty : undefined;
    const text = maximum === undefined ? failure.message || fallback : texts.maximum(Number(maximum));
    patch({ itemErrors: { ...store.get(state).itemErrors, [itemId]: text } });
  }

  bus.subscribe(orderPlaced, ({ payload }) => {
    if (readStoredCart()?.basketId === payload.basketId) take(undefined);
  });
  bus.subscribe(cartChanged, ({ payload }) => {
    // Another tab has changed the cart: what is shown here is read anew.
    const shown = store.get(state).cart;
    if (inQueue > 0 || store.get(state).status !== 'success') return;
    if (
      payload.basketId !== shown?.basketId ||
      payload.total !== shown?.totals.total ||
      payload.totalItems !== (shown?.totalItems ?? 0)
    )
      void read();
  });

  return {
    atom: state,
    async refresh() {
      try {
        await session.ready();
      } catch (error) {
        readFailed(error);
        return;
      }
      await queue;
      await read();
    },
    add: (item) =>
      inTurn(async () => {
        await assertInStock(item);
        return addWithRecovery(item);
      }),
    setQuantity(item, qty) {
      patch({ wanted: { ...store.get(state).wanted, [item.id]: qty } });
      const settled = unsent.get(item.id) ?? settleQuantity(item);
      unsent.set(item.id, settled);
      return settled;
    },
    async remove(item) {
      try {
        await inTurn(() =>
          change(removeItem, (basketId) => ({ body: { cartId: basketId, itemId: item.id, upc: item.upc } })),
        );
      } catch (error) {
        if (isProductError(error, 'CART_NOT_FOUND')) return;
        toasts.show({ tone: 'error', text: texts.removeFailed });
        return;
      }
      const again = asNewItem(item);
      toasts.show({
        tone: 'info',
        text: texts.removed(item.name),
        action: {
          label: texts.undo,
          run: () =>
            void inTurn(() => addWithRecovery(again)).catch((error: unknown) =>
              toasts.show({ tone: 'error', text: asProductError(error).message || texts.notAvailable }),
            ),
        },
      });
    },
    applyCoupon: async (code) =>
      void (await inTurn(() => change(applyCoupon, (cartId) => ({ body: { cartId, code } })))),
    removeCoupon: async (code) =>
      void (await inTurn(() => change(removeCoupon, (cartId) => ({ body: { cartId, code } })))),
  };
}

/** What adds the same again. */
function asNewItem({ productId, upc, qty, giftOption }: CartItem): NewItem {
  return { productId, upc, qty, ...(giftOption ? { giftOption } : {}) };
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = record;
  return rest;
}
