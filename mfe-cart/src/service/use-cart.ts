import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { usePlatform } from 'shared-contracts/platform';
import { cartModel } from './cart-model.ts';
import type { CartModel, CartState } from './cart-state.ts';

interface Options {
  /** Whether an add opened this view: the add reads the cart. */
  readonly afterAdd?: boolean;
}

/**
 * The cart and its commands; reads the cart when the view mounts. Changes render in a transition, after what responds to the
 * shopper at once: the count in the header and the quantity.
 */
export function useCart({ afterAdd = false }: Options = {}): { readonly state: CartState; readonly model: CartModel } {
  const platform = usePlatform();
  const { store } = platform;
  const model = cartModel(platform);
  const [state, setState] = useState(() => store.get(model.atom));
  useEffect(() => {
    const follow = () => startTransition(() => setState(store.get(model.atom)));
    const leave = store.sub(model.atom, follow);
    follow();
    void (afterAdd ? model.refreshAfterAdd() : model.refresh());
    return leave;
  }, [store, model, afterAdd]);
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
