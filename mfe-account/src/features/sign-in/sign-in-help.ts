/** Help offered after a failed sign-in. */
export type SignInHelp = 'forgot-password' | 'contact-us';

const helpByError: Readonly<Record<string, readonly SignInHelp[]>> = {
  AUT401: ['forgot-password'],
  AUT437: ['forgot-password'],
  AUT438: ['forgot-password'],
  AUT426: ['forgot-password'],
  AUT423: ['forgot-password', 'contact-us'],
  // The shop does not manage employees' passwords.
  AUT441: ['contact-us'],
  AUT404: ['contact-us'],
  AUT432: ['contact-us'],
  AUT440: ['contact-us'],
  AUT500: ['contact-us'],
};

/** The help after a failed sign-in, by its code; none when trying again is the way. */
export const signInHelp = (errorId: string | undefined): readonly SignInHelp[] => helpByError[errorId ?? ''] ?? [];
