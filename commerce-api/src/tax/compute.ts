import { apportion } from '../base/apportion.ts';
import { sum } from '../base/sum.ts';
import { rateFor, type TaxedGoods, taxableOf, taxesDelivery } from './classes.ts';
import { type TaxJurisdiction, type TaxRate, taxRatesOf } from './rates.ts';

const WHOLE = 100_000;

/** Goods handed over at one place, with their delivery. */
export interface TaxedGroup {
  readonly place: TaxJurisdiction;
  readonly lines: readonly (TaxedGoods & { readonly id: string })[];
  /** Minor units after promotions. */
  readonly delivery: number;
}

export interface TaxRow {
  readonly label: string;
  readonly ratePercent: number;
  readonly amount: number;
  /** State or province; absent where the country has one tax. */
  readonly region?: string;
  /** The taxable base. */
  readonly base: number;
}

export interface TaxResult {
  /** Minor units over all taxes. */
  readonly total: number;
  readonly rows: readonly TaxRow[];
  /** The tax of each line, by line id; together with the tax on deliveries they add up to the total. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Returns a tax on an amount, rounded half up once on the sum, never per line. */
export function taxOn(amount: number, rate: number, taxIncluded: boolean): number {
  const divisor = taxIncluded ? WHOLE + rate : WHOLE;
  return Number((BigInt(amount) * BigInt(rate) * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n));
}

interface Part {
  /** Undefined for delivery. */
  readonly lineId: string | undefined;
  readonly base: number;
  readonly tax: TaxRate;
  readonly rate: number;
  readonly region: string | undefined;
}

/** Returns the taxable part of delivery: in proportion to the taxable part of its goods. */
function deliveryBase({ delivery, lines, place }: TaxedGroup, taxable: number): number {
  const goods = sum(lines.map(({ amount }) => amount));
  if (delivery === 0 || !taxesDelivery(place)) return 0;
  return goods === 0 ? delivery : Math.round((delivery * taxable) / goods);
}

function partsOf(group: TaxedGroup, rates: readonly TaxRate[]): Part[] {
  const region = group.place.country === 'US' || group.place.country === 'CA' ? group.place.region : undefined;
  return rates.flatMap((tax) => {
    const lines = group.lines.map((line) => ({
      lineId: line.id,
      base: taxableOf(line, tax, group.place),
      tax,
      rate: rateFor(line.goods, tax, group.place),
      region,
    }));
    const base = deliveryBase(group, sum(lines.map((part) => part.base)));
    return [...lines, { lineId: undefined, base, tax, rate: tax.rate, region }].filter((part) => part.base > 0);
  });
}

const keyOf = ({ tax, rate, region }: Part): string => `${region ?? ''}|${tax.label}|${rate}`;

/**
 * Computes the taxes on goods and deliveries, whether included in prices or added on top. Parallel taxes, such as GST
 * and PST, are not compounded. Each tax of a place is rounded once.
 * @returns undefined until the place of the taxed goods is known
 */
export function computeTax(groups: readonly TaxedGroup[], taxIncluded: boolean): TaxResult | undefined {
  const parts: Part[] = [];
  for (const group of groups) {
    const rates = taxRatesOf(group.place);
    if (rates) parts.push(...partsOf(group, rates));
    else if (group.delivery > 0 || group.lines.some(({ goods, amount }) => goods !== 'giftCard' && amount > 0))
      return undefined;
  }
  const shares = new Map<string, number>();
  const rows = [...Map.groupBy(parts, keyOf).values()].map((own): TaxRow => {
    const [first] = own as [Part, ...Part[]];
    const base = sum(own.map((part) => part.base));
    const amount = taxOn(base, first.rate, taxIncluded);
    const split = apportion(
      amount,
      own.map((part) => part.base),
    );
    for (const [index, { lineId }] of own.entries()) {
      if (lineId) shares.set(lineId, (shares.get(lineId) ?? 0) + (split[index] ?? 0));
    }
    const { region } = first;
    return { label: first.tax.label, ratePercent: first.rate / 1000, amount, base, ...(region ? { region } : {}) };
  });
  return { total: sum(rows.map(({ amount }) => amount)), rows, shares };
}
