import type { Locale } from 'shared-contracts/locale';
import { arrival } from 'storefront-kit/arrival';
import { accountMessages } from '../../messages/account-messages.ts';
import { isUnderWay, type Shipment, type ShipmentStatus } from './shipment-progress.ts';

/** What is said first of a shipment: the day it arrives while it is to come (dates, not speeds), else its state. */
export function shipmentTitle(
  shipment: Pick<Shipment, 'status' | 'deliveryFrom' | 'deliveryTo' | 'shippingMethod'>,
  locale: Locale,
): string {
  const promise = isUnderWay(shipment)
    ? arrival({ ...shipment, code: shipment.shippingMethod.code }, locale)
    : undefined;
  return promise ?? statusText(shipment.status, shipment, locale);
}

/** The state of a shipment in a word; a gift card by mail is sent, not delivered. */
export function statusText(
  status: ShipmentStatus,
  { shippingMethod }: Pick<Shipment, 'shippingMethod'>,
  locale: Pick<Locale, 'language'>,
): string {
  const texts = accountMessages(locale);
  return status === 'delivered' && shippingMethod.code === 'digital' ? texts.sent : texts[status];
}
