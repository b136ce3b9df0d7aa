/** The markets and languages of the shop, as in the first path segment. */
export const localeIds = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de'] as const;

/** One path in every locale: of a page whose address is the same in all languages. */
export const inEveryLocale = (path: string): Record<LocaleId, string> =>
  Object.fromEntries(localeIds.map((id) => [id, path])) as Record<LocaleId, string>;
export type LocaleId = (typeof localeIds)[number];
export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];
export type Region = 'NORA' | 'EMEA';
export type Currency = 'USD' | 'CAD' | 'GBP' | 'EUR';
export type CountryCode = 'US' | 'CA' | 'GB' | 'DE';

export interface Locale {
  readonly id: LocaleId;
  readonly language: Language;
  /** BCP 47 tag for Intl and the html lang attribute. */
  readonly tag: string;
  readonly region: Region;
  readonly country: CountryCode;
  readonly currency: Currency;
  readonly siteId: string;
  /** True where prices include tax (GB, DE); false where it is added in checkout (US, CA). */
  readonly taxIncluded: boolean;
  /** The locale's own name, for the locale switch. */
  readonly label: string;
}

export const locales: Readonly<Record<LocaleId, Locale>> = {
  'en-us': {
    id: 'en-us',
    language: 'en',
    tag: 'en-US',
    region: 'NORA',
    country: 'US',
    currency: 'USD',
    siteId: 'US',
    taxIncluded: false,
    label: 'United States (English)',
  },
  'en-ca': {
    id: 'en-ca',
    language: 'en',
    tag: 'en-CA',
    region: 'NORA',
    country: 'CA',
    currency: 'CAD',
    siteId: 'CA',
    taxIncluded: false,
    label: 'Canada (English)',
  },
  'fr-ca': {
    id: 'fr-ca',
    language: 'fr',
    tag: 'fr-CA',
    region: 'NORA',
    country: 'CA',
    currency: 'CAD',
    siteId: 'CA',
    taxIncluded: false,
    label: 'Canada (français)',
  },
  'en-gb': {
    id: 'en-gb',
    language: 'en',
    tag: 'en-GB',
    region: 'EMEA',
    country: 'GB',
    currency: 'GBP',
    siteId: 'GB',
    taxIncluded: true,
    label: 'United Kingdom (English)',
  },
  'de-de': {
    id: 'de-de',
    language: 'de',
    tag: 'de-DE',
    region: 'EMEA',
    country: 'DE',
    currency: 'EUR',
    siteId: 'DE',
    taxIncluded: true,
    label: 'Deutschland (Deutsch)',
  },
};

export const defaultLocale = locales['en-us'];

/** The name of a country in the language of a BCP 47 tag. */
export const countryName = (country: string, tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;

export function isLocaleId(value: string | undefined): value is LocaleId {
  return value !== undefined && Object.hasOwn(locales, value);
}

/** The locale of a path such as `/de-de/c/zelte-4100`, with or without a query; undefined without one. */
export function localeOfPath(pathname: string): Locale | undefined {
  // Only a path of this site: in another address, such as `javascript:…/en-us`, it would mean nothing.
  const segment = /^\/([^/\\?#]+)(?:[/?#]|$)/.exec(pathname)?.[1];
  return isLocaleId(segment) ? locales[segment] : undefined;
}

/** The best locale for an Accept-Language header; the default when none matches. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    if (isLocaleId(tag)) return locales[tag];
    const sameLanguage = localeIds.find((id) => locales[id].language === tag.split('-')[0]);
    if (sameLanguage) return locales[sameLanguage];
  }
  return defaultLocale;
}
