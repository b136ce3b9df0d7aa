import type { Address } from './calls/cart-entities.ts';
import type { AddressFieldName, AddressFieldRule } from './calls/utilities.ts';
import { isEmail } from './email.ts';
import type { Language } from './locale.ts';
import { isPhoneField, nationalPhone, rulesWithPhone } from './national-phone.ts';
import { plainText } from './plain-text.ts';

/** The problem of a value; problemText() puts it into words. */
export type FieldProblem =
  | { readonly kind: 'required' | 'email' | 'name' | 'phone' | 'excluded' | 'option' }
  | { readonly kind: 'pattern'; readonly message: string | undefined }
  | { readonly kind: 'exactLength' | 'minLength' | 'maxLength'; readonly length: number };

/** Letters of any script, spaces, comma, period, apostrophe (straight and curly), backtick, hyphen. */
const namePattern = /^[\p{L}\p{M} ,.'’`-]+$/u;

/** Whether a text can be somebody's name. */
export const isPersonName = (text: string): boolean => namePattern.test(text);

/** What mail programs turn into a link: `www.` and names of sites. Initials such as `J.R.` are none. */
const linked = /www\.|\p{L}\.\p{L}{2}/iu;

/** Whether a text can be the name of somebody who is mailed about: a person's name without the address of a site. */
export const isGuestName = (text: string): boolean => isPersonName(text) && !linked.test(text);

/** The first problem of a value as it will be stored, by its rule (docs/spec/commerce.md section 5), or undefined. */
export function checkField(rule: AddressFieldRule, raw: string | undefined): FieldProblem | undefined {
  const value = transformField(rule, raw ?? '');
  if (value === '') return rule.required ? { kind: 'required' } : undefined;
  // An example of a postal code helps more than the number of its characters.
  const isForm = rule.name === 'postalCode' && rule.patternMessage !== undefined;
  const checks = isForm ? [checkPattern, checkLength, checkKind] : [checkLength, checkKind, checkPattern];
  for (const check of checks) {
    const problem = check(rule, value);
    if (problem) return problem;
  }
  return undefined;
}

function checkLength({ minLength, maxLength }: AddressFieldRule, value: string): FieldProblem | undefined {
  const { length } = [...value];
  if (minLength !== undefined && minLength === maxLength)
    return length === minLength ? undefined : { kind: 'exactLength', length: minLength };
  if (minLength !== undefined && length < minLength) return { kind: 'minLength', length: minLength };
  if (maxLength !== undefined && length > maxLength) return { kind: 'maxLength', length: maxLength };
  return undefined;
}

function checkKind({ name, options }: AddressFieldRule, value: string): FieldProblem | undefined {
  if (name === 'email' && !isEmail(value)) return { kind: 'email' };
  if ((name === 'firstName' || name === 'lastName') && !isPersonName(value)) return { kind: 'name' };
  if (options && options.length > 0 && !options.some((option) => option.value === value)) return { kind: 'option' };
  return undefined;
}

function checkPattern(
  { name, pattern, patternMessage, excluded }: AddressFieldRule,
  value: string,
): FieldProblem | undefined {
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value))
    return isPhoneField(name) ? { kind: 'phone' } : { kind: 'pattern', message: patternMessage };
  if (excluded?.some((code) => matchesExcluded(code, value))) return { kind: 'excluded' };
  return undefined;
}

function matchesExcluded(code: string, value: string): boolean {
  const compact = value.replace(/\s/g, '').toUpperCase();
  const wanted = code.replace(/\s/g, '').toUpperCase();
  return wanted.endsWith('*') ? compact.startsWith(wanted.slice(0, -1)) : compact === wanted;
}

/**
 * The value as stored by its rule: plain, in capitals and with the space where the country has them, a phone as its
 * digits.
 */
export function transformField(rule: AddressFieldRule, value: string): string {
  if (isPhoneField(rule.name)) return nationalPhone(value, rule);
  const text = rule.transforms?.includes('capitalize') ? plainText(value).toUpperCase() : plainText(value);
  return rule.endGroup === undefined ? text : spaced(text, rule.endGroup);
}

function spaced(code: string, endGroup: number): string {
  const compact = code.replace(/\s/g, '');
  return compact.length > endGroup ? `${compact.slice(0, -endGroup)} ${compact.slice(-endGroup)}` : compact;
}

/** All problems of an address, by field. */
export function checkAddress(
  rules: readonly AddressFieldRule[],
  address: Partial<Pick<Address, AddressFieldName>>,
): Partial<Record<AddressFieldName, FieldProblem>> {
  return Object.fromEntries(
    rulesWithPhone(rules, address.phoneCode).flatMap((rule) => {
      const problem = checkField(rule, address[rule.name]);
      return problem ? [[rule.name, problem]] : [];
    }),
  );
}

const texts: Readonly<Record<Language, Readonly<Record<FieldProblem['kind'], (length: number) => string>>>> = {
  en: {
    required: () => 'This field is required',
    email: () => 'Email is not valid',
    name: () => 'Name is not valid.',
    phone: () => 'A valid phone number is required',
    excluded: () => 'We cannot deliver to this postal code',
    option: () => 'Please choose one from the list',
    pattern: () => 'Please check the format',
    exactLength: (length) => `Value must contain exactly ${length} characters`,
    minLength: (length) => `Value must contain at least ${length} characters`,
    maxLength: (length) => `Value must contain at most ${length} characters`,
  },
  fr: {
    required: () => 'Ce champ est obligatoire',
    email: () => 'L’adresse e-mail n’est pas valide',
    name: () => 'Le nom n’est pas valide.',
    phone: () => 'Un numéro de téléphone valide est requis',
    excluded: () => 'Nous ne livrons pas à ce code postal',
    option: () => 'Veuillez choisir dans la liste',
    pattern: () => 'Veuillez vérifier le format',
    exactLength: (length) => `La valeur doit comporter exactement ${length} caractères`,
    minLength: (length) => `La valeur doit comporter au moins ${length} caractères`,
    maxLength: (length) => `La valeur doit comporter au plus ${length} caractères`,
  },
  de: {
    required: () => 'Dieses Feld muss ausgefüllt werden',
    email: () => 'Die E-Mail-Adresse ist ungültig',
    name: () => 'Der Name ist ungültig.',
    phone: () => 'Bitte geben Sie eine gültige Telefonnummer an',
    excluded: () => 'An diese Postleitzahl liefern wir nicht',
    option: () => 'Bitte wählen Sie aus der Liste',
    pattern: () => 'Bitte prüfen Sie das Format',
    exactLength: (length) => `Der Wert muss genau ${length} Zeichen haben`,
    minLength: (length) => `Der Wert muss mindestens ${length} Zeichen haben`,
    maxLength: (length) => `Der Wert darf höchstens ${length} Zeichen haben`,
  },
};

/** The text of a problem in the shopper's language. */
export function problemText(problem: FieldProblem, language: Language): string {
  if (problem.kind === 'pattern' && problem.message) return problem.message;
  return texts[language][problem.kind]('length' in problem ? problem.length : 0);
}
