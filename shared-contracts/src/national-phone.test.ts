import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nationalPhone } from './national-phone.ts';

const us = { pattern: '[2-9]\\d{9}', dialCode: '1' };
const gb = { pattern: '0?\\d{10}', dialCode: '44', trunkPrefix: '0' };
const de = { pattern: '0?\\d{6,13}', dialCode: '49', trunkPrefix: '0' };

describe('a national phone number [ACC-22]', () => {
  test.each([
    ['(503) 555 - 0142', us, '5035550142'],
    ['503.555.0142', us, '5035550142'],
    ['+1 503 555 0142', us, '5035550142'],
    ['1-503-555-0142', us, '5035550142'],
    ['001 503 555 0142', us, '5035550142'],
    ['020 7946 0142', gb, '02079460142'],
    ['2079460142', gb, '2079460142'],
    ['+44 20 7946 0142', gb, '02079460142'],
    ['+44 (0)20 7946 0142', gb, '02079460142'],
    ['0044 20 7946 0142', gb, '02079460142'],
    ['442079460142', gb, '02079460142'],
    ['+49 30 123456', de, '030123456'],
    ['0049 (0)30 123456', de, '030123456'],
    ['030 / 12 34 56', de, '030123456'],
    // Without a plus it is a number of an area that begins so.
    ['4930 1234', de, '49301234'],
  ])('%s is dialed %#', (text, rule, digits) => {
    expect(nationalPhone(text, rule)).toBe(digits);
  });

  test.each([
    ['+33 1 70 18 99 00', us, '+33170189900'],
    ['+1 503', us, '+1503'],
    ['+', us, '+'],
    ['1035550142', us, '1035550142'],
    ['none', us, 'none'],
    ['', us, ''],
  ])('%s is kept as it is', (text, rule, kept) => {
    expect(nationalPhone(text, rule)).toBe(kept);
  });

  test('stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.constantFrom(us, gb, de), fc.stringMatching(/^[+0-9 ()-]{0,20}$/), (rule, text) => {
        const once = nationalPhone(text, rule);
        expect(nationalPhone(once, rule)).toBe(once);
      }),
    );
  });
});
