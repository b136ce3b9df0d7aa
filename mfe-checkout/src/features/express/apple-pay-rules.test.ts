import fc from 'fast-check';
import { ProductError } from 'shared-contracts/errors/product-error';
import { describe, expect, test } from 'vitest';
import {
  type ApplePayContact,
  addressOfContact,
  billingFaults,
  faultOfRefusal,
  placeFaults,
  shippingFaults,
} from './apple-pay-rules.ts';

const mara: ApplePayContact = {
  givenName: 'Mara',
  familyName: 'Lindqvist',
  emailAddress: 'mara@example.org',
  phoneNumber: '+1 (503) 555-0142',
  addressLines: ['12 Alder Street', 'Floor 3'],
  locality: 'Portland',
  administrativeArea: 'OR',
  postalCode: '97205',
  countryCode: 'US',
};

describe('the redacted address before payment [CHK-17]', () => {
  test.each([
    ['in the country of the store', mara, undefined],
    ['written in small letters', { ...mara, countryCode: 'us' }, undefined],
    ['in another country', { ...mara, countryCode: 'CA' }, ['addressUnserviceable', 'country']],
    ['in no country', { ...mara, countryCode: '' }, ['addressUnserviceable', 'country']],
    ['of 50 characters', { ...mara, locality: 'x'.repeat(50) }, undefined],
    ['of 51 characters', { ...mara, locality: 'x'.repeat(51) }, ['shippingContactInvalid', 'cityLength']],
  ] as const)('%s', (_, contact, expected) => {
    const [fault] = placeFaults(contact, 'US');
    expect(fault && [fault.code, fault.problem]).toEqual(expected);
  });
});

describe('the shipping contact [CHK-17]', () => {
  test('is valid when complete', () => {
    expect(shippingFaults(mara, 'US')).toEqual([]);
  });

  test.each([
    ['givenName', '', 'name'],
    ['familyName', ' ', 'name'],
    ['postalCode', '', 'postalCode'],
    ['addressLines', [], 'addressLines'],
    ['addressLines', [''], 'addressLines'],
  ] as const)('needs %s', (field, value, contactField) => {
    expect(shippingFaults({ ...mara, [field]: value }, 'US')).toEqual([
      { code: 'shippingContactInvalid', contactField, problem: 'missing' },
    ]);
  });

  test.each([
    ['givenName', 'Мара', 'name'],
    ['familyName', 'Lind<qvist>', 'name'],
    ['locality', '上海', 'locality'],
    ['administrativeArea', 'OR{}', 'administrativeArea'],
    ['postalCode', '97205|', 'postalCode'],
    ['addressLines', ['12 Alder', '★'], 'addressLines'],
  ] as const)('rejects such characters in %s', (field, value, contactField) => {
    expect(shippingFaults({ ...mara, [field]: value }, 'US')).toEqual([
      { code: 'shippingContactInvalid', contactField, problem: 'characters' },
    ]);
  });

  test('accepts any characters in phone and email, and letters of the supported countries', () => {
    const contact = {
      ...mara,
      phoneNumber: '☎',
      emailAddress: 'мара@example.org',
      givenName: 'Zoë-Ann',
      familyName: 'O’Größe',
    };
    expect(shippingFaults(contact, 'US')).toEqual([]);
  });
});

describe('the billing contact [CHK-17]', () => {
  test('may be in any listed country, and no other', () => {
    expect(billingFaults({ ...mara, countryCode: 'CA' }, ['US', 'CA'])).toEqual([]);
    expect(billingFaults({ ...mara, countryCode: 'FR' }, ['US', 'CA'])).toEqual([
      { code: 'billingContactInvalid', contactField: 'countryCode', problem: 'billingCountry' },
    ]);
  });

  test('also requires name and address', () => {
    expect(billingFaults({ ...mara, givenName: '', addressLines: [] }, ['US']).map(({ problem }) => problem)).toEqual([
      'missing',
      'missing',
    ]);
  });
});

test.each([
  ['PAY401', 'addressUnserviceable'],
  ['SHP404', 'addressUnserviceable'],
  ['CHK320', 'shippingContactInvalid'],
  ['SHP410', 'shippingContactInvalid'],
  ['SHP500', 'shippingContactInvalid'],
  ['PYT406', 'shippingContactInvalid'],
  ['CHK380', 'billingContactInvalid'],
  ['BILL410', 'billingContactInvalid'],
  ['BIL400', 'billingContactInvalid'],
  ['PAY400', 'unknown'],
  ['INV700', 'unknown'],
  ['GEN500', 'unknown'],
])('maps %s to %s in the sheet [CHK-17]', (id, code) => {
  expect(faultOfRefusal(new ProductError(id, '')).code).toBe(code);
});

describe('converting a contact to an address [CHK-17]', () => {
  test('keeps its lines, phone, and state', () => {
    expect(addressOfContact(mara)).toEqual({
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'mara@example.org',
      phone: '+1 (503) 555-0142',
      addressLine1: '12 Alder Street',
      addressLine2: 'Floor 3',
      city: 'Portland',
      postalCode: '97205',
      province: 'OR',
      stateCode: 'OR',
      country: 'US',
    });
  });

  test('takes missing email and phone from the shipping contact', () => {
    const { email, phone } = addressOfContact({ ...mara, emailAddress: '', phoneNumber: '' }, mara);
    expect([email, phone]).toEqual(['mara@example.org', '+1 (503) 555-0142']);
  });

  test('keeps every line', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 4 }), (addressLines) => {
        const { addressLine1, addressLine2 = '' } = addressOfContact({ ...mara, addressLines });
        expect(`${addressLine1} ${addressLine2.replaceAll(',', '')}`.trim()).toBe(addressLines.join(' '));
      }),
    );
  });
});
