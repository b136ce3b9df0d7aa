import type { Cart, Flash } from 'shared-contracts/calls/cart-entities';
import { Alert } from 'shared-ui/alert';
import { useLocale } from 'storefront-kit/use-locale';
import { deliveryMessages } from '../messages/delivery-messages.ts';

/** Delivery methods replaced by others; other messages concern lines. */
const isAboutDelivery = ({ code }: Flash): boolean =>
  code.endsWith('Transition') || code === 'OrderShippingMethodDowngraded';

/** Cart changes made without the shopper: delivery methods, stock, unusable addresses. */
export function CartNotices({ cart, changes }: { readonly cart: Cart; readonly changes: readonly Flash[] }) {
  const texts = deliveryMessages(useLocale());
  const notices = [...changes, ...cart.customerNotifications];
  if (notices.length === 0) return null;
  const nameOf = (itemId: string | undefined) => cart.items.find(({ id }) => id === itemId)?.name;
  return (
    <Alert tone="info" title={changes.some(isAboutDelivery) ? texts.changed : texts.lookAgain} announce="status">
      <ul>
        {notices.map(({ code, message, itemId }) => (
          <li key={`${code} ${itemId ?? ''}`}>{[nameOf(itemId), message].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    </Alert>
  );
}
