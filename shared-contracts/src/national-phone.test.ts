import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AddressFieldRule } from './calls/utilities.ts';
import { addressPhone, nationalPhone, rulesWithPhone, writtenPhone } from './national-phone.ts';

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

const ofGermany = { ...de, otherFormats: [{ ...us, mask: '(XXX) XXX - XXXX' }, gb] };

describe('the phone of an address in Germany [ACC-10]', () => {
  test.each([
    ['089 5550191', undefined, '0895550191', '49'],
    ['+49 89 5550191', undefined, '0895550191', '49'],
    ['(503) 555-0142', '1', '5035550142', '1'],
    ['+1 503 555 0142', undefined, '5035550142', '1'],
    ['+1 503 555 0142', '49', '5035550142', '1'],
    ['+44 (0)20 7946 0142', '49', '02079460142', '44'],
    ['0044 20 7946 0142', '1', '02079460142', '44'],
    ['+49 89 5550191', '1', '0895550191', '49'],
    ['+33 1 70 18 99 00', '49', '+33170189900', '49'],
    ['+44 20', '49', '+4420', '49'],
    ['089 5550191', '33', '0895550191', '33'],
    ['none', '1', 'none', '1'],
  ])('%s with the code %s is %s with the code %s', (text, chosen, phone, phoneCode) => {
    expect(addressPhone(text, ofGermany, chosen)).toEqual({ phone, phoneCode });
  });

  test('stays the same when it is read again', () => {
    const codes = fc.constantFrom(undefined, '1', '44', '49', '33');
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ()-]{0,20}$/), codes, (text, chosen) => {
        const once = addressPhone(text, ofGermany, chosen);
        expect(addressPhone(once.phone, ofGermany, once.phoneCode)).toEqual(once);
      }),
    );
  });

  test('has the rule of its own country, and no other field has', () => {
    const field = { label: '', required: true, autocomplete: '', width: 12 } as const;
    const rules: AddressFieldRule[] = [
      { ...field, ...ofGermany, name: 'phone', mask: 'XXXX - XXX' },
      { ...field, ...de, name: 'recipientContactPhone' },
    ];
    expect(rulesWithPhone(rules, '1')).toEqual([
      { ...field, ...us, name: 'phone', mask: '(XXX) XXX - XXXX', otherFormats: ofGermany.otherFormats },
      rules[1],
    ]);
    expect(rulesWithPhone(rules, '44')[0]).toEqual({
      ...field,
      ...gb,
      name: 'phone',
      otherFormats: ofGermany.otherFormats,
    });
    for (const code of [undefined, '', '49', '33']) expect(rulesWithPhone(rules, code)).toEqual(rules);
  });

  test.each([
    [{ phone: '0895550191', phoneCode: '49' }, '+49 895550191'],
    [{ phone: '5035550142', phoneCode: '1' }, '+1 5035550142'],
    [{ phone: '0895550191' }, '0895550191'],
    [{ phoneCode: '49' }, undefined],
  ])('is written %#', (address, written) => {
    expect(writtenPhone(address)).toBe(written);
  });
});
