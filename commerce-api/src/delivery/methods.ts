import type { ShippingCode } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Language } from 'shared-contracts/locale';

type Texts = Readonly<Record<Language, string>>;

/** A way of getting goods to the shopper. */
export interface DeliveryMethod {
  readonly id: string;
  readonly code: ShippingCode;
  readonly label: Texts;
  /** Minor units before promotions. */
  readonly amount: number;
  /** Working days from dispatch, first and last; undefined for what needs no parcel. */
  readonly days?: readonly [number, number];
  /** Whether delivery promotions apply: express is paid for. */
  readonly promotable: boolean;
}

/** What a group of lines is: goods for home, goods made to order, digital goods, or goods for a store. */
export type GroupKind = 'me' | 'customs' | 'digital' | 'store';

const standardCost: Readonly<Record<CountryCode, number>> = { US: 800, CA: 1200, GB: 595, DE: 590 };
const expressCost: Readonly<Record<CountryCode, number>> = { US: 1800, CA: 2400, GB: 1195, DE: 1290 };

const labels = {
  standard: { en: 'Standard', fr: 'Standard', de: 'Standard' },
  express: { en: 'Express', fr: 'Express', de: 'Express' },
  pickup: { en: 'Pick up in store', fr: 'Retrait en magasin', de: 'Abholung im Laden' },
  digital: { en: 'By e-mail', fr: 'Par courriel', de: 'Per E-Mail' },
  customs: { en: 'Made to order', fr: 'Fabriqué sur commande', de: 'Auf Bestellung gefertigt' },
} as const satisfies Record<string, Texts>;

/** The methods of a kind of group in a country; the first one is the default. */
export function methodsFor(kind: GroupKind, country: CountryCode): readonly DeliveryMethod[] {
  if (kind === 'store') return [{ id: 'pickup', code: 'pickup', label: labels.pickup, amount: 0, promotable: false }];
  if (kind === 'digital')
    return [{ id: 'digital', code: 'digital', label: labels.digital, amount: 0, promotable: false }];
  if (kind === 'customs')
    return [{ id: 'customs', code: 'customs', label: labels.customs, amount: 0, days: [15, 18], promotable: false }];
  return [
    {
      id: 'standard',
      code: 'standard',
      label: labels.standard,
      amount: standardCost[country],
      days: [3, 5],
      promotable: true,
    },
    {
      id: 'express',
      code: 'express',
      label: labels.express,
      amount: expressCost[country],
      days: [1, 2],
      promotable: false,
    },
  ];
}
