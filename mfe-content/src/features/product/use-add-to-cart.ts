import { startTransition, useRef, useState } from 'react';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { type AddToCart, type CartService, cartService } from 'shared-contracts/services/cart';
import { contentMessages } from '../../messages/content-messages.ts';

/** Adding through the cart's own service: one at a time, and what went wrong in words for the shopper. */
export function useAddToCart() {
  const { locale, services, report } = usePlatform();
  const texts = contentMessages(locale);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef(false);

  async function attempt(work: (cart: CartService) => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    // The count in the header answers the press; what is drawn here does not keep it waiting.
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
    /** Resolves with whether it is in the cart. */
    add: (item: AddToCart) => attempt((cart) => cart.add(item)),
    /** Gives a line of the cart another variant; resolves with whether it has it. */
    change: (itemId: string, to: Pick<AddToCart, 'productId' | 'upc'>) =>
      attempt((cart) => cart.changeVariant(itemId, to)),
  };
}
