import { startTransition, useRef, useState } from 'react';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { type AddToCart, type CartService, cartService } from 'shared-contracts/services/cart';
import { contentMessages } from '../../messages/content-messages.ts';

function refusedItems(error: unknown, text: string): Record<string, string> {
  if (!isProductError(error)) return {};
  const known = error.details.flatMap(({ additionalInfo, message }) =>
    typeof additionalInfo?.upc === 'string' ? [[additionalInfo.upc, message || text]] : [],
  );
  return Object.fromEntries(known) as Record<string, string>;
}

/** Adds through the cart's service, one at a time, with errors in the shopper's language. */
export function useAddToCart() {
  const { locale, services, report } = usePlatform();
  const texts = contentMessages(locale);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const running = useRef(false);

  async function attempt(work: (cart: CartService) => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    // The count in the header responds to the press first.
    startTransition(() => {
      setBusy(true);
      setFailure(undefined);
      setRefused({});
    });
    try {
      const cart = await services.load(cartService);
      await work(cart);
      return true;
    } catch (error) {
      report(error, { remote: 'content', phase: 'event' });
      const text = isProductError(error) ? error.message || texts.cartFailed : texts.cartDown;
      setFailure(text);
      setRefused(refusedItems(error, text));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return {
    busy,
    failure,
    /** Of several items, why each is refused, by UPC. */
    refused,
    /** Resolves with whether all of them were added; nothing is added otherwise. */
    addAll: (items: Parameters<CartService['addAll']>[0], name: string) => attempt((cart) => cart.addAll(items, name)),
    /** Resolves with whether it was added. */
    add: (item: AddToCart) => attempt((cart) => cart.add(item)),
    /** Changes the variant of a cart line; resolves with whether it was changed. */
    change: (itemId: string, to: Pick<AddToCart, 'productId' | 'upc'>) =>
      attempt((cart) => cart.changeVariant(itemId, to)),
    /** The same of what is saved for later. */
    changeSaved: (itemId: string, to: Pick<AddToCart, 'productId' | 'upc'>) =>
      attempt((cart) => cart.changeSaved(itemId, to)),
  };
}
