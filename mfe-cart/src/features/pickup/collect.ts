import type { CartItem } from 'shared-contracts/calls/cart-entities';
import {
  changeStoreDialog,
  miniCartDialog,
  type NamedStore,
  type PickupRequest,
  storeChangedDialog,
} from 'shared-contracts/dialogs/cart';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { dialogResult } from 'storefront-kit/dialog-result';
import { writeFavoriteStore } from 'storefront-kit/favorite-store';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import { cartModel } from '../../service/cart-model.ts';
import createCartService from '../../service/cart-service.ts';
import { storeOf } from '../../service/line-copy.ts';

/** Lines that are collected at a store other than the chosen one. */
export function elsewhere(
  items: readonly CartItem[],
  storeId: string,
  chosen: string | undefined,
): readonly { readonly item: CartItem; readonly at: string }[] {
  return items.flatMap((item) => {
    const store = storeOf(item);
    return store && store.id !== storeId && item.id !== chosen ? [{ item, at: store.name }] : [];
  });
}

/**
 * Sends a cart line or a new product to a store, asking first when other lines are collected elsewhere. Resolves with
 * what to do once the dialog has closed, or with undefined when the shopper cancelled; rejects with a ProductError.
 */
export async function collectAt(
  platform: Platform,
  request: PickupRequest,
  to: NamedStore,
): Promise<(() => void) | undefined> {
  const model = cartModel(platform);
  const texts = pickupMessages(platform.locale);
  const cart = () => platform.store.get(model.atom);
  // On a product page the cart may not have been read yet.
  if (cart().status === 'idle') await model.refresh();
  const items = cart().cart?.items ?? [];
  const others = elsewhere(items, to.storeId, request.itemId);
  const choice = others.length > 0 ? await askForOthers(platform, to, others) : 'one';
  if (!choice) return undefined;
  const added = await send(platform, request, to);
  writeFavoriteStore({ ...to, country: platform.locale.country });
  if (choice === 'one') {
    if (request.itemId === undefined)
      return () => platform.dialogs.open(miniCartDialog, added ? { addedItemId: added } : {});
    return () => platform.toasts.show({ tone: 'success', text: texts.toStore(request.name, to.name) });
  }
  const outcome = await moveAll(platform, others, to);
  return () =>
    platform.dialogs.open(storeChangedDialog, { to, moved: [request.name, ...outcome.moved], stayed: outcome.stayed });
}

/** Undefined when it was closed without an answer. */
async function askForOthers(
  { dialogs }: Platform,
  to: NamedStore,
  others: ReturnType<typeof elsewhere>,
): Promise<'all' | 'one' | undefined> {
  const lines = others.map(({ item, at }) => ({ name: item.name, at }));
  return dialogResult(dialogs.open(changeStoreDialog, { to, lines }));
}

async function send(platform: Platform, request: PickupRequest, to: NamedStore): Promise<string | undefined> {
  const { itemId, ...goods } = request;
  if (itemId === undefined)
    return createCartService(platform).add({ ...goods, storeId: to.storeId, showMiniCart: false });
  const model = cartModel(platform);
  const line = platform.store.get(model.atom).cart?.items.find(({ id }) => id === itemId);
  if (line) await model.changeLine(line, { storeId: to.storeId });
  return itemId;
}

async function moveAll(platform: Platform, others: ReturnType<typeof elsewhere>, to: NamedStore) {
  const model = cartModel(platform);
  const moved: string[] = [];
  const stayed: { name: string; at: string }[] = [];
  for (const { item, at } of others) {
    try {
      await model.changeLine(item, { storeId: to.storeId });
      moved.push(item.name);
    } catch (error) {
      // The store does not stock these lines: the shopper is told which ones stay.
      if (!isProductError(error)) throw error;
      stayed.push({ name: item.name, at });
    }
  }
  return { moved, stayed };
}

/** Moves a line back to home delivery; rejects with a ProductError. */
export async function deliverHome(platform: Platform, item: CartItem): Promise<void> {
  await cartModel(platform).changeLine(item, { storeId: '' });
  platform.toasts.show({ tone: 'success', text: pickupMessages(platform.locale).toHome(item.name) });
}
