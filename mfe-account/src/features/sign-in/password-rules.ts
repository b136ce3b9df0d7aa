/** What a new password must have (docs/spec/accounts.md section 5); the names are those of the texts. */
export const passwordRules = [
  { name: 'atLeast8', passes: (password: string) => password.length >= 8 },
  { name: 'upperCase', passes: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'lowerCase', passes: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'digit', passes: (password: string) => /\d/.test(password) },
] as const;
