import { DialogDismissed } from '../dialogs.ts';
import { isProductError } from './product-error.ts';

/**
 * Whether an error is the fault of a release or of a service that failed. What the services refuse, such as a card that is declined, a
 * dialog that is closed, and a call that is given up are no faults.
 */
export function isFault(error: unknown): boolean {
  if (isProductError(error)) return error.status < 400 || error.status >= 500;
  if (error instanceof DialogDismissed) return false;
  return !(error instanceof DOMException && error.name === 'AbortError');
}
