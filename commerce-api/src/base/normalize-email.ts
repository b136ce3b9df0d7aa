import { plainText } from 'shared-contracts/plain-text';

/** Returns an email address in the form that is compared and stored. */
export const normalizeEmail = (email: string): string => plainText(email).toLowerCase();
