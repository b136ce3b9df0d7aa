import type { ReactNode } from 'react';
import type { ApplicableShippingMethod } from 'shared-contracts/calls/cart-entities';
import { formatDay } from 'shared-contracts/dates';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-contracts/platform';
import { GiftIcon, MailIcon, StoreIcon, TruckIcon } from 'shared-ui/icon';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { cartMessages } from '../../messages/cart-messages.ts';
import { bySpeed, type DeliveryGroup } from './delivery-groups.ts';

const icons = { home: TruckIcon, digital: MailIcon, customs: GiftIcon, pickup: StoreIcon } as const;

/** The lines that reach the shopper together, headed by how and when. */
export function DeliveryGroupSection({
  group: { group, kind, items },
  children,
}: {
  readonly group: DeliveryGroup;
  readonly children: (item: DeliveryGroup['items'][number]) => ReactNode;
}) {
  const locale = useLocale();
  const texts = cartMessages(locale);
  const Icon = icons[kind];
  const titles = {
    home: texts.homeDelivery,
    digital: texts.digitalDelivery,
    customs: texts.customsDelivery,
    pickup: texts.pickupAt(group?.storeName ?? ''),
  };
  const methods = bySpeed(group?.applicableShippingMethods ?? []);
  const method = methods.find(({ selected }) => selected) ?? methods[0];
  const promise = method?.code === 'pickup' ? readiness(method, locale) : arrival(method, locale);
  return (
    <section css={{ paddingBlock: space[4] }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', paddingBottom: space[4] }}>
        <Icon />
        <Heading level={2} look="h3">
          {titles[kind]}
        </Heading>
        {promise && (
          <Text look="small" tone="muted">
            {promise}
          </Text>
        )}
      </div>
      <ul>{items.map(children)}</ul>
    </section>
  );
}

/** The day from which goods can be collected. */
export function readiness({ deliveryTo }: ApplicableShippingMethod, locale: Locale): string | undefined {
  return deliveryTo && cartMessages(locale).readyOn(formatDay(deliveryTo, locale));
}

/** Dates, not speeds. */
export function arrival(method: ApplicableShippingMethod | undefined, locale: Locale): string | undefined {
  if (!method?.deliveryTo) return undefined;
  const texts = cartMessages(locale);
  const to = formatDay(method.deliveryTo, locale);
  if (!method.deliveryFrom || method.deliveryFrom === method.deliveryTo) return texts.arrivesOn(to);
  return texts.arrives(formatDay(method.deliveryFrom, locale), to);
}
