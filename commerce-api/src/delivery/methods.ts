import type { ShippingCode } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Language } from 'shared-contracts/locale';

type Texts = Readonly<Record<Language, string>>;

/** A delivery method. */
export interface DeliveryMethod {
  readonly id: string;
  readonly code: ShippingCode;
  readonly label: Texts;
  /** Minor units before promotions. */
  readonly amount: number;
  /** Working days from dispatch, first and last; undefined when there is no parcel. */
  readonly days?: readonly [number, number];
  /** Whether delivery promotions apply; express is always paid. */
  readonly promotable: boolean;
}

/** Kind of a delivery group: home delivery, made-to-order, digital, pickup, or ship-to-store. */
export type GroupKind = 'me' | 'customs' | 'digital' | 'store' | 'sts';

const standardCost: Readonly<Record<CountryCode, number>> = { US: 800, CA: 1200, GB: 595, DE: 590 };
const pointCost: Readonly<Record<CountryCode, number>> = { US: 500, CA: 800, GB: 395, DE: 390 };
const expressCost: Readonly<Record<CountryCode, number>> = { US: 1800, CA: 2400, GB: 1195, DE: 1290 };

const labels = {
  standard: { en: 'Standard', fr: 'Standard', de: 'Standard' },
  express: { en: 'Express', fr: 'Express', de: 'Express' },
  pickup: { en: 'Pick up in store', fr: 'Retrait en magasin', de: 'Abholung im Laden' },
  sts: { en: 'Ship to store', fr: 'Livraison en magasin', de: 'Lieferung in den Laden' },
  pudo: { en: 'To a collection point', fr: 'En point relais', de: 'An eine Abholstation' },
  digital: { en: 'By email', fr: 'Par courriel', de: 'Per E-Mail' },
  customs: { en: 'Made to order', fr: 'Fabriqué sur commande', de: 'Auf Bestellung gefertigt' },
  customsExpress: {
    en: 'Made to order, sent by express',
    fr: 'Fabriqué sur commande, envoi express',
    de: 'Auf Bestellung gefertigt, Expressversand',
  },
} as const satisfies Record<string, Texts>;

/** What pickup is called where the goods are at hand. */
const takenAlong: Texts = { en: 'Taken along', fr: 'Emporté', de: 'Mitgenommen' };

/** Returns what a method is called, of goods that the customer takes along or of others. */
export const labelOf = ({ code, label }: DeliveryMethod, isTakenAlong: boolean): Texts =>
  isTakenAlong && code === 'pickup' ? takenAlong : label;

/** States, provinces and territories without express delivery. */
const withoutExpress: readonly string[] = ['AK', 'HI', 'NT', 'NU', 'YT'];

/** Working days of a parcel, whether it goes home, to a collection point, or to a store. */
export const parcelDays = [3, 5] as const;

const single = (code: 'pickup' | 'sts' | 'digital' | 'customs', days?: readonly [number, number]): DeliveryMethod => ({
  id: code,
  code,
  label: labels[code],
  amount: 0,
  ...(days ? { days } : {}),
  promotable: false,
});

/** Returns the methods for a kind of group in a country and region; the first one is the default. */
export function methodsFor(kind: GroupKind, country: CountryCode, region = ''): readonly DeliveryMethod[] {
  if (kind === 'store') return [single('pickup'), single('sts', parcelDays)];
  if (kind === 'sts') return [single('sts', parcelDays), single('pickup')];
  if (kind === 'digital') return [single('digital')];
  const express: DeliveryMethod = {
    id: 'express',
    code: 'express',
    label: labels.express,
    amount: expressCost[country],
    days: [1, 2],
    promotable: false,
  };
  const isReached = ({ code }: DeliveryMethod): boolean => code !== 'express' || !withoutExpress.includes(region);
  // What is made to order takes as long to make; only its way is shorter.
  if (kind === 'customs')
    return [
      single('customs', [15, 18]),
      { ...express, id: 'customs-express', label: labels.customsExpress, days: [13, 15] as const },
    ].filter(isReached);
  const home: DeliveryMethod[] = [
    {
      id: 'standard',
      code: 'standard',
      label: labels.standard,
      amount: standardCost[country],
      days: parcelDays,
      promotable: true,
    },
    express,
    { id: 'pudo', code: 'pudo', label: labels.pudo, amount: pointCost[country], days: parcelDays, promotable: true },
  ];
  return home.filter(isReached);
}
