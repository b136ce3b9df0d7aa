/** Maximum length of an email address in characters (docs/spec/accounts.md section 5). */
export const emailMaxLength = 100;
/** The syntax of an email address. Only a mail can tell whether it exists. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The validation of email addresses, for forms and services; `emailText` in `fields` is its schema. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  return email.length <= emailMaxLength && emailPattern.test(email);
}
