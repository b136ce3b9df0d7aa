import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { usePlatform } from 'shared-contracts/platform';
import { cartModel } from './cart-model.ts';
import type { CartModel, CartState } from './cart-state.ts';

/**
 * The cart and its commands; reads the cart when it is first shown. A change is drawn in slices after what answers the
 * shopper at once, such as the count in the header and the quantity that was pressed.
 */
export function useCart(): { readonly state: CartState; readonly model: CartModel } {
  const platform = usePlatform();
  const { store } = platform;
  const model = cartModel(platform);
  const [state, setState] = useState(() => store.get(model.atom));
  useEffect(() => {
    const follow = () => startTransition(() => setState(store.get(model.atom)));
    const leave = store.sub(model.atom, follow);
    follow();
    void model.refresh();
    return leave;
  }, [store, model]);
  return { state, model };
}

/** The quantity of a line as the shopper has set it, at once; as the services told it when nothing is on its way. */
export function useQuantity({ id, qty }: Pick<CartItem, 'id' | 'qty'>): number {
  const platform = usePlatform();
  const { store } = platform;
  const { atom } = cartModel(platform);
  const wanted = () => store.get(atom).wanted[id];
  return useSyncExternalStore((tell) => store.sub(atom, tell), wanted, wanted) ?? qty;
}
