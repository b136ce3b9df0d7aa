/** The length of the longest email address that the shop takes, in characters (docs/spec/accounts.md section 5). */
export const emailMaxLength = 100;
/** The form of an email address. Only a mail can tell whether it exists. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The one rule for email addresses, for forms and services; `emailText` in `fields` is its schema. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  return email.length <= emailMaxLength && emailPattern.test(email);
}
