/** The rules of a new password (docs/spec/accounts.md section 5). */
export const passwordRules = [
  { name: 'atLeast8', passes: (password: string) => password.length >= 8 },
  { name: 'upperCase', passes: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'lowerCase', passes: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'digit', passes: (password: string) => /\d/.test(password) },
] as const;

/** Whether a new password meets every rule; for forms and services. */
export const isStrongPassword = (password: string): boolean => passwordRules.every(({ passes }) => passes(password));
