import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { nationalPhone } from 'shared-contracts/national-phone';
import { applyPhoneMask } from 'shared-ui/mask';
import { describe, expect, test } from 'vitest';

type Rule = Pick<AddressFieldRule, 'pattern' | 'dialCode' | 'trunkPrefix'> & { readonly mask: string };
const shown = (rule: Rule, text: string) => applyPhoneMask(rule.mask, text, (typed) => nationalPhone(typed, rule));

describe('a phone number [ACC-22]', () => {
  const american = { mask: '(XXX) XXX - XXXX', pattern: '[2-9]\\d{9}', dialCode: '1' };
  const british = { mask: 'XXXXX XXXXXX', pattern: '0?\\d{10}', dialCode: '44', trunkPrefix: '0' };
  test.each([
    ['6045550123', american, '(604) 555 - 0123'],
    ['16045550123', american, '(604) 555 - 0123'],
    ['+1 604 555 0123', american, '(604) 555 - 0123'],
    ['+49 151 2345', american, '+49 151 2345'],
    ['+', american, '+'],
    ['+1', american, '+1'],
    ['+1 604', american, '+1 604'],
    ['+44 20 7946 0142', british, '02079 460142'],
  ])('%s is shown as %#', (typed, rule, wanted) => {
    expect(shown(rule, typed)).toBe(wanted);
  });

  test.each([
    ['1-604-555-0123', american, '(604) 555 - 0123'],
    ['+1 604 555 0123', american, '(604) 555 - 0123'],
    ['+44 (0)20 7946 0142', british, '02079 460142'],
    ['0044 20 7946 0142', british, '02079 460142'],
  ])('%s can be typed key by key', (typed, rule, wanted) => {
    expect([...typed].reduce((text, key) => shown(rule, text + key), '')).toBe(wanted);
  });
});
