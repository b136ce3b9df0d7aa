import type { ProductError } from 'shared-contracts/errors/product-error';
import type { Locale } from 'shared-contracts/locale';
import { serviceMessages } from '../messages/service-messages.ts';

/** The text of a refused quantity: the maximum if the error names it, else the services' message or our own. */
export function lineErrorText(error: ProductError, locale: Locale): string {
  const texts = serviceMessages(locale);
  const maximum = error.is('ADDED_MAX_QUANTITY') ? error.details[0]?.additionalInfo?.maxQty : undefined;
  return maximum === undefined ? error.message || texts.updateFailed : texts.maximum(Number(maximum));
}
