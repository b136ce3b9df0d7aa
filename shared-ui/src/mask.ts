import type { AddressFieldRule } from 'shared-contracts/calls/utilities';

/**
 * Input masks: `X` stands for a digit, `A` for a letter, anything else is literal. A mask formats input without
 * discarding any of it: the excess follows unformatted, so that validation can report it.
 */
const slotFits: Record<string, RegExp> = { X: /\d/, A: /\p{L}/u };
const significant = /[\p{L}\d]/u;

/** Letters and digits of a masked text. */
export const unmask = (text: string): string => [...text].filter((sign) => significant.test(sign)).join('');

/**
 * `applyMask('(XXX) XXX - XXXX', '6045550123')` is `(604) 555 - 0123`. Ends at the last typed character, so that
 * backspace works.
 */
export function applyMask(mask: string, text: string): string {
  const signs = [...unmask(text)];
  let shaped = '';
  let pending = '';
  for (const place of mask) {
    if (signs.length === 0) return shaped;
    const fits = slotFits[place];
    if (fits === undefined) {
      // A literal letter or digit of the mask that was typed too is used once.
      if (significant.test(place) && signs[0] === place) signs.shift();
      pending += place;
      continue;
    }
    if (!fits.test(signs[0] ?? '')) break;
    shaped += pending + signs.shift();
    pending = '';
  }
  return shaped + signs.join('');
}

/**
 * Formats a phone number as it is written in its country; one of another country, or not complete, stays as typed.
 * @param national returns the digits as they are dialed within the country; with a plus when they are not
 */
export function applyPhoneMask(mask: string, text: string, national: (text: string) => string): string {
  const number = national(text);
  return number.startsWith('+') ? text : applyMask(mask, number);
}

/** The caret position after masking: behind as many letters and digits as before. */
export function maskedCaret(before: string, caret: number, after: string): number {
  const passed = unmask(before.slice(0, caret)).length;
  if (passed === 0) return 0;
  let seen = 0;
  for (let index = 0; index < after.length; index += 1) {
    if (significant.test(after[index] ?? '')) seen += 1;
    if (seen === passed) return index + 1;
  }
  return after.length;
}

/** Writes the formatted text into the field and restores the caret. */
export function maskInput(input: HTMLInputElement, shape: (text: string) => string): void {
  const before = input.value;
  const after = shape(before);
  if (after === before) return;
  const caret = maskedCaret(before, input.selectionStart ?? before.length, after);
  input.value = after;
  input.setSelectionRange(caret, caret);
}

/**
 * Returns what formats a field while it is typed by its country's rule, without discarding any of it.
 * @param nationalPhone the digits of a phone as they are dialed within the country of its rule (`shared-contracts/national-phone`)
 */
export function shapeOf(
  rule: AddressFieldRule,
  nationalPhone: (text: string, rule: AddressFieldRule) => string,
): ((text: string) => string) | undefined {
  const { inputMode, mask, transforms } = rule;
  const capitals = transforms?.includes('capitalize') ?? false;
  if (!mask) return capitals ? (text) => text.toUpperCase() : undefined;
  if (inputMode === 'tel') return (text) => applyPhoneMask(mask, text, (typed) => nationalPhone(typed, rule));
  return (text) => applyMask(mask, capitals ? text.toUpperCase() : text);
}
