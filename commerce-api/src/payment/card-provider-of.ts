import { AdyenProvider } from './adyen-provider.ts';
import { CardProvider } from './card-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';

/**
 * Returns the card provider: Adyen if configured, else the sandbox.
 * @param timeout milliseconds
 */
export function cardProviderOf(
  { adyen, cardProvider, shopUrl }: Pick<PaymentSettings, 'adyen' | 'cardProvider'> & { readonly shopUrl: string },
  timeout: number,
): AdyenProvider | CardProvider {
  return adyen
    ? new AdyenProvider({ ...adyen, returnUrl: `${shopUrl}/checkout`, timeout })
    : new CardProvider({ ...cardProvider, timeout });
}
