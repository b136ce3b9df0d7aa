import { formatDay } from 'shared-contracts/dates';
import type { Locale } from 'shared-contracts/locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { isUnderWay, type Shipment, type ShipmentStatus } from './shipment-progress.ts';

/** Dates, not speeds; what has arrived or was cancelled no longer arrives. */
export function arrivalText(
  shipment: Pick<Shipment, 'status' | 'deliveryFrom' | 'deliveryTo'>,
  locale: Locale,
): string | undefined {
  if (!shipment.deliveryTo || shipment.status === 'cancelled') return undefined;
  const texts = accountMessages(locale);
  const [onDay, between] = isUnderWay(shipment) ? [texts.arrivesOn, texts.arrives] : [texts.expectedOn, texts.expected];
  const to = formatDay(shipment.deliveryTo, locale);
  if (!shipment.deliveryFrom || shipment.deliveryFrom === shipment.deliveryTo) return onDay(to);
  return between(formatDay(shipment.deliveryFrom, locale), to);
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
