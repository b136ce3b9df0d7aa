import type { TaxJurisdiction, TaxRate } from './rates.ts';

/** Tax class of goods: gift cards are taxed when spent, clothing has reduced rates in some places. */
export type GoodsClass = 'standard' | 'clothing' | 'childClothing' | 'giftCard';

/** Goods of one line with the amount paid after all reductions. */
export interface TaxedGoods {
  readonly goods: GoodsClass;
  readonly qty: number;
  /** Minor units. */
  readonly amount: number;
}

/**
 * Returns the tax class of a style.
 * @param cut whom it fits, as the product's record says
 */
export function goodsClassOf(productType: string, cut: string): GoodsClass {
  if (productType === 'digital') return 'giftCard';
  if (productType !== 'apparel' && productType !== 'footwear') return 'standard';
  return cut === 'kids' ? 'childClothing' : 'clothing';
}

const statesWithoutClothingTax: readonly string[] = ['MN', 'NJ', 'PA', 'VT'];
/** Clothing below this unit price is tax-free, minor units. */
const clothingFreeBelow: Readonly<Record<string, number>> = { NY: 11_000 };
/** Only the part of clothing's unit price above this is taxed, minor units. */
const clothingFreeUpTo: Readonly<Record<string, number>> = { MA: 17_500, RI: 25_000 };

function clothingInState(region: string, { qty, amount }: TaxedGoods): number {
  if (statesWithoutClothingTax.includes(region)) return 0;
  const below = clothingFreeBelow[region];
  if (below !== undefined) return amount < below * qty ? 0 : amount;
  return Math.max(0, amount - (clothingFreeUpTo[region] ?? 0) * qty);
}

// Provinces that exempt children's clothing from their own tax, or from their part of the HST.
const childrenWithoutProvincialTax: readonly string[] = ['BC', 'MB', 'SK', 'ON', 'NS', 'PE'];

/** Returns the taxable part of an amount. */
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

/** Returns the rate of a tax for a class; an exemption from the provincial part of the HST leaves the federal part. */
export function rateFor(goods: GoodsClass, tax: TaxRate, { region = '' }: TaxJurisdiction): number {
  const spared = goods === 'childClothing' && tax.label === 'HST' && childrenWithoutProvincialTax.includes(region);
  return spared ? FEDERAL_PART : tax.rate;
}

// States that do not tax delivery charges that are listed separately.
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
