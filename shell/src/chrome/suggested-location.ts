import { type Locale, type LocaleId, localeIds, locales } from 'shared-contracts/locale';
import { storedText } from 'storefront-kit/storage';

/** The country of the visitor as an edge network names it: a cookie with two capital letters. */
const edgeCountry = /(?:^|;\s*)edge-country=([A-Z]{2})(?:;|$)/;
/** The country that this browser was asked about. */
const asked = storedText('local', 'shop.location-asked', { keepInMemory: true });

interface Visitor {
  readonly cookies: string;
  /** Languages of the browser as BCP 47 tags, preferred first. */
  readonly languages: readonly string[];
}

const regionOf = (tag: string): string | undefined => /-([A-Z]{2})$/.exec(tag)?.[1];

/**
 * Returns the locale of the visitor's own country, where the shop has one and it is not this one. An edge network knows the
 * country; otherwise the first language of the browser with a country tells.
 */
export function ownLocale(here: Locale, { cookies, languages }: Visitor): LocaleId | undefined {
  const country = edgeCountry.exec(cookies)?.[1] ?? languages.map(regionOf).find((region) => region !== undefined);
  if (country === undefined || country === here.country) return undefined;
  const there = localeIds.filter((id) => locales[id].country === country);
  const spoken = languages.map((tag) => tag.split('-')[0]);
  return (
    there.find((id) => locales[id].language === spoken[0]) ??
    there.find((id) => spoken.includes(locales[id].language)) ??
    there[0]
  );
}

/** Returns the locale to suggest to this visitor, once for each country. */
export function locationToSuggest(here: Locale, visitor: Visitor): LocaleId | undefined {
  const own = ownLocale(here, visitor);
  if (own === undefined || asked.read() === locales[own].country) return undefined;
  return own;
}

/** Remembers that the visitor was asked about a locale's country. */
export const rememberAsked = (id: LocaleId): void => asked.write(locales[id].country);
