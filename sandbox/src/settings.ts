import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function port(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} must be a port, not "${text}".`);
  return value;
}

/** Reads `on` (1), `off` (0), or how many times as much as in production. */
function factor(name: string): number {
  const value = process.env[name] || 'on';
  const times = value === 'on' ? 1 : value === 'off' ? 0 : Number(value);
  if (!Number.isFinite(times) || times < 0)
    throw new Error(`${name} must be "on", "off", or a number, not "${value}".`);
  return times;
}

/** The shop's registration at the warehouse or the carrier. */
export interface FulfilmentParty {
  readonly apiKey: string;
  /** Address for its events; none when empty. */
  readonly webhookUrl: string;
  readonly webhookSecret: string;
}

export interface Settings {
  readonly port: number;
  readonly smtpPort: number;
  readonly host: string;
  /** Folder of the journals, which survive a restart. */
  readonly folder: string;
  /** Origins that may frame the card form; a trailing `:*` stands for any port. */
  readonly shopOrigins: readonly string[];
  readonly publicKey: string;
  readonly secretKey: string;
  /** The shop's environment at the flag service, and the token that may change its flags. */
  readonly flagService: {
    readonly clientId: string;
    readonly apiToken: string;
    readonly project: string;
    readonly environment: string;
  };
  /** The shop's environment at the service for experiments, and the keys of its management and its customer data. */
  readonly experimentService: {
    readonly sdkKey: string;
    readonly apiToken: string;
    readonly dataKey: string;
    readonly accountId: string;
    readonly projectId: string;
  };
  /** The shop's key at the translator. */
  readonly translationKey: string;
  /** The shop's account for text messages, the number that sends them, and the address for answers; none when empty. */
  readonly texts: {
    readonly accountSid: string;
    readonly authToken: string;
    readonly from: string;
    readonly webhookUrl: string;
  };
  /** The shop's token at the cache of the edge. */
  readonly edgeToken: string;
  /** The shop's secret for the bot check. */
  readonly botCheckSecret: string;
  /** The shop's secret for the challenge of the bot check. */
  readonly botChallengeSecret: string;
  /** Public address of the sandbox. */
  readonly publicUrl: string;
  /** Address for the card provider's events; none when empty. */
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly paypal: {
    readonly clientId: string;
    readonly secret: string;
    /** Address for PayPal's events; none when empty. */
    readonly webhookUrl: string;
    /** The shop's registration id of that address. */
    readonly webhookId: string;
  };
  readonly klarna: { readonly username: string; readonly password: string };
  readonly applePay: { readonly merchantIdentifier: string };
  /** The shop's client registration at the identity provider. */
  readonly identity: { readonly clientId: string; readonly clientSecret: string };
  readonly socialMedia: {
    /** The shop's registration, known to its pages. */
    readonly key: string;
    /** By which the shop's services moderate. */
    readonly secret: string;
    /** How many times as much as usual one household may do; 0 for no limit. */
    readonly allowance: number;
  };
  readonly warehouse: FulfilmentParty;
  readonly carrier: FulfilmentParty;
  readonly logLevel: string;
  /** Milliseconds by which the slow card delays its answer. */
  readonly slowAnswer: number;
}

/**
 * Reads the settings from the environment.
 * @throws {Error} naming the variable with an unusable value
 */
export function readSettings(): Settings {
  const ownPort = port('SANDBOX_PORT', 3002);
  const shop = `http://localhost:${port('API_PORT', 3001)}`;
  return {
    port: ownPort,
    publicUrl: process.env.SANDBOX_PUBLIC_URL || `http://localhost:${ownPort}`,
    webhookUrl: process.env.CARD_PROVIDER_WEBHOOK_URL ?? `${shop}/payment/v1/webhooks/card`,
    webhookSecret: process.env.CARD_PROVIDER_WEBHOOK_SECRET || 'whsec_sandbox',
    smtpPort: port('SANDBOX_SMTP_PORT', 3025),
    host: process.env.HOST || '127.0.0.1',
    folder: path.join(path.resolve(process.env.DATA_DIR || path.join(repository, '.data')), 'sandbox'),
    shopOrigins: (process.env.SHOP_ORIGINS || 'http://localhost:*,http://127.0.0.1:*')
      .split(',')
      .map((origin) => origin.trim()),
    publicKey: process.env.CARD_PROVIDER_PUBLIC_KEY || 'pk_sandbox',
    secretKey: process.env.CARD_PROVIDER_SECRET_KEY || 'sk_sandbox',
    flagService: {
      clientId: process.env.LAUNCHDARKLY_CLIENT_ID || 'flags_sandbox',
      apiToken: process.env.LAUNCHDARKLY_API_TOKEN || 'flags_token_sandbox',
      project: process.env.LAUNCHDARKLY_PROJECT || 'default',
      environment: process.env.LAUNCHDARKLY_ENVIRONMENT || 'production',
    },
    experimentService: {
      sdkKey: process.env.OPTIMIZELY_SDK_KEY || 'experiments_sandbox',
      apiToken: process.env.EXPERIMENTS_API_TOKEN || 'experiments_token_sandbox',
      dataKey: process.env.OPTIMIZELY_DATA_KEY || 'customer_data_sandbox',
      accountId: '1001',
      projectId: '2002',
    },
    translationKey: process.env.TRANSLATION_KEY || 'translation_sandbox',
    texts: {
      accountSid: process.env.TEXT_ACCOUNT_SID || 'AC00000000000000000000000000000000',
      authToken: process.env.TEXT_AUTH_TOKEN || 'text_sandbox',
      from: process.env.TEXT_FROM || '+15035550100',
      webhookUrl: process.env.TEXT_WEBHOOK_URL ?? `${shop}/messages/v1/webhooks/text`,
    },
    edgeToken: process.env.EDGE_CACHE_TOKEN || 'edge_sandbox',
    botCheckSecret: process.env.BOT_CHECK_SECRET || 'bot_sandbox',
    botChallengeSecret: process.env.BOT_CHALLENGE_SECRET || 'bot_challenge_sandbox',
    paypal: {
      clientId: process.env.PAYPAL_CLIENT_ID || 'paypal_sandbox',
      secret: process.env.PAYPAL_SECRET || 'paypal_secret',
      webhookUrl: process.env.PAYPAL_WEBHOOK_URL ?? `${shop}/payment/v1/webhooks/paypal`,
      webhookId: process.env.PAYPAL_WEBHOOK_ID || 'WH-SANDBOX',
    },
    klarna: {
      username: process.env.KLARNA_USERNAME || 'klarna_sandbox',
      password: process.env.KLARNA_PASSWORD || 'klarna_secret',
    },
    applePay: { merchantIdentifier: process.env.APPLE_PAY_MERCHANT_ID || 'merchant.shop.sandbox' },
    identity: {
      clientId: process.env.IDENTITY_CLIENT_ID || 'identity_sandbox',
      clientSecret: process.env.IDENTITY_CLIENT_SECRET || 'identity_secret',
    },
    socialMedia: {
      key: process.env.SOCIAL_MEDIA_KEY || 'social_key_sandbox',
      secret: process.env.SOCIAL_MEDIA_SECRET || 'social_secret_sandbox',
      allowance: factor('RATE_LIMITS'),
    },
    warehouse: {
      apiKey: process.env.WAREHOUSE_API_KEY || 'warehouse_sandbox',
      webhookUrl: process.env.WAREHOUSE_WEBHOOK_URL ?? `${shop}/fulfilment/v1/webhooks/warehouse`,
      webhookSecret: process.env.WAREHOUSE_WEBHOOK_SECRET || 'whsec_warehouse',
    },
    carrier: {
      apiKey: process.env.CARRIER_API_KEY || 'carrier_sandbox',
      webhookUrl: process.env.CARRIER_WEBHOOK_URL ?? `${shop}/fulfilment/v1/webhooks/carrier`,
      webhookSecret: process.env.CARRIER_WEBHOOK_SECRET || 'whsec_carrier',
    },
    logLevel: process.env.LOG_LEVEL || 'info',
    slowAnswer: 20_000,
  };
}
