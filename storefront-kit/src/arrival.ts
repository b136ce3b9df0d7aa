import type { Language, Locale } from 'shared-contracts/locale';
import type { PickupPromise } from 'shared-contracts/pickup-promise';
import { formatDay } from './dates.ts';
import { pickupDayAndTime } from './pickup-words.ts';

/** A delivery method on offer, or a shipment with its method's code. */
export interface Arriving {
  /** `pickup`: collected at a store instead of delivered. */
  readonly code?: string | undefined;
  /** YYYY-MM-DD, first and last day. */
  readonly deliveryFrom?: string | undefined;
  readonly deliveryTo?: string | undefined;
  /** What a store promises now. */
  readonly pickup?: PickupPromise | undefined;
}

interface Texts {
  readonly ready: (day: string) => string;
  readonly on: (day: string) => string;
  readonly between: (from: string, to: string) => string;
}

const byLanguage: Readonly<Record<Language, Texts>> = {
  en: {
    ready: (day) => `Ready ${day}`,
    on: (day) => `Arrives ${day}`,
    between: (from, to) => `Arrives ${from} – ${to}`,
  },
  fr: {
    ready: (day) => `Prêt ${day}`,
    on: (day) => `Livraison ${day}`,
    between: (from, to) => `Livraison ${from} – ${to}`,
  },
  de: {
    ready: (day) => `Bereit ${day}`,
    on: (day) => `Lieferung ${day}`,
    between: (from, to) => `Lieferung ${from} – ${to}`,
  },
};

/** Delivery or pickup dates in words. Undefined when the services name no day. */
export function arrival({ code, deliveryFrom, deliveryTo, pickup }: Arriving, locale: Locale): string | undefined {
  if (!deliveryTo) return undefined;
  const texts = byLanguage[locale.language];
  const to = formatDay(deliveryTo, locale);
  if (code === 'pickup') return texts.ready(pickup ? pickupDayAndTime(pickup, locale) : to);
  if (!deliveryFrom || deliveryFrom === deliveryTo) return texts.on(to);
  return texts.between(formatDay(deliveryFrom, locale), to);
}
