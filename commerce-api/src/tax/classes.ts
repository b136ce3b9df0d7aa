import type { TaxJurisdiction, TaxRate } from './rates.ts';

/** What goods are to the tax: gift cards are taxed when they are spent, clothing is favoured in some places. */
export type GoodsClass = 'standard' | 'clothing' | 'childClothing' | 'giftCard';

/** Goods of one line, with what is paid for them after every reduction. */
export interface TaxedGoods {
  readonly goods: GoodsClass;
  readonly qty: number;
  /** Minor units. */
  readonly amount: number;
}

/** The category under which everything for children hangs. */
const CHILDREN = '3000';

/** The class of a style by what it is and where it hangs. */
export function goodsClassOf(productType: string, categoryIds: readonly string[]): GoodsClass {
  if (productType === 'digital') return 'giftCard';
  if (productType !== 'apparel' && productType !== 'footwear') return 'standard';
  return categoryIds.includes(CHILDREN) ? 'childClothing' : 'clothing';
}

const statesWithoutClothingTax: readonly string[] = ['MN', 'NJ', 'PA', 'VT'];
/** Clothing is free of tax below this price of a unit, minor units. */
const clothingFreeBelow: Readonly<Record<string, number>> = { NY: 11_000 };
/** Of clothing only what a unit costs beyond this is taxed, minor units. */
const clothingFreeUpTo: Readonly<Record<string, number>> = { MA: 17_500, RI: 25_000 };

function clothingInState(region: string, { qty, amount }: TaxedGoods): number {
  if (statesWithoutClothingTax.includes(region)) return 0;
  const below = clothingFreeBelow[region];
  if (below !== undefined) return amount < below * qty ? 0 : amount;
  return Math.max(0, amount - (clothingFreeUpTo[region] ?? 0) * qty);
}

// These provinces leave their own tax, or their part of the HST, off clothing for children.
const childrenWithoutProvincialTax: readonly string[] = ['BC', 'MB', 'SK', 'ON', 'NS', 'PE'];

/** The part of an amount that a tax falls on. */
export function taxableOf(line: TaxedGoods, tax: TaxRate, { country, region = '' }: TaxJurisdiction): number {
  if (line.goods === 'giftCard') return 0;
  if (line.goods === 'standard') return line.amount;
  if (country === 'US') return clothingInState(region, line);
  if (line.goods === 'clothing') return line.amount;
  if (country === 'GB') return 0;
  const spared = country === 'CA' && tax.level === 'region' && childrenWithoutProvincialTax.includes(region);
  return spared && tax.label === 'PST' ? 0 : line.amount;
}

const FEDERAL_PART = 5000;

/** The rate that a tax has for a class: a spared provincial part of the HST leaves the federal one. */
export function rateFor(goods: GoodsClass, tax: TaxRate, { region = '' }: TaxJurisdiction): number {
  const spared = goods === 'childClothing' && tax.label === 'HST' && childrenWithoutProvincialTax.includes(region);
  return spared ? FEDERAL_PART : tax.rate;
}

// Where delivery stands apart on the bill, these states leave it untaxed.
const statesWithoutDeliveryTax: readonly string[] = [
  'AL',
  'AZ',
  'CA',
  'CO',
  'FL',
  'IA',
  'ID',
  'LA',
  'MA',
  'MD',
  'ME',
  'MO',
  'NV',
  'OK',
  'UT',
  'VA',
  'WY',
];

export const taxesDelivery = ({ country, region = '' }: TaxJurisdiction): boolean =>
  country !== 'US' || !statesWithoutDeliveryTax.includes(region);
