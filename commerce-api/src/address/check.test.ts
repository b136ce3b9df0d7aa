import fc from 'fast-check';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { expect, test } from 'vitest';
import { countryCodes } from '../base/countries.ts';
import { addressFault, normalizeAddress, suggestionFor } from './check.ts';
import { addressRulesOf, countryList } from './rules.ts';

const us: Address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  phone: '(503) 555-0142',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  stateCode: 'OR',
  country: 'US',
};
const ca: Address = { ...us, city: 'Montréal', postalCode: 'h2w 1z5', stateCode: 'QC', country: 'CA' };
const gb: Address = {
  ...us,
  phone: '01614960177',
  city: 'Manchester',
  postalCode: 'M4 1HQ',
  stateCode: undefined,
  country: 'GB',
};
const de: Address = {
  ...us,
  phone: '089 5550191',
  city: 'München',
  postalCode: '80331',
  stateCode: undefined,
  country: 'DE',
};

test.each([
  ['US', us],
  ['CA', ca],
  ['GB', gb],
  ['DE', de],
] as const)('an ordinary address of %s is accepted [CHK-08]', (market, address) => {
  expect(addressFault(address, market, 'shipping')).toBeUndefined();
});

test.each([
  ['US', us, '+1 503 555 0142', '5035550142'],
  ['US', us, '1-503-555-0142', '5035550142'],
  ['GB', gb, '+44 20 7946 0142', '02079460142'],
  ['DE', de, '+49 30 123456', '030123456'],
] as const)('a phone of %s is stored as it is dialled there: %#', (country, address, phone, stored) => {
  expect(addressFault({ ...address, phone }, country, 'shipping')).toBeUndefined();
  expect(normalizeAddress({ ...address, phone }, country).phone).toBe(stored);
});

test.each([
  ['089 5550191', '49', '0895550191', '49'],
  ['089 5550191', '+49', '0895550191', '49'],
  ['+49 89 5550191', undefined, '0895550191', '49'],
  ['+49 89 5550191', '1', '0895550191', '49'],
  ['020 7946 0142', '44', '02079460142', '44'],
  ['(503) 555-0142', '1', '5035550142', '1'],
  ['(503) 555-0142', undefined, '5035550142', '1'],
])(
  'the phone %s with the code %s is kept as %s with the code %s in an address of the US [ACC-10]',
  (phone, phoneCode, kept, code) => {
    for (const use of ['shipping', 'billing'] as const)
      expect(addressFault({ ...us, phone, phoneCode }, 'US', use)).toBeUndefined();
    expect(normalizeAddress({ ...us, phone, phoneCode }, 'US')).toMatchObject({ phone: kept, phoneCode: code });
  },
);

test.each([
  [{ phone: '089 5550191' }, 'CHK320', 'phone'],
  [{ phone: '089', phoneCode: '49' }, 'CHK320', 'phone'],
  [{ phone: '5035550142', phoneCode: '44' }, undefined, undefined],
  [{ phone: '1035550142', phoneCode: '1' }, 'CHK320', 'phone'],
  [{ phone: '+33 1 70 18 99 00' }, 'CHK320', 'phone'],
  [{ phone: '0170189900', phoneCode: '33' }, 'CHK320', 'phoneCode'],
  [{ phone: undefined, phoneCode: '49' }, 'SHP410', 'phone'],
  [{ recipientContactPhone: '(206) 555-0199' }, undefined, undefined],
  [{ recipientContactPhone: '' }, undefined, undefined],
  [{ recipientContactPhone: '+49 89 5550191' }, 'CHK320', 'recipientContactPhone'],
  [{ recipientContactPhone: '206' }, 'CHK320', 'recipientContactPhone'],
] as const)('the phones of an address are checked by their countries: %# [ACC-10]', (change, errorId, field) => {
  expect(addressFault({ ...us, ...change }, 'US', 'shipping')).toEqual(errorId && { errorId, field });
});

test('keeps the phone of who takes the delivery as it is dialled there, and none that was left out [ACC-10]', () => {
  expect(normalizeAddress({ ...us, recipientContactPhone: '+1 206-555-0199' }, 'US').recipientContactPhone).toBe(
    '2065550199',
  );
  const left = normalizeAddress({ ...us, phone: '', phoneCode: '1', recipientContactPhone: '' }, 'US');
  for (const name of ['phone', 'phoneCode', 'recipientContactPhone']) expect(left).not.toHaveProperty(name);
});

test.each(countryCodes)('offers each dial code once, its own first: %s [ACC-10]', (country) => {
  const { options = [] } = addressRulesOf(country, 'en').find(({ name }) => name === 'phoneCode')!;
  const phone = addressRulesOf(country, 'en').find(({ name }) => name === 'phone')!;
  expect(options[0]?.value).toBe(phone.dialCode);
  expect(options.map(({ value }) => value).toSorted()).toEqual(['1', '44', '49']);
  expect([phone.dialCode, ...phone.otherFormats!.map(({ dialCode }) => dialCode)].toSorted()).toEqual([
    '1',
    '44',
    '49',
  ]);
  expect(options.find(({ value }) => value === '1')?.label).toBe('+1 United States, Canada');
});

test.each(['97205-1234', '97205'])('accepts the ZIP code %s', (postalCode) => {
  expect(addressFault({ ...us, postalCode }, 'US', 'shipping')).toBeUndefined();
});

test.each(countryCodes)('the mask of %s has room for every postal code that its pattern accepts', (country) => {
  const { pattern, mask } = addressRulesOf(country, 'en').find(({ name }) => name === 'postalCode')!;
  if (!mask) return expect(country).toBe('GB');
  const slots = mask.replace(/[^XA]/g, '');
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(`^${pattern}$`)), (code) => {
      const kinds = code.replace(/[A-Z]/g, 'A').replace(/\d/g, 'X').replace(/[^XA]/g, '');
      expect(slots.startsWith(kinds)).toBe(true);
    }),
  );
});

test.each<[string, Address, string, string]>([
  ['a missing first name', { ...us, firstName: '' }, 'PYT406', 'firstName'],
  ['a name of one letter', { ...us, lastName: 'L' }, 'CHK320', 'lastName'],
  ['digits in a name', { ...us, lastName: 'L1ndqvist' }, 'CHK320', 'lastName'],
  ['a missing phone', { ...us, phone: '' }, 'SHP410', 'phone'],
  ['a phone that begins with 1', { ...us, phone: '1035550142' }, 'CHK320', 'phone'],
  ['a phone of another country', { ...us, phone: '+33 1 70 18 99 00' }, 'CHK320', 'phone'],
  ['a street that is too long', { ...us, addressLine1: 'x'.repeat(31) }, 'CHK320', 'addressLine1'],
  ['a ZIP code of four digits', { ...us, postalCode: '9720' }, 'CHK320', 'postalCode'],
  ['a state that does not exist', { ...us, stateCode: 'XX' }, 'CHK320', 'province'],
  ['a missing state', { ...us, stateCode: undefined }, 'PYT406', 'province'],
  ['an email without a dot', { ...us, email: 'mara@example' }, 'CHK320', 'email'],
  ['another country', { ...de }, 'PAY401', 'country'],
  ['a place nothing is sent to', { ...us, postalCode: '96201' }, 'PAY401', 'postalCode'],
  ['a postal code of another state', { ...us, postalCode: '10001' }, 'CHK320', 'postalCode'],
  ['a post office box', { ...us, addressLine1: 'P.O. Box 12' }, 'SHP500', 'addressLine1'],
])('delivery: %s is %j → %s at %s', (_, address, errorId, field) => {
  expect(addressFault(address, 'US', 'shipping')).toEqual({ errorId, field });
});

test('accepts a post box and a foreign country for invoices, and reports billing error codes', () => {
  expect(addressFault({ ...de, addressLine1: 'Postfach 12' }, 'US', 'billing')).toBeUndefined();
  expect(addressFault({ ...us, phone: undefined }, 'US', 'billing')).toEqual({ errorId: 'BILL410', field: 'phone' });
  expect(addressFault({ ...us, postalCode: 'x' }, 'US', 'billing')).toEqual({ errorId: 'CHK380', field: 'postalCode' });
});

test.each<[string, Address]>([
  ['US', { ...us, stateCode: 'NY' }],
  ['CA', { ...ca, stateCode: 'ON' }],
])('rejects a billing address of %s whose postal code lies in another region', (_, address) => {
  expect(addressFault(address, 'US', 'billing')).toEqual({ errorId: 'CHK380', field: 'postalCode' });
});

test('rejects a locality from a wallet whose postal code lies in another state', () => {
  const locality = { ...us, firstName: '', lastName: '', addressLine1: '', phone: '', email: '', stateCode: 'WA' };
  expect(addressFault(locality, 'US', 'shipping', 'locality')).toEqual({
    errorId: 'CHK320',
    field: 'postalCode',
  });
});

test('stores capital letters in the postal code and digits in the phone number', () => {
  expect(normalizeAddress(ca, 'CA')).toMatchObject({
    postalCode: 'H2W 1Z5',
    phone: '5035550142',
    stateCode: 'QC',
    province: 'QC',
  });
});

test.each([
  ['CA', { ...ca, postalCode: 'h2w1z5' }, 'H2W 1Z5'],
  ['GB', { ...gb, postalCode: 'm41hq' }, 'M4 1HQ'],
  ['GB', { ...gb, postalCode: ' SW1A  1aa ' }, 'SW1A 1AA'],
] as const)('a postal code of %s is stored as it is written there: %#', (country, address, stored) => {
  expect(addressFault(address, country, 'shipping')).toBeUndefined();
  expect(normalizeAddress(address, country).postalCode).toBe(stored);
});

test('suggests a better spelling and none for a good one', () => {
  expect(suggestionFor({ ...ca, city: 'MONTRÉAL' })?.city).toBe('Montréal');
  expect(suggestionFor({ ...us, addressLine1: '12 alder street' })?.addressLine1).toBe('12 Alder Street');
  expect(suggestionFor(us)).toBeUndefined();
});

test.each([
  '3134 D ST NE',
  '12 MCDONALD AVE SW',
  '12 macdonald street',
  'coeur d’alene',
  "coeur d'alene",
  'ROUTE DE LA MONTAGNE',
  'saint-jean-sur-richelieu',
  '12B ALDER STREET',
  '',
])('offers no other capitals where they could be worse: %s', (typed) => {
  expect(suggestionFor({ ...us, addressLine1: typed })).toBeUndefined();
  expect(suggestionFor({ ...us, city: typed })).toBeUndefined();
});

test.each(countryCodes)('uses only patterns that browsers support: %s', (country) => {
  for (const { pattern } of addressRulesOf(country, 'de'))
    if (pattern) expect(() => new RegExp(`^(?:${pattern})$`, 'v')).not.toThrow();
});

test.each([
  ['US', '(XXX) XXX - XXXX'],
  ['CA', '(XXX) XXX - XXXX'],
  ['GB', 'XXXXX XXXXXX'],
  ['DE', 'XXXX - XXX - XXX'],
] as const)('phones of %s are formatted as %s [ACC-22]', (country, mask) => {
  expect(addressRulesOf(country, 'en').find(({ name }) => name === 'phone')?.mask).toBe(mask);
  expect(countryList('en').find(({ code }) => code === country)?.mask).toBe(mask);
});
