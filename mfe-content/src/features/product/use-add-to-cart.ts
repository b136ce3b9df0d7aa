import { startTransition, useRef, useState } from 'react';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { type AddToCart, type CartService, cartService } from 'shared-contracts/services/cart';
import { useRefusal } from 'storefront-kit/use-refusal';
import { contentMessages } from '../../messages/content-messages.ts';

function refusedItems({ details }: ProductError, text: string): Record<string, string> {
  const known = details.flatMap(({ additionalInfo, message }) =>
    typeof additionalInfo?.upc === 'string' ? [[additionalInfo.upc, message || text]] : [],
  );
  return Object.fromEntries(known) as Record<string, string>;
}

/** Adds through the cart's service, one at a time, with errors in the shopper's language. */
export function useAddToCart() {
  const { locale, services } = usePlatform();
  const refusalOf = useRefusal('content');
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
      const refusal = refusalOf(error);
      const text = refusal.message || (refusal.id === 'GEN500' ? texts.cartDown : texts.cartFailed);
      setFailure(text);
      setRefused(refusedItems(refusal, text));
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
