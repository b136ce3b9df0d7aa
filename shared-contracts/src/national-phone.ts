import type { Address } from './calls/cart-entities.ts';
import type { AddressFieldName, AddressFieldRule } from './calls/utilities.ts';

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

/** Whether a field of an address takes a phone number. */
export const isPhoneField = (name: AddressFieldName): boolean => name === 'phone' || name === 'recipientContactPhone';

type PhoneRule = Pick<AddressFieldRule, 'pattern' | 'mask' | 'dialCode' | 'trunkPrefix' | 'otherFormats'>;

/** The rule of a phone number of the country with a dial code; that of the address's country for any other code. */
function phoneRule<Rule extends PhoneRule>(rule: Rule, dialCode: string | undefined): Rule {
  const other = rule.otherFormats?.find((format) => format.dialCode === dialCode);
  if (!other) return rule;
  const { mask: _mask, trunkPrefix: _trunk, ...rest } = rule;
  return { ...(rest as Rule), ...other };
}

/** The rules of an address whose phone has a dial code. */
export const rulesWithPhone = (
  rules: readonly AddressFieldRule[],
  phoneCode: string | undefined,
): readonly AddressFieldRule[] => rules.map((rule) => (rule.name === 'phone' ? phoneRule(rule, phoneCode) : rule));

/**
 * The phone number of an address: its digits as they are dialed within its country, and that country's dial code. A
 * number that was written with the code of another country is of that one, whatever was chosen.
 */
export function addressPhone(
  text: string,
  rule: PhoneRule,
  chosen: string | undefined = rule.dialCode,
): { readonly phone: string; readonly phoneCode: string | undefined } {
  const within = (dialCode: string | undefined) => nationalPhone(text, phoneRule(rule, dialCode));
  const isWithin = (dialCode: string | undefined) => !within(dialCode).startsWith('+');
  const codes = [chosen, rule.dialCode, ...(rule.otherFormats ?? []).map(({ dialCode }) => dialCode)];
  const phoneCode = codes.find(isWithin) ?? chosen;
  return { phone: within(phoneCode), phoneCode };
}

/** The phone number of an address as it is dialed from anywhere, e.g. `+49 89123456`; as it was kept without a code. */
export const writtenPhone = ({ phone, phoneCode }: Pick<Address, 'phone' | 'phoneCode'>): string | undefined =>
  phone && phoneCode ? `+${phoneCode} ${phone.replace(/^0/, '')}` : phone;
