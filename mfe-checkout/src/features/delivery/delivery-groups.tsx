import type { ReactNode } from 'react';
import type { ApplicableShippingMethod, Cart, ShippingGroup } from 'shared-contracts/calls/cart-entities';
import { placeLine } from 'shared-contracts/locality-line';
import { formatMoney } from 'shared-contracts/money';
import { InlineMessage } from 'shared-ui/alert';
import { Heading, Text } from 'shared-ui/text';
import { space, tabular } from 'shared-ui/tokens';
import { arrival } from 'storefront-kit/arrival';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import { kindOf } from '../../model/delivery-needs.ts';
import { DeliveryMethods } from './delivery-methods.tsx';

interface DeliveryGroupsProps {
  readonly cart: Cart;
  readonly onChoose: (shippingId: string, method: ApplicableShippingMethod) => Promise<unknown>;
  /** Content below home delivery: the choice of a collection point. */
  readonly points: ReactNode;
}

/** A delivery group: its lines, date, cost, and alternative methods. */
export function DeliveryGroups({ cart, onChoose, points }: DeliveryGroupsProps) {
  const locale = useLocale();
  const texts = deliveryMessages(locale);
  const groups = cart.shippingMethods
    .map(asOffered)
    .filter(({ applicableShippingMethods }) => applicableShippingMethods.length > 0);
  const isMixed = groups.length > 1;
  const headingOf = (group: ShippingGroup) => {
    if (group.isTakenAlong) return group.storeName;
    return isMixed || group.storeName ? groupTitle(group, texts) : checkoutMessages(locale).deliveryMethod;
  };
  return (
    <div css={{ display: 'grid', gap: space[5] }}>
      {groups.map((group) => (
        <section key={group.shippingId} css={{ display: 'grid', gap: space[3] }}>
          <div>
            <Heading level={3}>{headingOf(group)}</Heading>
            {group.address && (
              <Text look="small" tone="muted">
                {placeLine(group.address)}
              </Text>
            )}
            {isMixed && (
              <Text look="small" tone="muted">
                {cart.items
                  .filter(({ shippingId }) => shippingId === group.shippingId)
                  .map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name))
                  .join(', ')}
              </Text>
            )}
          </div>
          {group.applicableShippingMethods.length > 1 ? (
            <DeliveryMethods
              group={group}
              currency={cart.currency}
              onChoose={(method) => onChoose(group.shippingId, method)}
            />
          ) : (
            group.applicableShippingMethods.map((method) => (
              <OnlyMethod key={method.id} method={method} currency={cart.currency} />
            ))
          )}
          {group.note && <InlineMessage>{group.note}</InlineMessage>}
          {group.shippingId === 'me' && points}
        </section>
      ))}
    </div>
  );
}

/** A group with the methods to choose from: nobody waits for a parcel to a store that has the goods ready. */
function asOffered(group: ShippingGroup): ShippingGroup {
  const { applicableShippingMethods: all } = group;
  const isReady = all.some(({ code, selected }) => code === 'pickup' && selected);
  return isReady ? { ...group, applicableShippingMethods: all.filter(({ code }) => code !== 'sts') } : group;
}

/** Heading of a group, e.g. "Pick up at Tarnfell Portland". */
export function groupTitle(group: ShippingGroup, texts: ReturnType<typeof deliveryMessages>): string {
  const kind = kindOf(group);
  if (group.isTakenAlong) return group.applicableShippingMethods.find(({ selected }) => selected)?.label ?? '';
  if (kind === 'pickup') return texts.pickupAt(group.storeName ?? '');
  if (kind === 'sent-to-store') return texts.sentTo(group.storeName ?? '');
  return texts[kind];
}

function OnlyMethod({
  method,
  currency,
}: {
  readonly method: ApplicableShippingMethod;
  readonly currency: Cart['currency'];
}) {
  const locale = useLocale();
  const { finalAmount } = method.price;
  return (
    <div css={{ ...tabular, display: 'flex', justifyContent: 'space-between', gap: space[4] }}>
      <Text>{[method.label, arrival(method, locale)].filter(Boolean).join(' · ')}</Text>
      <Text weight={600}>
        {finalAmount === 0 ? checkoutMessages(locale).free : formatMoney(finalAmount, currency, locale)}
      </Text>
    </div>
  );
}
