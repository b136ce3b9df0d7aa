import type { CountryCode } from 'shared-contracts/locale';

// Three-digit ZIP prefixes by state, as the United States Postal Service assigns them (Publication 65, labeling list
// L002). Fishers Island NY shares 063 with Connecticut, Fort Campbell TN 422 with Kentucky, Alta WY 834 with Idaho.
// 20588 is an office in Maryland although its prefix is one of Washington.
const zipPrefixes: Readonly<Record<string, string>> = {
  AL: '350-352 354-369',
  AK: '995-999',
  AZ: '850-853 855-857 859-860 863-865',
  AR: '716-729',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  IA: '500-516 520-528',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  ME: '039-049',
  MD: '206-212 214-219 20588',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-551 553-567',
  MS: '386-397',
  MO: '630-631 633-641 644-658',
  MT: '590-599',
  NE: '680-681 683-693',
  NV: '889-891 893-895 897-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-875 877-884',
  NY: '005 063 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385 422',
  TX: '733 750-770 772-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-986 988-994',
  WV: '247-268',
  WI: '530-532 534-535 537-549',
  WY: '820-831 834',
};

// Prefixes of Canada Post's forward sortation areas by province. Federal offices in Gatineau QC share K1A with Ottawa.
const sortationAreas: Readonly<Record<string, string>> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X0E X0G X1A',
  NU: 'X0A X0B X0C',
  ON: 'K L M N P',
  PE: 'C',
  QC: 'G H J K1A',
  SK: 'S',
  YT: 'Y',
};

function isInRange(postalCode: string, range: string): boolean {
  const [first = '', last = first] = range.split('-');
  const prefix = postalCode.slice(0, first.length).toUpperCase();
  return prefix >= first && prefix <= last;
}

const areas: Readonly<Partial<Record<CountryCode, Readonly<Record<string, string>>>>> = {
  US: zipPrefixes,
  CA: sortationAreas,
};

/** The states or provinces that a postal code belongs to; none in countries whose addresses name no region. */
export const regionsOfPostalCode = (postalCode: string, country: CountryCode): string[] =>
  Object.keys(areas[country] ?? {}).filter((region) => isPostalCodeInRegion(postalCode, region, country));

/** Returns whether a postal code lies in a state or province; true in countries whose addresses name no region. */
export function isPostalCodeInRegion(postalCode: string, region: string, country: CountryCode): boolean {
  const regions = areas[country];
  if (!regions) return true;
  const ranges = Object.hasOwn(regions, region) ? regions[region] : undefined;
  return ranges?.split(' ').some((range) => isInRange(postalCode, range)) ?? false;
}
