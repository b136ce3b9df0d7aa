import { isProductError } from 'shared-contracts/errors/product-error';
import type { AccountMessages } from '../../messages/account-messages.ts';

/** Where a refused look-up is shown, and its text. */
export interface LookUpFailure {
  readonly place: 'email' | 'form';
  readonly text: string;
  /** Whether a retry may help. */
  readonly retry: boolean;
}

/** Classifies a refusal by its code: a wrong email belongs to its field, an unknown order and faults above the form. */
export function failureOf(error: unknown, texts: AccountMessages): LookUpFailure {
  if (isProductError(error, 'INVALID_ORDER_EMAIL'))
    return { place: 'email', text: error.message || texts.wrongEmail, retry: false };
  if (isProductError(error, 'ORDER_NOT_FOUND', 'ORDER_HISTORY_NOT_FOUND'))
    return { place: 'form', text: error.message || texts.notFound, retry: false };
  return { place: 'form', text: texts.failed, retry: true };
}
