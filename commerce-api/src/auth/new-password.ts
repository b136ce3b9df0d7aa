import { dictionary } from '@zxcvbn-ts/language-common';
import { isStrongPassword } from 'shared-contracts/password';
import { CallError } from '../base/call-error.ts';

/** The passwords that published breaches contain most often, in lower case. */
const breached: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Checks a password that somebody chooses.
 * @throws {CallError} FE872 when it breaks a rule (docs/spec/accounts.md section 5), AUT454 when published breaches
 * contain it, whatever its case
 */
export function checkNewPassword(password: string, field: string): void {
  if (!isStrongPassword(password)) throw new CallError('FE872', { field });
  if (breached.has(password.toLowerCase())) throw new CallError('AUT454', { field });
}
