export interface PayPalSettings {
  /** REST API. */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  /** Script that the browser loads. */
  readonly sdkUrl: string;
  /** PayPal's id of this service's webhook. */
  readonly webhookId: string;
}

export interface KlarnaSettings {
  /** REST API of the shop's region. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Script that the browser loads. */
  readonly scriptUrl: string;
}

export interface ApplePaySettings {
  readonly merchantIdentifier: string;
  /** Where to validate merchants when the wallet names no address; Apple's hosts are always accepted. */
  readonly validationUrl: string;
  /** A substitute script for browsers without Apple Pay; empty in production. */
  readonly scriptUrl: string;
  /** The merchant identity certificate and its key as PEM; empty when validation needs none. */
  readonly certificate: string;
  readonly certificateKey: string;
}

/** Whether the shop has what a method needs: PayPal and Klarna can be done without, by empty credentials. */
export function isConfigured(method: string, { paypal, klarna }: WalletSettings): boolean {
  if (method === 'PAYPAL') return paypal.clientId !== '';
  if (method === 'KLARNA') return klarna.username !== '';
  return true;
}

export interface WalletSettings {
  readonly paypal: PayPalSettings;
  readonly klarna: KlarnaSettings;
  readonly applePay: ApplePaySettings;
}
