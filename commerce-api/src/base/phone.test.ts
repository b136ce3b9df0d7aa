import { describe, expect, test } from 'vitest';
import { internationalPhone, isPhone } from './phone.ts';

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
  ] as const)('%s in %s can be one: %s', (phone, region, expected) => {
    expect(isPhone(phone, region)).toBe(expected);
  });
});
