import type { Address, Cart } from 'shared-contracts/calls/cart-entities';
import { recipientOf } from 'shared-contracts/gift-recipient';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { arrival } from 'storefront-kit/arrival';
import { useLocale } from 'storefront-kit/use-locale';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import { kindOf, needsOf, pointAddress, pointOf } from '../../model/delivery-needs.ts';
import { AddressLines } from '../address/address-lines.tsx';
import { groupTitle } from './delivery-groups.tsx';

/** Recipient, address, and delivery methods of each part of the cart. */
export function DeliveryRecap({ cart, contact }: { readonly cart: Cart; readonly contact: Address | undefined }) {
  const locale = useLocale();
  const texts = deliveryMessages(locale);
  const { goesHome } = needsOf(cart);
  const who = goesHome ? cart.shippingAddress : contact;
  if (!who) return null;
  const point = pointOf(cart);
  const isSentHome = cart.shippingMethods.some(
    (group) => ['home', 'customs'].includes(kindOf(group)) && group.code !== 'pudo',
  );
  const addresses = [...(isSentHome ? [who] : []), ...(point ? [pointAddress(point, who)] : [])];
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      <div>
        {addresses.map((address) => (
          <AddressLines key={address.storeId ?? 'home'} address={address} locale={locale} />
        ))}
        {!goesHome && <Text>{`${who.firstName} ${who.lastName}`}</Text>}
        <Text tone="muted">{who.email}</Text>
      </div>
      <ul css={{ display: 'grid', gap: space[1] }}>
        {cart.shippingMethods.map((group) => {
          const chosen = group.applicableShippingMethods.find(({ selected }) => selected);
          const how = group.collectionPoint ? chosen?.label : groupTitle(group, texts);
          const recipients = cart.items.flatMap(({ shippingId, giftOption }) =>
            group.shippingId === 'digital' && shippingId === 'digital' && giftOption ? [recipientOf(giftOption)] : [],
          );
          const words = [how, chosen && arrival(chosen, locale), ...recipients].filter(Boolean).join(' · ');
          return <li key={group.shippingId}>{words}</li>;
        })}
      </ul>
    </div>
  );
}
