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
import { serviceMessages } from '../messages/service-messages.ts';
import type { CartReader } from './cart-reader.ts';
import type { CartAtoms } from './cart-state.ts';
import { asNewItem, sameLine } from './line-copy.ts';
import { recoveryOf } from './recovery.ts';

/** Milliseconds until the page reloads after its session was restarted (docs/spec/commerce.md section 9). */
const invalidCustomerReload = 4000;

/** Milliseconds until an add without a response is retried (docs/spec/commerce.md section 9). */
const addRetryDelay = 2000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a change of a line. All attempts share one idempotency key. */
type Send<Result> = (basketId: string, itemId: string, idempotencyKey: string) => Promise<Result>;

interface Restart {
  /** A line that is being removed; it is not restored. */
  readonly left?: CartItem;
  /** The items to restore; by default those of the last read. */
  readonly items?: readonly CartItem[];
}

/** The queue of changes to the page's cart, including recovery from refusals. */
export function cartChanges(platform: Platform, atoms: CartAtoms, reader: CartReader) {
  const { store, calls, session, toasts, locale } = platform;
  const texts = serviceMessages(locale);
  let queue: Promise<unknown> = Promise.resolve();
  /** Makes the next read ask the services to adapt the cart to what is available. */
  let settlesNextRead = false;
  let hasRestarted = false;

  /** Reads the cart and resolves with whether that worked; restarts the session when the services ask for it. */
  async function read(settle = false): Promise<boolean> {
    const outcome = await reader.read(settle);
    if (outcome.status === 'reset' && !(await restartSession())) reader.failed(outcome.error);
    return outcome.status === 'read';
  }

  /** Makes changes one at a time, once there is a session: concurrent ones could overtake each other. */
  function enqueueChange<Result>(change: () => Promise<Result>): Promise<Result> {
    store.set(atoms.queue, ({ length }) => ({ length: length + 1, isSettled: false }));
    const turn = queue.then(async () => {
      // The shopper sees the change first.
      await waitForPaint();
      await session.ready();
      return change();
    });
    queue = turn
      .catch(() => undefined)
      .then(async () => {
        const length = store.get(atoms.queue).length - 1;
        store.set(atoms.queue, { length, isSettled: false });
        // Only the last change of a burst reads the cart: earlier reads would be out of date.
        if (length > 0) return;
        const settle = settlesNextRead;
        settlesNextRead = false;
        await read(settle);
      });
    return turn;
  }

  async function addOnce(
    items: readonly NewItem[],
    idempotencyKey: string = crypto.randomUUID(),
  ): Promise<string | undefined> {
    const basketId = storedCart.read()?.basketId;
    if (basketId) {
      const body = { items: items.map((item) => ({ ...item, cartId: basketId })) };
      return (await calls(addItem, { body }, { idempotencyKey })).itemId;
    }
    const made = await calls(cartWithItem, { body: { items: [...items] } }, { idempotencyKey });
    storedCart.write({ basketId: made.id, totalItems: 0 });
    return made.itemId;
  }

  /** Starts another session with the items of the old cart, once, and reloads the page soon after. */
  async function restartSession({ left, items = store.get(atoms.cart)?.items ?? [] }: Restart = {}): Promise<boolean> {
    if (hasRestarted) return false;
    hasRestarted = true;
    const { wanted } = store.get(atoms.changes);
    toasts.show({ tone: 'error', text: texts.sessionRenewed });
    await session.reset();
    const restored = restore(
      items
        .filter(({ id }) => id !== left?.id)
        .map((item) => ({ ...asNewItem(item), qty: wanted[item.id] ?? item.qty })),
    );
    // A reload would cancel requests in flight.
    setTimeout(() => void restored.then(() => queue).then(() => reloadItself()), invalidCustomerReload);
    await restored;
    return true;
  }

  async function restore(items: readonly NewItem[]): Promise<void> {
    // Another tab may have signed in and merged this cart; adding again would duplicate its lines.
    if (await isOurs(storedCart.read()?.basketId)) return;
    storedCart.write(undefined);
    for (const item of items) {
      // A line that is no longer available must not stop the others.
      await addOnce([item]).catch(() => toasts.show({ tone: 'info', text: texts.cartExpired }));
    }
  }

  const isOurs = async (basketId: string | undefined): Promise<boolean> =>
    basketId !== undefined &&
    calls(getCart, { params: { basketId } }).then(
      () => true,
      () => false,
    );

  async function add(items: readonly NewItem[], idempotencyKey?: string): Promise<string | undefined> {
    const itemId = await addWithRecovery(items, idempotencyKey);
    // The mini cart shows the read that follows, so the services may adapt the cart to what is available.
    settlesNextRead = true;
    return itemId;
  }

  async function addWithRecovery(
    items: readonly NewItem[],
    key: string = crypto.randomUUID(),
  ): Promise<string | undefined> {
    try {
      return await addOnce(items, key);
    } catch (error) {
      const recovery = recoveryOf(asProductError(error), 'add');
      // Recovers once; a second refusal is shown.
      if (recovery === 'recreate') {
        storedCart.write(undefined);
        return addOnce(items);
      }
      if (recovery === 'reset' && (await restartSession())) return addOnce(items);
      if (recovery === 'retry') {
        await pause(addRetryDelay);
        return addOnce(items, key);
      }
      settlesNextRead ||= recovery === 'refresh';
      throw error;
    }
  }

  function basketInUse(): string {
    const basketId = storedCart.read()?.basketId;
    if (!basketId) throw new ProductError('BSK404', texts.cartExpired);
    return basketId;
  }

  /** Changes a line; retries once on the current cart when the refusal allows it. */
  async function changeLine<Result>(
    item: CartItem,
    action: ErrorAction,
    send: Send<Result>,
  ): Promise<Result | undefined> {
    const key = crypto.randomUUID();
    try {
      return await send(basketInUse(), item.id, key);
    } catch (error) {
      const recovery = recoveryOf(asProductError(error), action);
      // The restored cart contains the quantities the shopper has set.
      if (recovery === 'reset' && (await restartSession(action === 'remove' ? { left: item } : {}))) return undefined;
      settlesNextRead ||= recovery === 'refresh';
      if (recovery !== 'retry' || !(await read())) throw error;
      const line = sameLine(store.get(atoms.cart), item);
      if (line) return send(basketInUse(), line.id, key);
      // The line is already gone.
      if (action === 'remove' && store.get(atoms.cart)) return undefined;
      throw error;
    }
  }

  /** Changes the cart as a whole. */
  async function changeCart<C extends AnyCall>(
    call: C,
    input: (basketId: string) => CallInput<C>,
  ): Promise<CallResponse<C> | undefined> {
    try {
      return await calls(call, input(basketInUse()));
    } catch (error) {
      const recovery = recoveryOf(asProductError(error), 'other');
      if (recovery === 'reset' && (await restartSession())) return undefined;
      settlesNextRead ||= recovery === 'refresh';
      throw error;
    }
  }

  return {
    read,
    enqueueChange,
    add,
    changeLine,
    changeCart,
    restartSession,
    isIdle: () => store.get(atoms.queue).length === 0,
    /** Resolves when every change so far has been made and read. */
    settled: () => queue,
  };
}
