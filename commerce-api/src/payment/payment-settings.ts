import type { Credentials, Environment } from '../base/credentials.ts';
import type { ApplePaySettings, KlarnaSettings, PayPalSettings } from './wallet-settings.ts';

/** How to reach the payment providers. */
export interface PaymentSettings {
  readonly cardProvider: {
    /** Address for calls by this service. */
    readonly url: string;
    /** Address from which the shopper's browser loads the form. */
    readonly publicUrl: string;
    readonly publicKey: string;
    readonly secretKey: string;
  };
  /** Secret that signs the card provider's webhooks; without it they are not accepted. */
  readonly cardWebhookSecret: string;
  /** The card provider of production; the sandbox replaces it when absent. */
  readonly adyen:
    | {
        /** Checkout API with its version. */
        readonly url: string;
        readonly apiKey: string;
        readonly merchantAccount: string;
      }
    | undefined;
  /** Key that signs Adyen's webhooks, hexadecimal; without it webhooks are not accepted. */
  readonly adyenHmacKey: string;
  readonly paypal: PayPalSettings;
  readonly klarna: KlarnaSettings;
  readonly applePay: ApplePaySettings;
}

/** @throws {Error} for an unknown card provider, or a missing key */
function readAdyen(environment: Environment): PaymentSettings['adyen'] {
  const provider = environment.CARD_PROVIDER || 'sandbox';
  if (provider === 'sandbox') return undefined;
  if (provider !== 'adyen') throw new Error(`CARD_PROVIDER must be sandbox or adyen, not "${provider}".`);
  const needed = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`${name} is needed where CARD_PROVIDER is adyen.`);
    return value;
  };
  return {
    url: environment.ADYEN_URL || 'https://checkout-test.adyen.com/v71',
    apiKey: needed('ADYEN_API_KEY'),
    merchantAccount: needed('ADYEN_MERCHANT_ACCOUNT'),
  };
}

/** Returns settings for all payments at the sandbox. */
export const sandboxPayments = (sandbox: string): PaymentSettings => ({
  cardProvider: { url: sandbox, publicUrl: sandbox, publicKey: 'pk_sandbox', secretKey: 'sk_sandbox' },
  adyen: undefined,
  adyenHmacKey: '',
  cardWebhookSecret: 'whsec_sandbox',
  paypal: {
    url: `${sandbox}/paypal`,
    clientId: 'paypal_sandbox',
    secret: 'paypal_secret',
    sdkUrl: `${sandbox}/paypal/sdk/js`,
    webhookId: 'WH-SANDBOX',
  },
  klarna: {
    url: `${sandbox}/klarna`,
    username: 'klarna_sandbox',
    password: 'klarna_secret',
    scriptUrl: `${sandbox}/klarna/lib/v1/api.js`,
  },
  applePay: {
    merchantIdentifier: 'merchant.shop.sandbox',
    validationUrl: `${sandbox}/apple-pay/paymentservices/startSession`,
    scriptUrl: `${sandbox}/apple-pay/sdk.js`,
    certificate: '',
    certificateKey: '',
  },
});

/**
 * Reads the settings of the payment providers.
 * @throws {Error} naming a variable that is missing, unknown, or the sandbox's where shoppers buy
 */
export function readPaymentSettings(
  environment: Environment,
  sandbox: string,
  { needed, optional }: Credentials,
): PaymentSettings {
  const { cardProvider, cardWebhookSecret, paypal, klarna, applePay } = sandboxPayments(sandbox);
  const text = (name: string, fallback: string): string => environment[name] || fallback;
  const adyen = readAdyen(environment);
  // With Adyen the sandbox's card form is not used and gets no keys.
  const ofForm = adyen ? (): string => '' : needed;
  const clientId = optional('PAYPAL_CLIENT_ID', paypal.clientId);
  const username = optional('KLARNA_USERNAME', klarna.username);
  return {
    cardProvider: {
      url: text('CARD_PROVIDER_URL', cardProvider.url),
      publicUrl: text('CARD_PROVIDER_PUBLIC_URL', cardProvider.publicUrl),
      publicKey: ofForm('CARD_PROVIDER_PUBLIC_KEY', cardProvider.publicKey),
      secretKey: ofForm('CARD_PROVIDER_SECRET_KEY', cardProvider.secretKey),
    },
    adyen,
    adyenHmacKey: text('ADYEN_HMAC_KEY', ''),
    cardWebhookSecret: ofForm('CARD_PROVIDER_WEBHOOK_SECRET', cardWebhookSecret),
    paypal: {
      url: text('PAYPAL_URL', paypal.url),
      clientId,
      secret: clientId && needed('PAYPAL_SECRET', paypal.secret),
      sdkUrl: text('PAYPAL_SDK_URL', paypal.sdkUrl),
      webhookId: clientId && needed('PAYPAL_WEBHOOK_ID', paypal.webhookId),
    },
    klarna: {
      url: text('KLARNA_URL', klarna.url),
      username,
      password: username && needed('KLARNA_PASSWORD', klarna.password),
      scriptUrl: text('KLARNA_SCRIPT_URL', klarna.scriptUrl),
    },
    applePay: {
      merchantIdentifier: text('APPLE_PAY_MERCHANT_ID', applePay.merchantIdentifier),
      validationUrl: text('APPLE_PAY_VALIDATION_URL', applePay.validationUrl),
      // An empty value means the browser's own implementation only.
      scriptUrl: environment.APPLE_PAY_SCRIPT_URL ?? applePay.scriptUrl,
      certificate: text('APPLE_PAY_CERTIFICATE', ''),
      certificateKey: text('APPLE_PAY_CERTIFICATE_KEY', ''),
    },
  };
}
