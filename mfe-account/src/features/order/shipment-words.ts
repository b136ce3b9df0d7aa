import type { Locale } from 'shared-contracts/locale';
import { arrival } from 'storefront-kit/arrival';
import { accountMessages } from '../../messages/account-messages.ts';
import { isUnderWay, type Shipment, type ShipmentStatus } from './shipment-progress.ts';

/** The headline of a shipment: its arrival date while under way, otherwise its status. */
export function shipmentTitle(
  shipment: Pick<Shipment, 'status' | 'deliveryFrom' | 'deliveryTo' | 'shippingMethod'>,
  locale: Locale,
): string {
  const promise = isUnderWay(shipment)
    ? arrival({ ...shipment, code: shipment.shippingMethod.code }, locale)
    : undefined;
  return promise ?? statusText(shipment.status, shipment, locale);
}

/** The status of a shipment in a word; a mailed gift card is sent, not delivered. */
export function statusText(
  status: ShipmentStatus,
  { shippingMethod }: Pick<Shipment, 'shippingMethod'>,
  locale: Pick<Locale, 'id' | 'language'>,
): string {
  const texts = accountMessages(locale);
  return status === 'delivered' && shippingMethod.code === 'digital' ? texts.sent : texts[status];
}
