import type { ProductError } from 'shared-contracts/errors/product-error';
import type { cartMessages } from '../messages/cart-messages.ts';

/** The text of a refused quantity: the maximum if the error names it, else the services' message or our own. */
export function lineErrorText(error: ProductError, texts: ReturnType<typeof cartMessages>): string {
  const maximum = error.is('ADDED_MAX_QUANTITY') ? error.details[0]?.additionalInfo?.maxQty : undefined;
  return maximum === undefined ? error.message || texts.updateFailed : texts.maximum(Number(maximum));
}
