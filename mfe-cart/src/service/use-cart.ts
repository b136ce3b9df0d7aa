import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { cartModel } from './cart-model.ts';
import type { CartModel, CartState } from './cart-state.ts';

/** The cart and its commands; reads the cart when it is first shown. */
export function useCart(): { readonly state: CartState; readonly model: CartModel } {
  const platform = usePlatform();
  const model = cartModel(platform);
  const state = useAtomValue(model.atom, { store: platform.store });
  useEffect(() => {
    void model.refresh();
  }, [model]);
  return { state, model };
}
