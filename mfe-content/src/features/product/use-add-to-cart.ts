import { startTransition, useRef, useState } from 'react';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { type AddToCart, type CartService, cartService } from 'shared-contracts/services/cart';
import { contentMessages } from '../../messages/content-messages.ts';

/** Adds through the cart's service, one at a time, with errors in the shopper's language. */
export function useAddToCart() {
  const { locale, services, report } = usePlatform();
  const texts = contentMessages(locale);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef(false);

  async function attempt(work: (cart: CartService) => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    // The count in the header responds to the press first.
    startTransition(() => {
      setBusy(true);
      setFailure(undefined);
    });
    try {
      const cart = await services.load(cartService);
      await work(cart);
      return true;
    } catch (error) {
      report(error, { remote: 'content', phase: 'event' });
      setFailure(isProductError(error) ? error.message || texts.cartFailed : texts.cartDown);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return {
    busy,
    failure,
    /** Resolves with whether it was added. */
    add: (item: AddToCart) => attempt((cart) => cart.add(item)),
    /** Changes the variant of a cart line; resolves with whether it was changed. */
    change: (itemId: string, to: Pick<AddToCart, 'productId' | 'upc'>) =>
      attempt((cart) => cart.changeVariant(itemId, to)),
  };
}
