/** A fictitious wallet buyer's address, one for each kind that a shop must handle. */
export interface Buyer {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  /** State or province where the country has them, else empty. */
  readonly state: string;
  readonly postalCode: string;
  readonly countryCode: string;
  /** Currency of the shops that sell there; their buyers are listed first. */
  readonly currency: string;
}

const mara = { givenName: 'Mara', familyName: 'Lindqvist', email: 'buyer@example.org' } as const;

export const buyers: readonly Buyer[] = [
  {
    ...mara,
    id: 'seattle',
    phone: '2065550142',
    street: '12 Alder Street',
    city: 'Seattle',
    state: 'WA',
    postalCode: '98101',
    countryCode: 'US',
    currency: 'USD',
  },
  {
    ...mara,
    id: 'portland',
    phone: '5035550142',
    street: '40 Mill Lane',
    city: 'Portland',
    state: 'OR',
    postalCode: '97205',
    countryCode: 'US',
    currency: 'USD',
  },
  {
    ...mara,
    id: 'po-box',
    phone: '2065550142',
    street: 'PO Box 77',
    city: 'Seattle',
    state: 'WA',
    postalCode: '98101',
    countryCode: 'US',
    currency: 'USD',
  },
  {
    ...mara,
    id: 'vancouver',
    phone: '6045550143',
    street: '48 Portage Road',
    city: 'Vancouver',
    state: 'BC',
    postalCode: 'V6B 1A1',
    countryCode: 'CA',
    currency: 'CAD',
  },
  {
    ...mara,
    id: 'montreal',
    phone: '5145550144',
    street: '7, rue du Belvédère',
    city: 'Montréal',
    state: 'QC',
    postalCode: 'H2W 1Z5',
    countryCode: 'CA',
    currency: 'CAD',
  },
  {
    ...mara,
    id: 'manchester',
    phone: '07700900145',
    street: '3 Beck Terrace',
    city: 'Manchester',
    state: '',
    postalCode: 'M4 1HQ',
    countryCode: 'GB',
    currency: 'GBP',
  },
  {
    ...mara,
    id: 'munich',
    phone: '08955501946',
    street: 'Steinweg 9',
    city: 'München',
    state: '',
    postalCode: '80331',
    countryCode: 'DE',
    currency: 'EUR',
  },
  {
    ...mara,
    id: 'long-city',
    phone: '2065550142',
    street: '12 Alder Street',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    state: 'WA',
    postalCode: '98101',
    countryCode: 'US',
    currency: 'USD',
  },
];

/** Returns the buyers, those for the shop's currency first. */
export const buyersFor = (currency: string): readonly Buyer[] =>
  buyers.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency));
