import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMask, maskedCaret, maskInput, unmask } from './mask.ts';

const nora = '(XXX) XXX - XXXX';
const emea = 'XXXX - XXX - XXX';

describe('a mask [ACC-22]', () => {
  test.each([
    [nora, '6045550123', '(604) 555 - 0123'],
    [nora, '604', '(604'],
    [nora, '6045', '(604) 5'],
    [nora, '', ''],
    [nora, 'x', 'x'],
    [emea, '0151234567', '0151 - 234 - 567'],
    [emea, '015123456789', '0151 - 234 - 56789'],
    ['AXA XAX', 'V5K0A1', 'V5K 0A1'],
    ['AXA XAX', '5K0', '5K0'],
    ['XXXXX', '10115', '10115'],
    ['XXXXX-XXXX', '97205', '97205'],
    ['XXXXX-XXXX', '97205-1234', '97205-1234'],
    ['XXXXX-XXXX', '972051234', '97205-1234'],
  ])('%s makes %s into %s', (mask, typed, shown) => {
    expect(applyMask(mask, typed)).toBe(shown);
  });

  test('formats digits without losing any [CHK-07]', () => {
    fc.assert(
      fc.property(fc.constantFrom(nora, emea, 'XX XX XX'), fc.stringMatching(/^\d{0,20}$/), (mask, digits) => {
        expect(unmask(applyMask(mask, digits))).toBe(digits);
      }),
    );
  });

  test('keeps formatted input unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom(nora, emea, 'AXA XAX'), fc.string(), (mask, text) => {
        const once = applyMask(mask, text);
        expect(applyMask(mask, once)).toBe(once);
      }),
    );
  });

  test('ends at the last typed character, so that backspace always deletes a digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,10}$/), (digits) => {
        expect(applyMask(nora, digits)).toMatch(/\d$/);
      }),
    );
  });
});

describe('the caret', () => {
  test('keeps the caret behind the digit just typed', () => {
    // "(604) 555" with a 9 typed after the first digit.
    expect(maskedCaret('(6904) 555', 3, '(690) 455 - 5')).toBe(3);
    expect(maskedCaret('(6045', 5, '(604) 5')).toBe(7);
  });

  test('positions the caret in the field', () => {
    const input = document.createElement('input');
    input.value = '6045';
    input.setSelectionRange(4, 4);
    maskInput(input, (value) => applyMask(nora, value));
    expect(input.value).toBe('(604) 5');
    expect(input.selectionStart).toBe(7);
  });
});
