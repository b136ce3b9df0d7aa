import { addressLines } from 'shared-contracts/address-lines';
import type { Order } from 'shared-contracts/calls/checkout';
import { usePlatform } from 'shared-contracts/platform';
import { Badge } from 'shared-ui/badge';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { formatDay } from 'storefront-kit/dates';
import { orderMessages } from '../../messages/order-messages.ts';
import { foundList, foundRow } from '../area/found-list.ts';
import { statusTone } from './status-tone.ts';

type Parcel = Order['shipments'][number];

/** The parcels of an order, and where they are. */
export function OrderParcels({ order: { shipments } }: { readonly order: Order }) {
  const texts = orderMessages(usePlatform().locale);
  return (
    <section css={sheetStyle} aria-labelledby="parcels">
      <Heading level={2} look="h3" id="parcels">
        {texts.parcels}
      </Heading>
      <ul css={foundList}>
        {shipments.map((parcel) => (
          <ParcelRow key={parcel.shipmentId} parcel={parcel} />
        ))}
      </ul>
    </section>
  );
}

function ParcelRow({ parcel }: { readonly parcel: Parcel }) {
  const { locale } = usePlatform();
  const texts = orderMessages(locale);
  const { status, shippingMethod, storeName, address, carrier, trackingNumber, trackingUrl, deliveryTo } = parcel;
  const tracking = carrier && trackingNumber ? texts.tracking(carrier, trackingNumber) : undefined;
  const isUnderWay = status === 'received' || status === 'packed' || status === 'shipped';
  return (
    <li css={foundRow}>
      <Stack gap={1} css={{ flex: '1 1 12rem' }}>
        <Text weight={600}>{storeName ?? shippingMethod.label}</Text>
        {address && <Text look="small">{addressLines(address, locale).join(', ')}</Text>}
        {tracking &&
          (trackingUrl ? (
            <a href={trackingUrl} target="_blank" rel="noreferrer" css={[linkStyle, { justifySelf: 'start' }]}>
              {tracking}
            </a>
          ) : (
            <Text look="small">{tracking}</Text>
          ))}
      </Stack>
      <Row gap={2}>
        {isUnderWay && deliveryTo && <Text look="small">{texts.arrives(formatDay(deliveryTo, locale))}</Text>}
        <Badge tone={statusTone[status]}>{texts[status]}</Badge>
      </Row>
    </li>
  );
}
