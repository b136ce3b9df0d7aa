import { miniCartDialog } from 'shared-contracts/dialogs/cart';
import { ProductError } from 'shared-contracts/errors/product-error';
import { cartItemAdded } from 'shared-contracts/events/cart';
import type { Platform } from 'shared-contracts/platform';
import type { CartService } from 'shared-contracts/services/cart';
import { waitForPaint } from 'storefront-kit/wait-for-paint';
import { cartMessages } from '../messages/cart-messages.ts';
import { cartModel } from './cart-model.ts';
import { tellAdd } from './tell-cart.ts';

/** The cart service offered to other domains. */
export default function createCartService(platform: Platform): CartService {
  const model = cartModel(platform);
  const texts = cartMessages(platform.locale);
  // The view that opens next shows the failure.
  platform.dialogs.preload(miniCartDialog);
  return {
    async add({ name, picture, tracked, showMiniCart = true, qty = 1, ...item }) {
      const addedItemId = await tellAdd(platform, tracked, qty, () => model.add({ ...item, qty }));
      platform.bus.publish(cartItemAdded, {
        productId: item.productId,
        upc: item.upc,
        qty,
        name,
        ...(picture ? { picture } : {}),
      });
      platform.toasts.show({ tone: 'success', text: texts.added(name) });
      if (!showMiniCart) return addedItemId;
      // One after the other, to keep the page responsive.
      await waitForPaint();
      platform.dialogs.open(miniCartDialog, addedItemId ? { addedItemId } : {});
      return addedItemId;
    },
    async changeVariant(itemId, { productId, upc }) {
      const line = platform.store.get(model.atom).cart?.items.find(({ id }) => id === itemId);
      if (!line) throw new ProductError('ORD404', texts.notAvailable);
      await model.changeLine(line, { productId, upc });
    },
    renew: (items) => model.renew(items),
    openMiniCart() {
      platform.dialogs.open(miniCartDialog, {});
    },
  };
}
