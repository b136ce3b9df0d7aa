import { plainText } from './plain-text.ts';

/** Maximum length of an email address in characters (docs/spec/accounts.md section 5). */
export const emailMaxLength = 100;
/**
 * The syntax of an email address without quotes and comments. Only a mail can tell whether it exists. Parentheses and
 * brackets stand by their numbers: browsers read it with the flag `v`, which allows no other way that all of them know.
 */
export const emailPattern =
  /^[^\s@<>\x28\x29\x5b-\x5d,;:"]+@(?:[^\s@<>\x28\x29\x5b-\x5d,;:"'.]+\.)+[^\s@<>\x28\x29\x5b-\x5d,;:"'.]{2,}$/;

/** The validation of email addresses, for forms and services; `emailText` in `fields` is its schema. */
export function isEmail(typed: string): boolean {
  const email = plainText(typed);
  return email.length <= emailMaxLength && emailPattern.test(email);
}
