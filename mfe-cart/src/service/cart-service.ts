import type { NewItem } from 'shared-contracts/calls/cart';
import { miniCartDialog } from 'shared-contracts/dialogs/cart';
import { ProductError } from 'shared-contracts/errors/product-error';
import { cartItemAdded } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import type { AddToCart, CartService } from 'shared-contracts/services/cart';
import { waitForPaint } from 'storefront-kit/wait-for-paint';
import { serviceMessages } from '../messages/service-messages.ts';
import { cartModel } from './cart-model.ts';
import { trackAdd } from './track-cart.ts';

/** What the services take of an item: the rest is for the page. */
const asNewItem = ({ name: _n, picture: _p, tracked: _t, showMiniCart: _s, ...item }: AddToCart): NewItem => item;

/** The cart service offered to other domains. */
export default function createCartService(platform: Platform): CartService {
  const model = cartModel(platform);
  const texts = serviceMessages(platform.locale);
  // The view that opens next shows the failure.
  platform.dialogs.preload(miniCartDialog);

  async function addAll(items: readonly AddToCart[], name: string, showMiniCart: boolean): Promise<string | undefined> {
    const wanted = items.map((item) => ({ ...item, qty: item.qty ?? 1 }));
    const addedItemId = await trackAdd(platform, wanted, () => model.addAll(wanted.map(asNewItem)));
    for (const { productId, upc, qty, name: itemName, picture } of wanted)
      platform.bus.publish(cartItemAdded, { productId, upc, qty, name: itemName, ...(picture ? { picture } : {}) });
    platform.toasts.show({ tone: 'success', text: texts.added(name) });
    if (!showMiniCart) return addedItemId;
    // One after the other, to keep the page responsive.
    await waitForPaint();
    platform.dialogs.open(miniCartDialog, addedItemId ? { addedItemId } : {});
    return addedItemId;
  }

  return {
    add: ({ showMiniCart = true, ...item }) => addAll([item], item.name, showMiniCart),
    addAll: async (items, name) => void (await addAll(items, name, true)),
    async changeVariant(itemId, { productId, upc }) {
      const line = platform.store.get(model.atom).cart?.items.find(({ id }) => id === itemId);
      if (!line) throw new ProductError('ORD404', texts.notAvailable);
      await model.changeLine(line, { productId, upc });
    },
    changeSaved: async (itemId, { productId, upc }) =>
      (await import('./saved-model.ts')).savedModel(platform).changeVariant(itemId, { productId, upc }),
    renew: (items) => model.renew(items),
    openMiniCart() {
      platform.dialogs.open(miniCartDialog, {});
    },
  };
}
