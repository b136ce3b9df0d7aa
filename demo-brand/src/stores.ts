import type { RecordInput } from 'commerce-api/brand';
import type { CountryCode } from 'shared-contracts/locale';
import { holidayHours } from './store-holidays.ts';

type Location = RecordInput<'stores'>;

type Row = readonly [
  id: string,
  country: CountryCode,
  name: string,
  line: string,
  city: string,
  postalCode: string,
  province: string | undefined,
  phone: string,
  latitude: number,
  longitude: number,
];

const weekdays = {
  1: '10:00–19:00',
  2: '10:00–19:00',
  3: '10:00–19:00',
  4: '10:00–20:00',
  5: '10:00–20:00',
  6: '09:30–18:00',
};
const withSunday = { ...weekdays, 7: '11:00–17:00' };

// Streets and numbers are fictitious; phone numbers are from ranges reserved for fiction where a country has one.
const stores: readonly Row[] = [
  [
    'US01',
    'US',
    'Tarnfell Portland',
    '310 NW Cairn Street',
    'Portland',
    '97209',
    'OR',
    '5035550110',
    45.5251,
    -122.6826,
  ],
  ['US02', 'US', 'Tarnfell Denver', '1475 Scree Avenue', 'Denver', '80202', 'CO', '3035550124', 39.7496, -104.9991],
  ['US03', 'US', 'Tarnfell Boston', '88 Harbour Rock Lane', 'Boston', '02116', 'MA', '6175550136', 42.3503, -71.0761],
  ['US04', 'US', 'Tarnfell Chicago', '640 North Ridge Walk', 'Chicago', '60611', 'IL', '3125550148', 41.8927, -87.6244],
  [
    'CA01',
    'CA',
    'Tarnfell Vancouver',
    '215 West Inlet Road',
    'Vancouver',
    'V6B 1A1',
    'BC',
    '6045550152',
    49.2827,
    -123.1207,
  ],
  [
    'CA02',
    'CA',
    'Tarnfell Montréal',
    '1402, rue du Belvédère',
    'Montréal',
    'H2W 1Z5',
    'QC',
    '5145550163',
    45.5165,
    -73.5826,
  ],
  [
    'GB01',
    'GB',
    'Tarnfell Manchester',
    '22 Fell Street',
    'Manchester',
    'M4 1HQ',
    undefined,
    '01614960177',
    53.4839,
    -2.2353,
  ],
  [
    'GB02',
    'GB',
    'Tarnfell Edinburgh',
    '9 Corrie Wynd',
    'Edinburgh',
    'EH1 1TG',
    undefined,
    '01314960185',
    55.9498,
    -3.1906,
  ],
  ['DE01', 'DE', 'Tarnfell München', 'Karstraße 14', 'München', '80331', undefined, '0895550191', 48.1371, 11.5754],
  ['DE02', 'DE', 'Tarnfell Hamburg', 'Bergseeweg 3', 'Hamburg', '20354', undefined, '0405550197', 53.5544, 9.9895],
];

const warehouses: readonly Row[] = [
  ['W100', 'US', 'Warehouse Reno', '4 Depot Loop', 'Reno', '89502', 'NV', '7755550101', 39.5296, -119.8138],
  ['W200', 'CA', 'Warehouse Kingston', '17 Portage Way', 'Kingston', 'K7L 1A1', 'ON', '6135550103', 44.2312, -76.486],
  ['W300', 'DE', 'Warehouse Kassel', 'Am Speicher 5', 'Kassel', '34117', undefined, '0561555019', 51.3127, 9.4797],
];

const zones: Readonly<Record<string, string>> = {
  W100: 'America/Los_Angeles',
  W200: 'America/Toronto',
  W300: 'Europe/Berlin',
  US01: 'America/Los_Angeles',
  US02: 'America/Denver',
  US03: 'America/New_York',
  US04: 'America/Chicago',
  CA01: 'America/Vancouver',
  CA02: 'America/Toronto',
  GB01: 'Europe/London',
  GB02: 'Europe/London',
  DE01: 'Europe/Berlin',
  DE02: 'Europe/Berlin',
};

const services: Readonly<Record<string, Location['services']>> = {
  US01: ['repairs', 'boot-fitting', 'pack-fitting', 'take-back', 'events'],
  US02: ['repairs', 'boot-fitting', 'rental', 'take-back'],
  US03: ['boot-fitting', 'pack-fitting', 'take-back'],
  US04: ['pack-fitting', 'take-back'],
  CA01: ['repairs', 'boot-fitting', 'rental', 'take-back', 'events'],
  CA02: ['repairs', 'pack-fitting', 'rental', 'take-back'],
  GB01: ['repairs', 'boot-fitting', 'take-back', 'events'],
  GB02: ['boot-fitting', 'pack-fitting'],
  DE01: ['repairs', 'boot-fitting', 'rental', 'take-back', 'events'],
  DE02: ['repairs', 'pack-fitting', 'take-back'],
};

const storesWithoutParcels: readonly string[] = ['US04', 'GB02'];

const toLocation =
  (kind: 'warehouse' | 'store') =>
  ([id, country, name, line, city, postalCode, province, phone, latitude, longitude]: Row): Location => ({
    id,
    kind,
    country,
    name,
    address: { addressLine1: line, city, postalCode, ...(province ? { province } : {}) },
    phone,
    latitude,
    longitude,
    hours: country === 'DE' || kind === 'warehouse' ? weekdays : withSunday,
    ...(storesWithoutParcels.includes(id) ? { acceptsParcels: false } : {}),
    timeZone: zones[id],
    ...(kind === 'store' ? { specialHours: holidayHours(country), services: services[id] } : {}),
  });

export const demoLocations: readonly Location[] = [
  ...warehouses.map(toLocation('warehouse')),
  ...stores.map(toLocation('store')),
];
export const storeIds = stores.map(([id]) => id);
export const warehouseIds = warehouses.map(([id]) => id);
