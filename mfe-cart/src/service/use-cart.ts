import { useAtomValue } from 'jotai/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { usePlatform } from 'shared-contracts/platform';
import { cartModel } from './cart-model.ts';
import type { CartModel, CartState } from './cart-state.ts';

interface Options {
  /** Whether an add opened this view: the add reads the cart. */
  readonly afterAdd?: boolean;
}

/**
 * The cart and its commands; reads the cart when the view mounts. Renders changes in a transition, so that the quantity and
 * the count in the header respond first.
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

/** The quantity the shopper just set for a line, otherwise the services' quantity. */
export function useQuantity({ id, qty }: Pick<CartItem, 'id' | 'qty'>): number {
  const platform = usePlatform();
  const model = cartModel(platform);
  const wanted = useMemo(() => model.wantedOf(id), [model, id]);
  return useAtomValue(wanted, { store: platform.store }) ?? qty;
}
