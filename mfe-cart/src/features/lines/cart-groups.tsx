import type { ReactNode } from 'react';
import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';
import { usePlatform } from 'shared-contracts/platform';
import type { CartModel, CartState } from '../../service/cart-state.ts';
import { wasMoved } from '../../service/recovery.ts';
import { CartLine } from './cart-line.tsx';
import { DeliveryGroupSection } from './delivery-group-section.tsx';
import { deliveryGroups } from './delivery-groups.ts';

interface CartGroupsProps {
  readonly cart: Cart;
  readonly state: CartState;
  readonly model: CartModel;
  /** Further actions of a line. */
  readonly extraOf?: ((item: CartItem) => ReactNode) | undefined;
  /** Saves a line for later; undefined when that is not possible. */
  readonly onSave?: ((item: CartItem) => void) | undefined;
}

/** All lines of the cart, in the groups they arrive in. */
export function CartGroups({ cart, state, model, extraOf, onSave }: CartGroupsProps) {
  const { config } = usePlatform();
  return deliveryGroups(cart, { bonusFirst: config.bonusItemsFirst }).map((group) => (
    <DeliveryGroupSection key={group.group?.shippingId ?? group.kind} group={group}>
      {(item) => (
        <CartLine
          key={item.id}
          item={item}
          currency={cart.currency}
          model={model}
          error={state.itemErrors[item.id]}
          settling={state.settling}
          moved={wasMoved(state.notices, item)}
          {...(extraOf ? { extra: extraOf(item) } : {})}
          {...(onSave ? { onSave } : {})}
        />
      )}
    </DeliveryGroupSection>
  ));
}
