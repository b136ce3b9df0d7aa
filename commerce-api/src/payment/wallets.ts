import type { Wallets } from 'shared-contracts/calls/payment';
import type { Locale } from 'shared-contracts/locale';
import type { Subject } from '../base/subject.ts';
import { isConfigured, type WalletSettings } from './wallet-settings.ts';

/** Returns what the browser needs to load each wallet that the shop has; store mode has neither PayPal nor Klarna. */
export function walletsFor(settings: WalletSettings, { kind }: Pick<Subject, 'kind'>, locale: Locale): Wallets {
  const { paypal, klarna, applePay } = settings;
  const isAssociate = kind === 'ASSOCIATE';
  const { country, currency } = locale;
  return {
    ...(!isAssociate && isConfigured('PAYPAL', settings)
      ? { paypal: { clientId: paypal.clientId, sdkBaseUrl: paypal.sdkUrl, currency, intent: 'authorize' } }
      : {}),
    ...(!isAssociate && isConfigured('KLARNA', settings) ? { klarna: { scriptUrl: klarna.scriptUrl } } : {}),
    applePay: {
      ...(applePay.scriptUrl ? { scriptUrl: applePay.scriptUrl } : {}),
      merchantIdentifier: applePay.merchantIdentifier,
      version: 3,
      countryCode: country,
      currencyCode: currency,
      supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
      merchantCapabilities: ['supports3DS'],
    },
  };
}
