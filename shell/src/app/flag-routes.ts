/** Where the shell passes on what the flag service says, and what is told to it. */
export const flagsPath = '/flags';
/** The client-side id that pages use with the shell, which knows the service's own. */
export const pageClientId = 'shop';
