import { dictionary } from '@zxcvbn-ts/language-common';
import { isStrongPassword } from 'shared-contracts/password';
import { CallError } from '../base/call-error.ts';

/** The passwords that published breaches contain most often, in lower case. */
const breached: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Whether published breaches contain a password. As NIST SP 800-63B asks, the whole password is compared, not the words in
 * it: in the normal form that is also hashed, whatever its case, and without marks at its end, which people add to meet
 * rules ("Password1!"). Digits at its end count: a word with a year is not on such lists.
 */
function isBreached(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return breached.has(plain) || breached.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''));
}

/**
 * Checks a password that somebody chooses.
 * @throws {CallError} FE872 when it breaks a rule (docs/spec/accounts.md section 5), AUT454 when published breaches
 * contain it
 */
export function checkNewPassword(password: string, field: string): void {
  if (!isStrongPassword(password)) throw new CallError('FE872', { field });
  if (isBreached(password)) throw new CallError('AUT454', { field });
}

/** What is known about shop and person, in which guesses begin. */
export interface KnownWords {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/**
 * Refuses a password whose letters are the name of the shop or the person, or the email or its first part, whatever digits
 * and marks are around them.
 * @throws {CallError} AUT455
 */
export function checkNotGuessable(
  password: string,
  { brand, email, firstName, lastName }: KnownWords,
  field: string,
): void {
  const letters = lettersOf(password);
  const [mailbox = ''] = email.split('@');
  const words = [brand, email, mailbox, firstName, lastName, firstName + lastName, lastName + firstName];
  if (words.some((word) => lettersOf(word) === letters)) throw new CallError('AUT455', { field });
}
