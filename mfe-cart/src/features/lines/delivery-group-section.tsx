import { type ReactNode, useId } from 'react';
import { shippingMethodDialog } from 'shared-contracts/dialogs/cart';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { GiftIcon, MailIcon, StoreIcon, TruckIcon } from 'shared-ui/icon';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { arrival } from 'storefront-kit/arrival';
import { pageMessages } from '../../messages/page-messages.ts';
import { bySpeed, type DeliveryGroup } from './delivery-groups.ts';

const icons = {
  home: TruckIcon,
  digital: MailIcon,
  customs: GiftIcon,
  pickup: StoreIcon,
  'sent-to-store': StoreIcon,
} as const;

/** Lines that are delivered together, below the method and date. */
export function DeliveryGroupSection({
  group: { group, kind, items },
  children,
}: {
  readonly group: DeliveryGroup;
  readonly children: (item: DeliveryGroup['items'][number]) => ReactNode;
}) {
  const { locale, dialogs } = usePlatform();
  const texts = pageMessages(locale);
  const headingId = useId();
  const Icon = icons[kind];
  const titles = {
    home: texts.homeDelivery,
    digital: texts.digitalDelivery,
    customs: texts.customsDelivery,
    pickup: texts.pickupAt(group?.storeName ?? ''),
    'sent-to-store': texts.sentTo(group?.storeName ?? ''),
  };
  const methods = bySpeed(group?.applicableShippingMethods ?? []);
  const method = methods.find(({ selected }) => selected) ?? methods[0];
  const title = group?.isTakenAlong && method ? method.label : titles[kind];
  const promise = method && arrival(method, locale);
  return (
    <section aria-labelledby={headingId} css={{ paddingBlock: space[4] }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', paddingBottom: space[4] }}>
        <Icon />
        <Heading level={2} look="h3" id={headingId}>
          {title}
        </Heading>
        {promise && (
          <Text look="small" tone="muted">
            {promise}
          </Text>
        )}
        {group && methods.length > 1 && (
          <Button
            variant="link"
            size="small"
            aria-label={texts.changeMethodOf(title)}
            css={{ marginInlineStart: 'auto' }}
            onClick={() => void dialogs.open(shippingMethodDialog, { shippingId: group.shippingId })}
          >
            {texts.changeMethod}
          </Button>
        )}
      </div>
      {group?.note && <InlineMessage css={{ paddingBottom: space[4] }}>{group.note}</InlineMessage>}
      <ul>{items.map(children)}</ul>
    </section>
  );
}
