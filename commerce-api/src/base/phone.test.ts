import { describe, expect, test } from 'vitest';
import { internationalPhone, isPhone, isTextable } from './phone.ts';

describe('phone numbers [ACC-22]', () => {
  test.each([
    ['+1 (503) 555-0142', undefined, 'US', '+15035550142'],
    ['(503) 555-0142', undefined, 'US', '+15035550142'],
    ['503 555 0142', '1', 'CA', '+15035550142'],
    ['07700 900123', '44', 'GB', '+447700900123'],
    ['0151 2345678', '49', 'DE', '+491512345678'],
    ['089 5550191', undefined, 'DE', '+49895550191'],
    ['0151 23456789', undefined, 'DE', '+4915123456789'],
  ] as const)('%s with code %s in %s is %s', (phone, code, country, expected) => {
    expect(internationalPhone(phone, code, country)).toBe(expected);
  });

  test.each([
    ['+15035550142', 'NORA', true],
    ['+11035550142', 'NORA', false],
    ['+1503555014', 'NORA', false],
    ['+447700900123', 'EMEA', true],
    ['+447700900123', 'NORA', false],
    ['+4915', 'EMEA', false],
    ['+447700900123', undefined, true],
    ['+11035550142', undefined, false],
  ] as const)('%s in %s can be one: %s', (phone, region, expected) => {
    expect(isPhone(phone, region)).toBe(expected);
  });

  test.each([
    ['+15035550142', true],
    ['+16135550142', true],
    ['+447400123456', true],
    ['+447700900123', true],
    ['+4915123456789', true],
    // Jamaica, the Bahamas, and Jersey share a calling code with a country of the shop.
    ['+18765551234', false],
    ['+12425551234', false],
    ['+447797712345', false],
    // Numbers that cost extra, and free ones.
    ['+19005551234', false],
    ['+449012345678', false],
    ['+447012345678', false],
    ['+499001234567', false],
    ['+18005551212', false],
    // A landline, other countries, and no number.
    ['+4989550191', false],
    ['+33612345678', false],
    ['+37167123456', false],
    ['+12', false],
  ])('%s gets text messages: %s [ACC-15]', (phone, expected) => {
    expect(isTextable(phone)).toBe(expected);
  });
});
