/**
 * Input masks: `X` stands for a digit, `A` for a letter, anything else is literal. A mask formats input without
 * discarding any of it: the excess follows unformatted, so that validation can report it.
 */
const slotFits: Record<string, RegExp> = { X: /\d/, A: /\p{L}/u };
const significant = /[\p{L}\d]/u;

/** Letters and digits of a masked text. */
export const unmask = (text: string): string => [...text].filter((sign) => significant.test(sign)).join('');

/** Number of characters the mask asks for. */
export const maskSlots = (mask: string): number => [...mask].filter((sign) => sign in slotFits).length;

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
 * Formats a phone number by its country's mask. A leading dial code, with or without `+`, is removed; a number with
 * another country's `+` code is kept as typed.
 */
export function applyPhoneMask(mask: string, text: string, dialCode?: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '');
  const own = dialCode !== undefined && dialCode !== '' && digits.startsWith(dialCode);
  if (trimmed.startsWith('+'))
    return own && digits.length > dialCode.length ? applyMask(mask, digits.slice(dialCode.length)) : text;
  if (own && digits.length === dialCode.length + maskSlots(mask)) return applyMask(mask, digits.slice(dialCode.length));
  return applyMask(mask, digits);
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
