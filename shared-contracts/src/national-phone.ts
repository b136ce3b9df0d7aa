import type { AddressFieldRule } from './calls/utilities.ts';

/** Whether a text is a phone number of the rule's country. */
export const isNationalPhone = (text: string, rule: Pick<AddressFieldRule, 'pattern' | 'dialCode' | 'trunkPrefix'>) =>
  text.trim() !== '' && fits(nationalPhone(text, rule), rule);

const fits = (number: string, { pattern }: Pick<AddressFieldRule, 'pattern'>): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(number);

/**
 * The digits of a phone number as they are dialed within its country: without the dial code, however that was written,
 * and with the prefix of its areas (`+44 (0)20 7946 0142` is `02079460142`). A number of another country, or one that is
 * not complete, keeps its plus, which no rule accepts.
 */
export function nationalPhone(
  text: string,
  rule: Pick<AddressFieldRule, 'pattern' | 'dialCode' | 'trunkPrefix'>,
): string {
  const { dialCode, trunkPrefix = '' } = rule;
  const digits = text.replace(/\D/g, '');
  const hasPlus = text.trim().startsWith('+');
  if (digits === '') return text.trim();
  if (!dialCode) return hasPlus ? `+${digits}` : digits;
  /** Returns the number after its dial code; undefined for one that does not begin with it, or does not fit. */
  const after = (international: string): string | undefined => {
    if (!international.startsWith(dialCode)) return undefined;
    const rest = international.slice(dialCode.length);
    const number = rest.startsWith(trunkPrefix) ? rest : trunkPrefix + rest;
    return fits(number, rule) ? number : undefined;
  };
  if (hasPlus) return after(digits) ?? `+${digits}`;
  if (digits.startsWith('00')) return after(digits.slice(2)) ?? `+${digits.slice(2)}`;
  return fits(digits, rule) ? digits : (after(digits) ?? digits);
}
