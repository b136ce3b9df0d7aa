import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IdentitySettings } from './auth/identity-provider.ts';
import { defaultSessionLife, type SessionLife } from './auth/session-life.ts';
import { brandFolderOf, readBrandProfile } from './brand-profile.ts';
import type { DatabaseLocation } from './database/database.ts';
import { type FulfilmentSettings, readFulfilment } from './delivery/fulfilment-settings.ts';
import { heldMinutes } from './inventory/holds.ts';
import type { SmtpSettings } from './mail/transport.ts';
import type { ApplePaySettings, KlarnaSettings, PayPalSettings } from './payment/wallet-settings.ts';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Reads `on` (1), `off` (0), or how many times as much as in production. */
function factor(name: string): number {
  const value = text(name, 'on');
  const times = value === 'on' ? 1 : value === 'off' ? 0 : Number(value);
  if (!Number.isFinite(times) || times < 0) throw new Error(`${name} must be "on", "off", or a number, not "${value}"`);
  return times;
}

function integer(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`);
  return value;
}

const text = (name: string, fallback: string): string => process.env[name] || fallback;

/**
 * Reads a secret; its public demo value is refused in production.
 * @throws {Error} when it is missing there
 */
function secret(name: string, ofDemo: string, isDemo: boolean): string {
  const value = text(name, ofDemo);
  if (value === ofDemo && !isDemo) throw new Error(`${name} is needed in production: a long random text of your own.`);
  return value;
}

/** The settings of the service. */
export interface Settings extends FulfilmentSettings {
  readonly port: number;
  readonly host: string;
  /** Folder for local data: the embedded database, keys, pictures. */
  readonly dataFolder: string;
  readonly database: DatabaseLocation;
  readonly seedStyles: number;
  /** Whether to create the demo accounts, whose password is public; never in production. */
  readonly demoPeople: boolean;
  /** The shop's name on products. */
  readonly brand: string;
  /** The folder of the brand; see `brand.ts`. */
  readonly brandFolder: string;
  readonly logLevel: string;
  readonly sessionLife: SessionLife;
  readonly cardProvider: {
    /** Address for calls by this service. */
    readonly url: string;
    /** Address from which the shopper's browser loads the form. */
    readonly publicUrl: string;
    readonly publicKey: string;
    readonly secretKey: string;
  };
  /** Secret that signs the card provider's webhooks. */
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
  /** Secret from which the numbers of issued gift cards are derived; changing it makes sold cards unreadable. */
  readonly giftCardSecret: string;
  /** A tax provider; our own rules without one. */
  readonly taxProvider?: { readonly url: string; readonly apiKey: string } | undefined;
  readonly smtp: SmtpSettings;
  readonly mailFrom: string;
  /** Address of return labels. */
  readonly returnsAddress: readonly string[];
  /** Public address of the shop for links in emails, without a trailing slash. */
  readonly shopUrl: string;
  readonly botCheck: {
    /** The provider's siteverify address. */
    readonly url: string;
    readonly secret: string;
    /** True in production: a call without a token is refused. */
    readonly required: boolean;
  };
  /** Identity provider for signing in without a password; none when the issuer is empty. */
  readonly identity: IdentitySettings;
  /** False only for load measurements. */
  readonly rateLimits: number;
  /** Seconds for which a cart's stock is held on request. */
  readonly holdSeconds: number;
  /** Proxies trusted to state the caller's address: `loopback`, or addresses and networks separated by commas. */
  readonly trustedProxies: string;
  /** Validates answers against their contracts; always on except in production. */
  readonly validateResponses: boolean;
  /** Whether pages may have their answers validated against the contracts; never in production. */
  readonly checksAnswers: boolean;
}

const MIN_STYLES = 161;

/** @throws {Error} for an unknown card provider, or a missing key */
function readAdyen(): Settings['adyen'] {
  const provider = text('CARD_PROVIDER', 'sandbox');
  if (provider === 'sandbox') return undefined;
  if (provider !== 'adyen') throw new Error(`CARD_PROVIDER must be sandbox or adyen, not "${provider}".`);
  const needed = (name: string): string => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is needed where CARD_PROVIDER is adyen.`);
    return value;
  };
  return {
    url: text('ADYEN_URL', 'https://checkout-test.adyen.com/v71'),
    apiKey: needed('ADYEN_API_KEY'),
    merchantAccount: needed('ADYEN_MERCHANT_ACCOUNT'),
  };
}

type Wallets = Pick<Settings, 'adyen' | 'adyenHmacKey' | 'cardWebhookSecret' | 'paypal' | 'klarna' | 'applePay'>;

/** Returns settings for PayPal, Klarna and Apple Pay at the sandbox. */
export const sandboxWallets = (sandbox: string): Wallets => ({
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

const readWallets = ({ cardWebhookSecret, paypal, klarna, applePay }: Wallets): Wallets => ({
  adyen: readAdyen(),
  adyenHmacKey: text('ADYEN_HMAC_KEY', ''),
  cardWebhookSecret: text('CARD_PROVIDER_WEBHOOK_SECRET', cardWebhookSecret),
  paypal: {
    url: text('PAYPAL_URL', paypal.url),
    clientId: text('PAYPAL_CLIENT_ID', paypal.clientId),
    secret: text('PAYPAL_SECRET', paypal.secret),
    sdkUrl: text('PAYPAL_SDK_URL', paypal.sdkUrl),
    webhookId: text('PAYPAL_WEBHOOK_ID', paypal.webhookId),
  },
  klarna: {
    url: text('KLARNA_URL', klarna.url),
    username: text('KLARNA_USERNAME', klarna.username),
    password: text('KLARNA_PASSWORD', klarna.password),
    scriptUrl: text('KLARNA_SCRIPT_URL', klarna.scriptUrl),
  },
  applePay: {
    merchantIdentifier: text('APPLE_PAY_MERCHANT_ID', applePay.merchantIdentifier),
    validationUrl: text('APPLE_PAY_VALIDATION_URL', applePay.validationUrl),
    // An empty value means the browser's own implementation only.
    scriptUrl: process.env.APPLE_PAY_SCRIPT_URL ?? applePay.scriptUrl,
    certificate: text('APPLE_PAY_CERTIFICATE', ''),
    certificateKey: text('APPLE_PAY_CERTIFICATE_KEY', ''),
  },
});

/** @throws {Error} when the key of a tax provider is missing */
function readTaxProvider(): Settings['taxProvider'] {
  const [url, apiKey] = [text('TAX_URL', ''), text('TAX_API_KEY', '')];
  if (url !== '' && apiKey === '') throw new Error('TAX_API_KEY is needed where TAX_URL is set.');
  return url === '' ? undefined : { url: url.replace(/\/$/, ''), apiKey };
}

/** Returns the folder for the originals of imported pictures. */
export const pictureFolderOf = ({ dataFolder }: Pick<Settings, 'dataFolder'>): string =>
  path.join(dataFolder, 'pictures');

/**
 * Reads the settings from the environment.
 * @throws {Error} naming the variable with an unusable value
 */
export function readSettings(): Settings {
  const dataFolder = path.resolve(text('DATA_DIR', path.join(repository, '.data')));
  const url = process.env.DATABASE_URL;
  const sandbox = `http://localhost:${integer('SANDBOX_PORT', 3002)}`;
  const isProduction = process.env.NODE_ENV === 'production';
  const brandFolder = brandFolderOf(process.env.BRAND);
  const profile = readBrandProfile(brandFolder);
  const demoPeople = text('DEMO_PEOPLE', isProduction ? 'off' : 'on') === 'on';
  return {
    port: integer('API_PORT', 3001),
    host: text('HOST', '127.0.0.1'),
    dataFolder,
    database: url ? { url } : { folder: path.join(dataFolder, 'db') },
    seedStyles: integer('SEED_STYLES', MIN_STYLES),
    demoPeople,
    brand: text('BRAND_NAME', profile.name),
    brandFolder,
    logLevel: text('LOG_LEVEL', 'info'),
    sessionLife: {
      idleSeconds: integer('SESSION_IDLE_SECONDS', defaultSessionLife.idleSeconds),
      maxSeconds: integer('SESSION_MAX_SECONDS', defaultSessionLife.maxSeconds),
    },
    cardProvider: {
      url: text('CARD_PROVIDER_URL', sandbox),
      publicUrl: text('CARD_PROVIDER_PUBLIC_URL', sandbox),
      publicKey: text('CARD_PROVIDER_PUBLIC_KEY', 'pk_sandbox'),
      secretKey: text('CARD_PROVIDER_SECRET_KEY', 'sk_sandbox'),
    },
    ...readWallets(sandboxWallets(sandbox)),
    ...readFulfilment(process.env, sandbox, demoPeople || !isProduction),
    taxProvider: readTaxProvider(),
    giftCardSecret: secret('GIFT_CARD_SECRET', 'for-development-only', demoPeople || !isProduction),
    smtp: {
      host: text('SMTP_HOST', '127.0.0.1'),
      port: integer('SMTP_PORT', integer('SANDBOX_SMTP_PORT', 3025)),
      user: text('SMTP_USER', ''),
      password: text('SMTP_PASSWORD', ''),
    },
    mailFrom: text('MAIL_FROM', profile.mailFrom),
    returnsAddress: profile.returnsAddress,
    shopUrl: text('SHOP_ORIGIN', 'http://localhost:3000').replace(/\/$/, ''),
    botCheck: {
      url: text('BOT_CHECK_URL', `${sandbox}/bot-check/siteverify`),
      secret: text('BOT_CHECK_SECRET', 'bot_sandbox'),
      required: text('BOT_CHECK_REQUIRED', String(isProduction)) === 'true',
    },
    identity: {
      idp: text('IDENTITY_PROVIDER', 'sandbox'),
      name: text('IDENTITY_PROVIDER_NAME', 'Sandbox sign-in'),
      issuer: process.env.IDENTITY_ISSUER ?? (isProduction ? '' : `${sandbox}/identity`),
      clientId: text('IDENTITY_CLIENT_ID', 'identity_sandbox'),
      clientSecret: text('IDENTITY_CLIENT_SECRET', 'identity_secret'),
    },
    holdSeconds: integer('HOLD_SECONDS', heldMinutes * 60),
    rateLimits: factor('RATE_LIMITS'),
    trustedProxies: text('TRUSTED_PROXIES', 'loopback'),
    validateResponses: !isProduction,
    checksAnswers: text('CHECKS_ANSWERS', isProduction ? 'off' : 'on') === 'on',
  };
}
