import type { CallResponse } from 'shared-contracts/call';
import { takeSharedCart } from 'shared-contracts/calls/shared-cart';
import { joinCartDialog } from 'shared-contracts/dialogs/cart';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { recordOfLine } from 'shared-contracts/tracking/product-records';
import { dialogResult } from 'storefront-kit/dialog-result';
import { storedCart } from 'storefront-kit/stored-cart';
import { sharedCartMessages } from '../../messages/shared-cart-messages.ts';
import { cartModel } from '../../service/cart-model.ts';
import { goodsOf } from '../../service/track-cart.ts';

type Taken = CallResponse<typeof takeSharedCart>;

/** Puts a shared cart into that of the browser; into a new one when that one has run out meanwhile. */
async function take({ calls }: Platform, token: string, replace: boolean): Promise<Taken> {
  const put = (cartId: string | undefined) =>
    calls(takeSharedCart, { params: { token }, body: { ...(cartId ? { cartId } : {}), replace } });
  const own = storedCart.read()?.basketId;
  if (own === undefined) return put(undefined);
  return put(own).catch((error: unknown) => {
    if (isProductError(error, 'CART_NOT_FOUND')) return put(undefined);
    throw error;
  });
}

/** Tells tracking what was added, by the lines of the cart; nothing of the link. */
function trackTaken(platform: Platform, { added }: Taken): void {
  const lines = platform.store.get(cartModel(platform).atom).cart?.items ?? [];
  const products = added.flatMap(({ upc, qty }) => {
    const line = lines.find((item) => item.upc === upc);
    return line ? [{ ...recordOfLine(line), quantity: qty }] : [];
  });
  if (products.length === 0) return;
  platform.track({ event: 'add_to_cart', ...goodsOf(platform, products) });
}

/**
 * Puts a shared cart into the visitor's, after asking what becomes of one with something in it. Rejects with a
 * ProductError.
 * @returns whether it was done; false when the visitor left the question
 */
export async function takeShared(platform: Platform, token: string): Promise<boolean> {
  const { dialogs, session, store, toasts, locale } = platform;
  const texts = sharedCartMessages(locale);
  const model = cartModel(platform);
  await session.ready();
  await model.refresh();
  const { cart, error } = store.get(model.atom);
  if (error) throw error;
  const own = cart?.totalItems ?? 0;
  const answer = own > 0 ? await dialogResult(dialogs.open(joinCartDialog, { units: own })) : 'add';
  if (!answer) return false;
  const taken = await take(platform, token, answer === 'replace');
  storedCart.write({ basketId: taken.id, totalItems: own });
  await model.refresh();
  trackTaken(platform, taken);
  const units = taken.added.reduce((sum, { qty }) => sum + qty, 0);
  if (units > 0) toasts.show({ tone: 'success', text: texts.taken(units) });
  if (taken.saved) toasts.show({ tone: 'info', text: texts.saved });
  const names = taken.left.map(({ name, wanted, added }) => texts.leftOf(name, wanted - added));
  if (names.length > 0) toasts.show({ tone: 'warning', text: texts.left(names.join(', ')) });
  return true;
}
