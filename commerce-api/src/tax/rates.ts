import type { CountryCode } from 'shared-contracts/locale';
import { localRateOf } from './us-local.ts';

/** A tax with its rate in thousandths of a percent: 9975 is 9.975 %. */
export interface TaxRate {
  readonly label: string;
  readonly rate: number;
  /** The level that levies it: a federal tax or its part, a state or province, or a city. */
  readonly level: 'country' | 'region' | 'local';
}

/** The place where goods are handed over, which determines the taxes. */
export interface TaxJurisdiction {
  readonly country: CountryCode;
  /** State or province. */
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
}

// Statewide rates; a production shop calls a tax service behind the same function.
const states: Readonly<Record<string, number>> = {
  AL: 4000,
  AK: 0,
  AZ: 5600,
  AR: 6500,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DE: 0,
  DC: 6000,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  ID: 6000,
  IL: 6250,
  IN: 7000,
  IA: 6000,
  KS: 6500,
  KY: 6000,
  LA: 5000,
  ME: 5500,
  MD: 6000,
  MA: 6250,
  MI: 6000,
  MN: 6875,
  MS: 7000,
  MO: 4225,
  MT: 0,
  NE: 5500,
  NV: 6850,
  NH: 0,
  NJ: 6625,
  NM: 4875,
  NY: 4000,
  NC: 4750,
  ND: 5000,
  OH: 5750,
  OK: 4500,
  OR: 0,
  PA: 6000,
  RI: 7000,
  SC: 6000,
  SD: 4200,
  TN: 7000,
  TX: 6250,
  UT: 4850,
  VT: 6000,
  VA: 4300,
  WA: 6500,
  WV: 6000,
  WI: 5000,
  WY: 4000,
};

const gst: TaxRate = { label: 'GST', rate: 5000, level: 'country' };
const hst = (rate: number): readonly TaxRate[] => [{ label: 'HST', rate, level: 'region' }];
const withPst = (rate: number): readonly TaxRate[] => [gst, { label: 'PST', rate, level: 'region' }];

const provinces: Readonly<Record<string, readonly TaxRate[]>> = {
  AB: [gst],
  NT: [gst],
  NU: [gst],
  YT: [gst],
  BC: withPst(7000),
  MB: withPst(7000),
  SK: withPst(6000),
  ON: hst(13_000),
  NB: hst(15_000),
  NL: hst(15_000),
  PE: hst(15_000),
  NS: hst(14_000),
  QC: [gst, { label: 'QST', rate: 9975, level: 'region' }],
};

const included: Readonly<Partial<Record<CountryCode, readonly TaxRate[]>>> = {
  GB: [{ label: 'VAT', rate: 20_000, level: 'country' }],
  DE: [{ label: 'MwSt.', rate: 19_000, level: 'country' }],
};

function inState(region: string, postalCode: string | undefined): readonly TaxRate[] | undefined {
  const rate = states[region];
  if (rate === undefined) return undefined;
  const local = localRateOf(region, postalCode);
  return [
    ...(rate === 0 ? [] : [{ label: 'Sales tax', rate, level: 'region' as const }]),
    ...(local === 0 ? [] : [{ label: 'Local tax', rate: local, level: 'local' as const }]),
  ];
}

/**
 * Returns the taxes of a place; undefined until it is known in enough detail (the US and Canada require the state or
 * province).
 */
export function taxRatesOf({ country, region, postalCode }: TaxJurisdiction): readonly TaxRate[] | undefined {
  const fixed = included[country];
  if (fixed) return fixed;
  if (!region) return undefined;
  return country === 'CA' ? provinces[region] : inState(region, postalCode);
}
