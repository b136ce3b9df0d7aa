import type { ShipmentStatus } from 'shared-contracts/entities/order-status';
import type { Locale } from 'shared-contracts/locale';
import { arrival } from 'storefront-kit/arrival';
import { accountMessages } from '../../messages/account-messages.ts';
import { longDay } from './days.ts';
import { isUnderWay, type Shipment } from './shipment-progress.ts';

/** The headline of a shipment: its arrival date, the promised one while under way, otherwise its status. */
export function shipmentTitle(
  shipment: Pick<Shipment, 'status' | 'deliveryFrom' | 'deliveryTo' | 'shippingMethod' | 'isTakenAlong' | 'events'>,
  locale: Locale,
): string {
  const { code } = shipment.shippingMethod;
  const promise = isUnderWay(shipment) ? arrival({ ...shipment, code }, locale) : undefined;
  const arrived =
    shipment.status === 'delivered' && code !== 'digital'
      ? shipment.events?.findLast(({ status }) => status === 'delivered')
      : undefined;
  if (arrived) return accountMessages(locale).deliveredOn(longDay(arrived.at, locale));
  return promise ?? statusText(shipment.status, shipment, locale);
}

/** The status of a shipment in a word; a mailed gift card is sent, not delivered, and goods at a till are taken along. */
export function statusText(
  status: ShipmentStatus,
  { shippingMethod, isTakenAlong }: Pick<Shipment, 'shippingMethod' | 'isTakenAlong'>,
  locale: Pick<Locale, 'id' | 'language'>,
): string {
  const texts = accountMessages(locale);
  if (status === 'collected' && isTakenAlong) return shippingMethod.label;
  return status === 'delivered' && shippingMethod.code === 'digital' ? texts.sent : texts[status];
}
