import type { ShippingCode } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Language } from 'shared-contracts/locale';

type Texts = Readonly<Record<Language, string>>;

/** What a delivery rule applies to: goods sent home, goods made to order, goods at a store, and goods sent by email. */
export type DeliveryScope = 'home' | 'customs' | 'store' | 'digital';

/** A way of the merchant to deliver, as a record of `delivery.jsonl` has it. */
export interface DeliveryRule {
  readonly id: string;
  readonly scope: DeliveryScope;
  readonly code: ShippingCode;
  readonly label: Texts;
  /** Working days from dispatch, first and last; undefined when there is no parcel. */
  readonly days?: readonly [number, number] | undefined;
  /** Whether delivery promotions apply. */
  readonly promotable: boolean;
  /** Minor units before promotions, by market; it is not offered in the others. */
  readonly prices: Readonly<Partial<Record<CountryCode, number>>>;
  /** Codes of the states, provinces, and territories that it does not reach, by market. */
  readonly excludes: Readonly<Partial<Record<CountryCode, readonly string[]>>>;
}

/** A delivery method of one market. */
export interface DeliveryMethod extends Pick<DeliveryRule, 'id' | 'code' | 'label' | 'days' | 'promotable'> {
  /** Minor units before promotions. */
  readonly amount: number;
}

/** Kind of a delivery group: home delivery, made-to-order, digital, pickup, or ship-to-store. */
export type GroupKind = 'me' | 'customs' | 'digital' | 'store' | 'sts';

const scopeOf: Readonly<Record<GroupKind, DeliveryScope>> = {
  me: 'home',
  customs: 'customs',
  digital: 'digital',
  store: 'store',
  sts: 'store',
};

const free: Readonly<Record<CountryCode, number>> = { US: 0, CA: 0, GB: 0, DE: 0 };
const standing = { promotable: false, prices: free, excludes: {} };

/** What every shop has, unless it has rules of its own for it: nothing of it costs a parcel of its own. */
const standingRules: readonly DeliveryRule[] = [
  {
    ...standing,
    id: 'pickup',
    scope: 'store',
    code: 'pickup',
    label: { en: 'Pick up in store', fr: 'Retrait en magasin', de: 'Abholung im Laden' },
  },
  {
    ...standing,
    id: 'sts',
    scope: 'store',
    code: 'sts',
    label: { en: 'Ship to store', fr: 'Livraison en magasin', de: 'Lieferung in den Laden' },
  },
  {
    ...standing,
    id: 'digital',
    scope: 'digital',
    code: 'digital',
    label: { en: 'By email', fr: 'Par courriel', de: 'Per E-Mail' },
  },
];

/** Stands for the method of goods that the merchant no longer delivers to a market, so that a cart with them can be shown. */
export const undeliverable: DeliveryMethod = {
  id: 'none',
  code: 'standard',
  label: { en: 'Standard', fr: 'Standard', de: 'Standard' },
  promotable: false,
  amount: 0,
};

/** What pickup is called where the goods are at hand. */
const takenAlong: Texts = { en: 'Taken along', fr: 'Emporté', de: 'Mitgenommen' };

/** Returns what a method is called, of goods that the customer takes along or of others. */
export const labelOf = ({ code, label }: DeliveryMethod, isTakenAlong: boolean): Texts =>
  isTakenAlong && code === 'pickup' ? takenAlong : label;

/** Returns the working days of a parcel in a market: of the first way that goods are sent home. */
export const parcelDays = (rules: readonly DeliveryRule[], country: CountryCode): DeliveryRule['days'] =>
  rules.find(({ scope, prices }) => scope === 'home' && prices[country] !== undefined)?.days;

/** Returns the methods for a kind of group in a market and region, in the merchant's order; the first is the default. */
export function methodsFor(
  rules: readonly DeliveryRule[],
  kind: GroupKind,
  country: CountryCode,
  region = '',
): readonly DeliveryMethod[] {
  const scope = scopeOf[kind];
  const own = rules.filter((rule) => rule.scope === scope);
  const methods = (own.length > 0 ? own : standingRules.filter((rule) => rule.scope === scope)).flatMap(
    ({ id, code, label, days, promotable, prices, excludes }) => {
      const amount = prices[country];
      if (amount === undefined || excludes[country]?.includes(region)) return [];
      // A parcel to a store takes as long as one to a home.
      const toStore = code === 'sts' ? parcelDays(rules, country) : undefined;
      return [{ id, code, label, days: days ?? toStore, promotable, amount }];
    },
  );
  // Goods of a store group are there, or on their way.
  return kind === 'sts'
    ? methods.toSorted((one, other) => Number(other.code === 'sts') - Number(one.code === 'sts'))
    : methods;
}
