import type { ApplicableShippingMethod } from 'shared-contracts/calls/cart-entities';
import { formatDay } from 'shared-contracts/dates';
import type { Locale } from 'shared-contracts/locale';
import { cartMessages } from '../../messages/cart-messages.ts';

/** When goods come by a method, or can be collected: dates, not speeds. Undefined where the services name no day. */
export function arrival(method: ApplicableShippingMethod | undefined, locale: Locale): string | undefined {
  if (!method?.deliveryTo) return undefined;
  const texts = cartMessages(locale);
  const to = formatDay(method.deliveryTo, locale);
  if (method.code === 'pickup') return texts.readyOn(to);
  if (!method.deliveryFrom || method.deliveryFrom === method.deliveryTo) return texts.arrivesOn(to);
  return texts.arrives(formatDay(method.deliveryFrom, locale), to);
}
