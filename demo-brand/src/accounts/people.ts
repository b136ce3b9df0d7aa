import type { DemoAccounts, DemoPerson } from 'commerce-api/brand';
import { storeIds } from '../stores.ts';

const domain = 'demo.example';

export const demoPeople: readonly DemoPerson[] = [
  { email: `mara@${domain}`, firstName: 'Mara', lastName: 'Lindqvist', locale: 'en-us', hasAddress: true },
  { email: `noah@${domain}`, firstName: 'Noah', lastName: 'Tremblay', locale: 'en-ca', hasAddress: true },
  { email: `lou@${domain}`, firstName: 'Lou', lastName: 'Gagnon', locale: 'fr-ca', hasAddress: true },
  { email: `edie@${domain}`, firstName: 'Edie', lastName: 'Hargreaves', locale: 'en-gb', hasAddress: true },
  { email: `jonas@${domain}`, firstName: 'Jonas', lastName: 'Brandt', locale: 'de-de', hasAddress: true },
  {
    email: `lena@${domain}`,
    firstName: 'Lena',
    lastName: 'Okafor',
    locale: 'en-us',
    hasAddress: true,
    loyalty: 'member',
    points: 1250,
  },
  { email: `mira@${domain}`, firstName: 'Mira', lastName: 'Vogt', locale: 'de-de', loyalty: 'member', points: 640 },
  { email: `uwe@${domain}`, firstName: 'Uwe', lastName: 'Petersen', locale: 'de-de', loyalty: 'unconfirmed' },
  { email: `ada@${domain}`, firstName: 'Ada', lastName: 'Moreau', locale: 'en-us', credit: 'athlete' },
  { email: `iris@${domain}`, firstName: 'Iris', lastName: 'Chen', locale: 'en-us', credit: 'influencer' },
  { email: `walt@${domain}`, firstName: 'Walt', lastName: 'Brennan', locale: 'en-us', prosumer: 'WRANX' },
  { email: `pia@${domain}`, firstName: 'Pia', lastName: 'Novak', locale: 'en-us', prosumer: 'IPA' },
  {
    email: `emil@${domain}`,
    firstName: 'Emil',
    lastName: 'Sand',
    locale: 'en-us',
    kind: 'EMPLOYEE',
    hasAddress: true,
    termsAccepted: true,
  },
  { email: `eva@${domain}`, firstName: 'Eva', lastName: 'Rhodes', locale: 'en-us', kind: 'EMPLOYEE' },
  {
    email: `enno@${domain}`,
    firstName: 'Enno',
    lastName: 'Falk',
    locale: 'en-us',
    kind: 'EMPLOYEE',
    hasAddress: true,
    termsAccepted: true,
    discountLeft: 9000,
  },
];

/** Streets are fictitious; phone numbers are from ranges reserved for fiction where a country has one. */
export const demoAddresses = {
  'en-us': {
    addressLine1: '12 Alder Street',
    city: 'Seattle',
    postalCode: '98101',
    stateCode: 'WA',
    province: 'WA',
    country: 'US',
    phone: '2065550142',
  },
  'en-ca': {
    addressLine1: '48 Portage Road',
    city: 'Vancouver',
    postalCode: 'V6B 1A1',
    stateCode: 'BC',
    province: 'BC',
    country: 'CA',
    phone: '6045550143',
  },
  'fr-ca': {
    addressLine1: '7, rue du Belvédère',
    city: 'Montréal',
    postalCode: 'H2W 1Z5',
    stateCode: 'QC',
    province: 'QC',
    country: 'CA',
    phone: '5145550144',
  },
  'en-gb': {
    addressLine1: '3 Beck Terrace',
    city: 'Manchester',
    postalCode: 'M4 1HQ',
    country: 'GB',
    phone: '07700900145',
  },
  'de-de': { addressLine1: 'Steinweg 9', city: 'München', postalCode: '80331', country: 'DE', phone: '08955501946' },
} as const satisfies DemoAccounts['addresses'];

const names = ['Noor Aziz', 'Sam Whitlock', 'Greta Lindholm'] as const;

/** Three employees in each store: E101, E102, E103. */
export const demoStoreEmployees: DemoAccounts['storeEmployees'] = storeIds.flatMap((storeId) =>
  names.map((name, index) => ({ store_id: storeId, store_employee_id: `E10${index + 1}`, name })),
);
