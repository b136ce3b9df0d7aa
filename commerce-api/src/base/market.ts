import type { CountryCode } from 'shared-contracts/locale';

const warehouses: Readonly<Record<CountryCode, string>> = { US: 'W100', CA: 'W200', GB: 'W300', DE: 'W300' };

/** Returns the warehouse that ships to a country. */
export const warehouseOf = (country: CountryCode): string => warehouses[country];
