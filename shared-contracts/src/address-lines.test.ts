import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import type { Address } from './calls/cart-entities.ts';

const mara: Address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  country: 'US',
};

test.each([
  [{ province: 'OR' }, 'en-US', ['Portland, OR 97205', 'United States']],
  [{ stateCode: 'OR' }, 'en-US', ['Portland, OR 97205', 'United States']],
  [{ province: 'OR', addressLine2: 'Floor 3' }, 'en-US', ['Floor 3', 'Portland, OR 97205', 'United States']],
  [{ country: 'DE', city: 'Berlin', postalCode: '10115' }, 'de-DE', ['10115 Berlin', 'Deutschland']],
  [{ country: 'GB', city: 'Leeds', postalCode: 'LS1 4AP' }, 'en-GB', ['Leeds, LS1 4AP', 'United Kingdom']],
  [
    { country: 'CA', city: 'Montréal', province: 'QC', postalCode: 'H2W 1Z5' },
    'fr-CA',
    ['Montréal, QC H2W 1Z5', 'Canada'],
  ],
])('formats an address in the lines of its country: %j [ORD-02]', (part, tag, ending) => {
  expect(addressLines({ ...mara, ...part }, { tag })).toEqual(['Mara Lindqvist', '12 Alder Street', ...ending]);
});

test('names a collection point below the person [CHK-06]', () => {
  expect(addressLines({ ...mara, storeId: 'CP-1', storeName: 'Bookshop' }, { tag: 'en-US' }).slice(0, 3)).toEqual([
    'Mara Lindqvist',
    'Bookshop',
    '12 Alder Street',
  ]);
});
