import type { Order } from 'shared-contracts/calls/checkout';
import { InlineMessage } from 'shared-ui/alert';
import { Steps } from 'shared-ui/steps';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { ResendButton } from '../after-sales/resend-button.tsx';
import { AddressBlock } from './address-block.tsx';
import { shortDay } from './days.ts';
import { OrderLines } from './order-lines.tsx';
import { type Shipment, shipmentProgress } from './shipment-progress.ts';
import { shipmentTitle, statusText } from './shipment-words.ts';
import { TrackingLink } from './tracking-link.tsx';

interface ShipmentSectionProps {
  readonly order: Order;
  readonly shipment: Shipment;
  /** Starts at 1. */
  readonly place: number;
}

/** A parcel: method, progress, lines, and destination. */
export function ShipmentSection({ order, shipment, place }: ShipmentSectionProps) {
  const locale = useLocale();
  const texts = accountMessages(locale);
  const { shippingMethod, storeName, address, events = [] } = shipment;
  const count = order.shipments.length;
  const progress = shipmentProgress(shipment);
  const giftCards =
    shippingMethod.code === 'digital' && order.status === 'placed'
      ? order.items.filter(({ shipmentId }) => shipmentId === shipment.shipmentId)
      : [];
  return (
    <section
      css={{
        display: 'grid',
        gap: space[5],
        paddingTop: space[5],
        borderTop: `1px solid ${color.line}`,
        '&:first-of-type': { paddingTop: 0, borderTop: 0 },
      }}
    >
      <div>
        {count > 1 && (
          <Text look="overline" tone="muted">
            {texts.parcel(place, count)}
          </Text>
        )}
        <Heading level={2} look={count > 1 ? 'h3' : 'h2'}>
          {shipmentTitle(shipment, locale)}
        </Heading>
        <Text tone="muted">{shippingMethod.label}</Text>
      </div>
      {progress ? (
        <Steps
          label={count > 1 ? texts.progressOf(place, count) : texts.progress}
          steps={progress.steps.map((status) => {
            const reached = events.findLast((event) => event.status === status);
            return {
              text: statusText(status, shipment, locale),
              note: reached && <time dateTime={reached.at}>{shortDay(reached.at, locale)}</time>,
            };
          })}
          current={progress.current}
          doneText={texts.done}
        />
      ) : (
        <InlineMessage tone="warning">{texts.shipmentCancelled}</InlineMessage>
      )}
      <TrackingLink shipment={shipment} />
      <OrderLines order={order} shipmentId={shipment.shipmentId} />
      {giftCards.map((item) => (
        <ResendButton key={item.id} order={order} item={item} isNamed={giftCards.length > 1} />
      ))}
      {storeName ? (
        <div>
          <Text weight={600}>{shipment.isTakenAlong ? shippingMethod.label : texts.pickupAt}</Text>
          <Text>{storeName}</Text>
        </div>
      ) : (
        address && <AddressBlock title={texts.shipTo} address={address} />
      )}
    </section>
  );
}
