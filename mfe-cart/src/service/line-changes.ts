import { removeItem, updateItem } from 'shared-contracts/calls/cart';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { serviceMessages } from '../messages/service-messages.ts';
import type { cartChanges } from './cart-changes.ts';
import { type CartAtoms, type LineChange, without } from './cart-state.ts';
import { lineErrorText } from './line-error-text.ts';
import { trackQuantity } from './track-cart.ts';

/** Changes to single lines. Quantities are shown immediately and sent in order. */
export function lineChanges(platform: Platform, atoms: CartAtoms, queue: ReturnType<typeof cartChanges>) {
  const { store, calls, toasts, locale } = platform;
  const texts = serviceMessages(locale);
  /** Lines with a quantity still to be sent: several quick presses make one change. */
  const unsent = new Map<string, Promise<void>>();

  const send = (item: CartItem, change: () => LineChange) =>
    queue.changeLine(item, 'update', (basketId, itemId, idempotencyKey) =>
      calls(updateItem, { params: { basketId }, body: { cartId: basketId, itemId, ...change() } }, { idempotencyKey }),
    );

  async function sendQuantity(item: CartItem): Promise<void> {
    const itemId = item.id;
    store.set(atoms.itemErrors, (errors) => without(errors, itemId));
    store.set(atoms.topError, undefined);
    let isSent = false;
    try {
      const qty = await queue.enqueueChange(async () => {
        isSent = true;
        unsent.delete(itemId);
        const qty = store.get(atoms.changes).wanted[itemId] ?? item.qty;
        await send(item, () => ({ qty }));
        return qty;
      });
      trackQuantity(platform, item, qty);
    } catch (error) {
      showFailure(item, error);
      if (!isSent) unsent.delete(itemId);
      // Shows the services' quantity again, unless the shopper has changed it meanwhile.
      if (!unsent.has(itemId))
        store.set(atoms.changes, (before) => ({ ...before, wanted: without(before.wanted, itemId) }));
    }
  }

  /** Shows a refusal at the level given by the error catalogue. */
  function showFailure(item: CartItem, thrown: unknown): void {
    const error = asProductError(thrown);
    if (error.is('CART_NOT_FOUND')) return;
    const isShown = store.get(atoms.cart)?.items.some(({ id }) => id === item.id) ?? false;
    if (error.is('ITEM_NOT_AVAILABLE') && !isShown) toasts.show({ tone: 'error', text: texts.lineGone(item.name) });
    else if (error.level === 'top') store.set(atoms.topError, error);
    else if (error.level === 'item' || error.level === 'field')
      store.set(atoms.itemErrors, (errors) => ({ ...errors, [item.id]: error }));
    else toasts.show({ tone: 'error', text: lineErrorText(error, locale) });
  }

  return {
    setQuantity(item: CartItem, qty: number): Promise<void> {
      store.set(atoms.changes, (before) => ({ ...before, wanted: { ...before.wanted, [item.id]: qty } }));
      const sending = unsent.get(item.id) ?? sendQuantity(item);
      unsent.set(item.id, sending);
      return sending;
    },
    async change(item: CartItem, change: LineChange): Promise<void> {
      await queue.enqueueChange(() => send(item, () => change));
    },
    /** Resolves with whether the line was removed. */
    async remove(item: CartItem): Promise<boolean> {
      // The line stays visible until the cart has been read; a second press repeats the same request.
      if (store.get(atoms.changes).leaving.includes(item.id)) return false;
      store.set(atoms.topError, undefined);
      store.set(atoms.changes, (before) => ({ ...before, leaving: [...before.leaving, item.id] }));
      try {
        await queue.enqueueChange(() =>
          queue.changeLine(item, 'remove', (cartId, itemId, idempotencyKey) =>
            calls(removeItem, { body: { cartId, itemId, upc: item.upc } }, { idempotencyKey }),
          ),
        );
        return true;
      } catch (error) {
        store.set(atoms.changes, (before) => ({ ...before, leaving: before.leaving.filter((id) => id !== item.id) }));
        if (!isProductError(error, 'CART_NOT_FOUND')) toasts.show({ tone: 'error', text: texts.removeFailed });
        return false;
      }
    },
  };
}
