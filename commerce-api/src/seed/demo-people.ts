import type { LocaleId } from 'shared-contracts/locale';
import type { StoreEmployeeTable } from '../database/account-schema.ts';
import { seedStoreIds } from './stores.ts';

/** Somebody of the demo shop; the README lists them. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: LocaleId;
  readonly kind?: 'EMPLOYEE';
  readonly hasAddress?: boolean;
  readonly loyalty?: 'unconfirmed' | 'member';
  readonly points?: number;
  readonly credit?: 'athlete' | 'influencer';
  readonly prosumer?: 'WRANX' | 'IPA';
  /** Of employees: the terms of the discount. */
  readonly termsAccepted?: boolean;
  /** Of employees: minor units that are left of the discount of the year. */
  readonly discountLeft?: number;
}

const domain = 'demo.example';

export const demoPeople: readonly Person[] = [
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

/** Streets are invented; the phone numbers lie in ranges kept for fiction where a country has one. */
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
} as const;

const names = ['Noor Aziz', 'Sam Whitlock', 'Greta Lindholm'] as const;

/** Three people in each store: E101, E102, E103. */
export const demoStoreEmployees: readonly StoreEmployeeTable[] = seedStoreIds.flatMap((storeId) =>
  names.map((name, index) => ({ store_id: storeId, store_employee_id: `E10${index + 1}`, name })),
);
