import { checkField, problemText } from 'shared-contracts/address-check';
import { birthDateBounds, readBirthDate, writeBirthDate } from 'shared-contracts/birth-date';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { isEmail } from 'shared-contracts/email';
import type { Locale } from 'shared-contracts/locale';
import { rulesWithPhone } from 'shared-contracts/national-phone';
import { isStrongPassword } from 'shared-contracts/password';
import * as v from 'valibot';
import type { AddressValues } from './address-values.ts';
import { boundMessages, dayFault } from './bounds.ts';

export {
  boolean,
  check,
  forward,
  intersect,
  is,
  lazy,
  literal,
  nonEmpty,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  transform,
  trim,
  variant,
} from 'valibot';

/** A form field with a text value, before and after validation. */
export type TextFieldSchema = v.GenericSchema<string>;

/** A text, or none, without the problem that `problemOf` puts into words; kept as typed. */
const textWith = (problemOf: (typed: string) => string | undefined): TextFieldSchema =>
  v.pipe(
    v.optional(v.string(), ''),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? problemOf(dataset.value) : undefined;
      if (message) addIssue({ message });
    }),
  ) as TextFieldSchema;

/** Text that must not be blank; trimmed. */
export const requiredText = (missing: string): TextFieldSchema => v.pipe(v.string(), v.trim(), v.nonEmpty(missing));

interface TextLimits {
  /** In UTF-16 units, as the calls count. */
  readonly maxLength: number;
  readonly optional?: boolean;
}

/** A text of limited length; trimmed. */
export const limitedText = (
  { maxLength, optional = false }: TextLimits,
  { language }: Pick<Locale, 'language'>,
): TextFieldSchema =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => optional || text !== '', problemText({ kind: 'required' }, language)),
    v.check((text) => text.length <= maxLength, problemText({ kind: 'maxLength', length: maxLength }, language)),
  );

/** An existing password: any text, kept as typed. */
export const currentPassword = (missing: string): TextFieldSchema => v.pipe(v.string(), v.nonEmpty(missing));

/** A new password, by the services' rules. */
export const newPassword = (weak: string): TextFieldSchema => v.pipe(v.string(), v.check(isStrongPassword, weak));

interface EmailTexts {
  readonly required: string;
  readonly emailShape: string;
}

/** An email address, trimmed. */
export const emailField = ({ required, emailShape }: EmailTexts): TextFieldSchema =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(required), v.check(isEmail, emailShape));

/** A checkbox that must be ticked. */
export const consent = (missing: string): v.GenericSchema<boolean> =>
  v.pipe(
    v.boolean(),
    v.check((ticked) => ticked, missing),
  );

interface BirthDateTexts {
  readonly birthDateMissing: string;
  readonly tooYoung: (age: number) => string;
}

/** A birth date in the locale's format; kept as typed. */
export const birthDate = (locale: Locale, texts: BirthDateTexts, today = new Date()): TextFieldSchema => {
  const words = boundMessages(locale);
  const { earliest, latest, age } = birthDateBounds(locale.country, today);
  const bounds = { earliest, latest: today.toISOString().slice(0, 10) };
  const messages = {
    format: words.format,
    early: words.early(writeBirthDate(bounds.earliest, locale)),
    late: words.late(writeBirthDate(bounds.latest, locale)),
  };
  return textWith((typed) => {
    const day = readBirthDate(typed, locale);
    if (day === '') return texts.birthDateMissing;
    const fault = dayFault(day, bounds);
    if (fault) return messages[fault];
    return day > latest ? texts.tooYoung(age) : undefined;
  });
};

/** An address field by the country's rule; kept as typed. */
export const addressField = (rule: AddressFieldRule, { language }: Pick<Locale, 'language'>): TextFieldSchema =>
  textWith((typed) => {
    const problem = checkField(rule, typed);
    return problem && problemText(problem, language);
  });

/** An address form, by the rules of the country, and of the one that its phone is of. */
export const addressForm = (
  rules: readonly AddressFieldRule[],
  locale: Pick<Locale, 'language'>,
): v.GenericSchema<AddressValues> =>
  v.lazy((typed) => {
    const fields = rulesWithPhone(rules, (typed as AddressValues).phoneCode);
    return v.object(Object.fromEntries(fields.map((rule) => [rule.name, addressField(rule, locale)])));
  });

/** Accepts blank text, and other text that fits the schema. */
export const blankOr = (schema: TextFieldSchema): TextFieldSchema =>
  v.lazy((typed) => (typeof typed === 'string' && typed.trim() === '' ? v.string() : schema));
