export interface PayPalSettings {
  /** Of the REST API. */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  /** Of the script that the browser loads. */
  readonly sdkUrl: string;
  /** The id under which PayPal knows the address of this service's webhook. */
  readonly webhookId: string;
}

export interface KlarnaSettings {
  /** Of the REST API of the shop's region. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Of the script that the browser loads. */
  readonly scriptUrl: string;
}

export interface ApplePaySettings {
  readonly merchantIdentifier: string;
  /** Where merchants are validated when the wallet names no address; Apple's own are taken besides. */
  readonly validationUrl: string;
  /** A stand-in for browsers without Apple Pay; empty in production. */
  readonly scriptUrl: string;
  /** The merchant identity certificate and its key as PEM; empty where validation wants none. */
  readonly certificate: string;
  readonly certificateKey: string;
}

export interface WalletSettings {
  readonly paypal: PayPalSettings;
  readonly klarna: KlarnaSettings;
  readonly applePay: ApplePaySettings;
}
