/** What helps on when signing in fails. */
export type SignInHelp = 'forgot-password' | 'contact-us';

const helpByError: Readonly<Record<string, readonly SignInHelp[]>> = {
  AUT401: ['forgot-password'],
  AUT437: ['forgot-password'],
  AUT438: ['forgot-password'],
  AUT426: ['forgot-password'],
  AUT423: ['forgot-password', 'contact-us'],
  // Employees' passwords are not the shop's to give.
  AUT441: ['contact-us'],
  AUT404: ['contact-us'],
  AUT432: ['contact-us'],
  AUT440: ['contact-us'],
  AUT500: ['contact-us'],
};

/** Where the message of a failed sign-in leads on, by its code; nowhere where trying again is the way. */
export const signInHelp = (errorId: string | undefined): readonly SignInHelp[] => helpByError[errorId ?? ''] ?? [];
