import type { PrimitiveAtom } from 'jotai/vanilla';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import { addItem, cartWithItem, getCart, type NewItem } from 'shared-contracts/calls/cart';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ErrorAction } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { reloadItself } from 'storefront-kit/reload-guard';
import { storedCart } from 'storefront-kit/stored-cart';
import { waitForPaint } from 'storefront-kit/wait-for-paint';
import { cartMessages } from '../messages/cart-messages.ts';
import { cartReader } from './cart-reader.ts';
import type { CartState } from './cart-state.ts';
import { asNewItem, sameLine } from './line-copy.ts';
import { recoveryOf } from './recovery.ts';

/** Milliseconds until the page starts over after its session had to (docs/spec/commerce.md section 9). */
const invalidCustomerReload = 4000;

/** Milliseconds until an add whose answer did not come is sent once more (docs/spec/commerce.md section 9). */
const addRetryDelay = 2000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a change of the cart, or of a line of it, under one idempotency key however often it is tried. */
type Send<Result> = (basketId: string, itemId: string, idempotencyKey: string) => Promise<Result>;

interface Renewal {
  /** What was just taken out and stays out. */
  readonly left?: CartItem;
  /** What was in the cart as far as the caller knows; as this model has read it when left out. */
  readonly items?: readonly CartItem[];
}

/** The queue of changes to a page's cart, with what is done by itself when one is refused. */
export function cartChanges(platform: Platform, state: PrimitiveAtom<CartState>) {
  const { store, calls, session, toasts, locale } = platform;
  const texts = cartMessages(locale);
  const patch = (change: Partial<CartState>) => store.set(state, { ...store.get(state), ...change });
  let queue: Promise<unknown> = Promise.resolve();
  let inQueue = 0;
  /** What changed on the services' side has to be settled by the next read. */
  let unsettled = false;
  let begunAnew = false;
  const reader = cartReader(platform, state, { pending: () => inQueue, reset: () => beginAnew() });

  /** Changes wait for the session and for each other: two at once could overtake one another (docs/lessons.md). */
  function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    inQueue += 1;
    patch({ settling: true });
    const turn = queue.then(async () => {
      // What the shopper sees of it comes first.
      await waitForPaint();
      await session.ready();
      return change();
    });
    queue = turn
      .catch(() => undefined)
      .then(async () => {
        inQueue -= 1;
        // Only the last of a burst reads the cart: what the others would read is out of date already.
        if (inQueue > 0) return;
        const settle = unsettled;
        unsettled = false;
        await reader.read(settle);
      });
    return turn;
  }

  async function addOnce(item: NewItem, idempotencyKey: string = crypto.randomUUID()): Promise<string | undefined> {
    const basketId = storedCart.read()?.basketId;
    if (basketId) {
      const body = { items: [{ ...item, cartId: basketId }] };
      return (await calls(addItem, { body }, { idempotencyKey })).itemId;
    }
    const made = await calls(cartWithItem, { body: { items: [item] } }, { idempotencyKey });
    storedCart.write({ basketId: made.id, totalItems: 0 });
    return made.itemId;
  }

  /** Another session and a cart with what was in the old one, once; the page starts over soon after. */
  async function beginAnew({ left, items = store.get(state).cart?.items ?? [] }: Renewal = {}): Promise<boolean> {
    if (begunAnew) return false;
    begunAnew = true;
    const { wanted } = store.get(state);
    toasts.show({ tone: 'error', text: texts.sessionRenewed });
    await session.reset();
    const restored = restore(
      items
        .filter(({ id }) => id !== left?.id)
        .map((item) => ({ ...asNewItem(item), qty: wanted[item.id] ?? item.qty })),
    );
    // Where services are slow it waits for what is still on its way, which it would call off.
    setTimeout(() => void restored.then(() => queue).then(() => reloadItself()), invalidCustomerReload);
    await restored;
    return true;
  }

  async function restore(items: readonly NewItem[]): Promise<void> {
    // Who has signed in in another tab has taken the cart along: adding again would double it.
    if (await isOurs(storedCart.read()?.basketId)) return;
    storedCart.write(undefined);
    for (const item of items) {
      // One line that can no longer be had takes none of the others with it.
      await addOnce(item).catch(() => toasts.show({ tone: 'info', text: texts.cartExpired }));
    }
  }

  const isOurs = async (basketId: string | undefined): Promise<boolean> =>
    basketId !== undefined &&
    calls(getCart, { params: { basketId } }).then(
      () => true,
      () => false,
    );

  async function add(item: NewItem): Promise<string | undefined> {
    const itemId = await addWithRecovery(item);
    // The mini cart shows the read that follows, so the services may adapt the cart to what is available.
    unsettled = true;
    return itemId;
  }

  async function addWithRecovery(item: NewItem): Promise<string | undefined> {
    const key = crypto.randomUUID();
    try {
      return await addOnce(item, key);
    } catch (error) {
      const recovery = recoveryOf(asProductError(error), 'add');
      // Once, and by code: a second refusal is told, never repeated in a loop.
      if (recovery === 'recreate') {
        storedCart.write(undefined);
        return addOnce(item);
      }
      if (recovery === 'reset' && (await beginAnew())) return addOnce(item);
      if (recovery === 'retry') {
        await pause(addRetryDelay);
        return addOnce(item, key);
      }
      unsettled ||= recovery === 'refresh';
      throw error;
    }
  }

  function basketInUse(): string {
    const basketId = storedCart.read()?.basketId;
    if (!basketId) throw new ProductError('BSK404', texts.cartExpired);
    return basketId;
  }

  /** A change of a line, tried once more on the cart as it stands when the refusal allows it. */
  async function onLine<Result>(item: CartItem, action: ErrorAction, send: Send<Result>): Promise<Result | undefined> {
    const key = crypto.randomUUID();
    try {
      return await send(basketInUse(), item.id, key);
    } catch (error) {
      const recovery = recoveryOf(asProductError(error), action);
      // What the shopper has set goes along into the new cart.
      if (recovery === 'reset' && (await beginAnew(action === 'remove' ? { left: item } : {}))) return undefined;
      unsettled ||= recovery === 'refresh';
      if (recovery !== 'retry' || !(await reader.read())) throw error;
      const line = sameLine(store.get(state).cart, item);
      if (line) return send(basketInUse(), line.id, key);
      // Gone already, as it was to be.
      if (action === 'remove' && store.get(state).cart) return undefined;
      throw error;
    }
  }

  /** A change of the cart as a whole. */
  async function onCart<C extends AnyCall>(
    call: C,
    input: (basketId: string) => CallInput<C>,
  ): Promise<CallResponse<C> | undefined> {
    try {
      return await calls(call, input(basketInUse()));
    } catch (error) {
      const recovery = recoveryOf(asProductError(error), 'other');
      if (recovery === 'reset' && (await beginAnew())) return undefined;
      unsettled ||= recovery === 'refresh';
      throw error;
    }
  }

  return {
    reader,
    inTurn,
    add,
    onLine,
    onCart,
    beginAnew,
    isQuiet: () => inQueue === 0,
    /** Resolves when every change so far has been made and read. */
    settled: () => queue,
  };
}
