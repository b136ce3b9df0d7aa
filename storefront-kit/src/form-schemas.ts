import { checkField, problemText } from 'shared-contracts/address-check';
import { birthDateFault, birthDateFormat, readBirthDate } from 'shared-contracts/birth-date';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { isEmail } from 'shared-contracts/email';
import type { Locale } from 'shared-contracts/locale';
import { isStrongPassword } from 'shared-contracts/password';
import * as v from 'valibot';
import type { AddressValues } from './address-values.ts';

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

/** Text that must not be blank; trimmed. */
export const requiredText = (missing: string): TextFieldSchema => v.pipe(v.string(), v.trim(), v.nonEmpty(missing));

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
  readonly birthDateWrong: (format: string) => string;
}

/** A birth date in the locale's format; kept as typed. */
export const birthDate = (locale: Locale, texts: BirthDateTexts, today = new Date()): TextFieldSchema => {
  const faultOf = (typed: string) => birthDateFault(readBirthDate(typed, locale), locale.country, today);
  return v.pipe(
    v.string(),
    v.check((typed) => faultOf(typed) !== 'PRO411', texts.birthDateMissing),
    v.check((typed) => faultOf(typed) === undefined, texts.birthDateWrong(birthDateFormat(locale))),
  );
};

/** An address field by the country's rule; kept as typed. */
export const addressField = (rule: AddressFieldRule, { language }: Pick<Locale, 'language'>): TextFieldSchema =>
  v.pipe(
    v.optional(v.string(), ''),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkField(rule, dataset.value) : undefined;
      if (problem) addIssue({ message: problemText(problem, language) });
    }),
  ) as TextFieldSchema;

/** An address form, by the rules of the country. */
export const addressForm = (
  rules: readonly AddressFieldRule[],
  locale: Pick<Locale, 'language'>,
): v.GenericSchema<AddressValues> =>
  v.object(Object.fromEntries(rules.map((rule) => [rule.name, addressField(rule, locale)])));

/** Accepts blank text, and other text that fits the schema. */
export const blankOr = (schema: TextFieldSchema): TextFieldSchema =>
  v.lazy((typed) => (typeof typed === 'string' && typed.trim() === '' ? v.string() : schema));
