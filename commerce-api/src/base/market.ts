import type { CountryCode } from 'shared-contracts/locale';

const warehouses: Readonly<Record<CountryCode, string>> = { US: 'W100', CA: 'W200', GB: 'W300', DE: 'W300' };

/** The warehouse that sends parcels to a country. */
export const warehouseOf = (country: CountryCode): string => warehouses[country];
