import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IdentitySettings } from './auth/identity-provider.ts';
import { defaultSessionLife, type SessionLife } from './auth/session-life.ts';
import { type Credentials, credentialsIn } from './base/credentials.ts';
import { brandFolderOf, readBrandProfile } from './brand-profile.ts';
import type { EdgeCacheSettings } from './content/fastly-cache.ts';
import type { DatabaseLocation } from './database/database.ts';
import { type FulfilmentSettings, readFulfilment } from './delivery/fulfilment-settings.ts';
import type { Seller } from './documents/invoice.ts';
import { heldMinutes } from './inventory/holds.ts';
import type { SmtpSettings } from './mail/transport.ts';
import { type PaymentSettings, readPaymentSettings } from './payment/payment-settings.ts';
import type { TranslatorSettings } from './reviews/deepl-translator.ts';
import { readTexts } from './text-messages/text-settings.ts';
import type { TextSettings } from './text-messages/twilio-messenger.ts';

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

/** The settings of the service. */
export interface Settings extends FulfilmentSettings, PaymentSettings {
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
  /** Secret from which the numbers of issued gift cards are derived; changing it makes sold cards unreadable. */
  readonly giftCardSecret: string;
  /** A tax provider; our own rules without one. */
  readonly taxProvider?: { readonly url: string; readonly apiKey: string } | undefined;
  readonly smtp: SmtpSettings;
  readonly mailFrom: string;
  /** What order numbers begin with. */
  readonly orderPrefix: string;
  /** Address of return labels. */
  readonly returnsAddress: readonly string[];
  /** Who sells, as invoices name it. */
  readonly seller: Seller;
  /** Category of the add-ons in the cart; undefined for the whole shop. */
  readonly addOnCategory: string | undefined;
  /** The cache between the shop and its visitors, which is told what has changed; none when it keeps nothing. */
  readonly edgeCache?: EdgeCacheSettings | undefined;
  /** The social media service, where moderators decide about photos of shoppers; none when the shop shows none. */
  readonly socialMedia?: { readonly url: string; readonly apiKey: string } | undefined;
  /** The directory that offers addresses while somebody types one; none when nothing is offered. */
  readonly addressDirectory?: { readonly url: string } | undefined;
  /** The service that translates reviews, by DeepL's interface; none when the shop translates none. */
  readonly translator?: TranslatorSettings | undefined;
  /** The service that sends text messages, by Twilio's interface; none when the shop sends none. */
  readonly texts?: TextSettings | undefined;
  /** Which addresses other systems may have that receive order events. */
  readonly webhooks: {
    /** Whether they may be in the shop's own network, and be reached without TLS. */
    readonly allowsPrivate: boolean;
  };
  /** Public address of the shop for links in emails, without a trailing slash. */
  readonly shopUrl: string;
  readonly botCheck: {
    /** The provider's siteverify address. */
    readonly url: string;
    readonly secret: string;
    /** For tokens of the challenge. */
    readonly challengeSecret: string;
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

/** @throws {Error} when the key of a tax provider is missing */
function readTaxProvider(): Settings['taxProvider'] {
  const [url, apiKey] = [text('TAX_URL', ''), text('TAX_API_KEY', '')];
  if (url !== '' && apiKey === '') throw new Error('TAX_API_KEY is needed where TAX_URL is set.');
  return url === '' ? undefined : { url: url.replace(/\/$/, ''), apiKey };
}

/** @throws {Error} when the token of a cache is missing, or the sandbox's where shoppers buy */
function readEdgeCache(sandbox: string, isDemo: boolean, { needed }: Credentials): Settings['edgeCache'] {
  if (!isDemo && !process.env.EDGE_CACHE_URL) return undefined;
  const url = needed('EDGE_CACHE_URL', `${sandbox}/edge/service/shop`).replace(/\/$/, '');
  return { url, token: needed('EDGE_CACHE_TOKEN', 'edge_sandbox') };
}

/** @throws {Error} when the secret of the service is missing, or the sandbox's where shoppers buy */
function readSocialMedia(sandbox: string, isDemo: boolean, { needed }: Credentials): Settings['socialMedia'] {
  const url = process.env.SOCIAL_MEDIA_URL ?? (isDemo ? `${sandbox}/social-media` : '');
  if (url === '') return undefined;
  return { url: url.replace(/\/$/, ''), apiKey: needed('SOCIAL_MEDIA_SECRET', 'social_secret_sandbox') };
}

function readAddressDirectory(sandbox: string, isDemo: boolean): Settings['addressDirectory'] {
  const url = process.env.ADDRESS_DIRECTORY_URL ?? (isDemo ? `${sandbox}/addresses` : '');
  return url === '' ? undefined : { url: url.replace(/\/$/, '') };
}

/** @throws {Error} when the key of the service is missing, or the sandbox's where shoppers buy */
function readTranslator(sandbox: string, isDemo: boolean, { needed }: Credentials): Settings['translator'] {
  const url = process.env.TRANSLATION_URL ?? (isDemo ? `${sandbox}/translation` : '');
  if (url === '') return undefined;
  return { url: url.replace(/\/$/, ''), key: needed('TRANSLATION_KEY', 'translation_sandbox') };
}

function readBotCheck(sandbox: string, isProduction: boolean, { needed, optional }: Credentials): Settings['botCheck'] {
  const required = text('BOT_CHECK_REQUIRED', String(isProduction)) === 'true';
  const read = required ? needed : optional;
  return {
    url: read('BOT_CHECK_URL', `${sandbox}/bot-check/siteverify`),
    secret: read('BOT_CHECK_SECRET', 'bot_sandbox'),
    challengeSecret: read('BOT_CHALLENGE_SECRET', 'bot_challenge_sandbox'),
    required,
  };
}

function readIdentity(sandbox: string, isDemo: boolean, { needed }: Credentials): IdentitySettings {
  const issuer = process.env.IDENTITY_ISSUER ?? (isDemo ? `${sandbox}/identity` : '');
  return {
    idp: text('IDENTITY_PROVIDER', 'sandbox'),
    name: text('IDENTITY_PROVIDER_NAME', 'Sandbox sign-in'),
    issuer,
    clientId: issuer && needed('IDENTITY_CLIENT_ID', 'identity_sandbox'),
    clientSecret: issuer && needed('IDENTITY_CLIENT_SECRET', 'identity_secret'),
    strengths: text('IDENTITY_ACR', '').split(' ').filter(Boolean),
    maxAge: process.env.IDENTITY_MAX_AGE ? integer('IDENTITY_MAX_AGE', 0) : undefined,
  };
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
  const isDemo = demoPeople || !isProduction || process.env.SHOP_ENVIRONMENT === 'test';
  const credentials = credentialsIn(process.env, isDemo);
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
    ...readPaymentSettings(process.env, sandbox, credentials),
    ...readFulfilment(sandbox, credentials),
    taxProvider: readTaxProvider(),
    edgeCache: readEdgeCache(sandbox, isDemo, credentials),
    socialMedia: readSocialMedia(sandbox, isDemo, credentials),
    addressDirectory: readAddressDirectory(sandbox, isDemo),
    translator: readTranslator(sandbox, isDemo, credentials),
    texts: readTexts(
      { sandbox, port: integer('API_PORT', 3001), isDemo, hourlyLimit: integer('TEXT_HOURLY_LIMIT', 500) },
      credentials,
    ),
    webhooks: { allowsPrivate: text('WEBHOOK_PRIVATE_ADDRESSES', isDemo ? 'on' : 'off') === 'on' },
    giftCardSecret: credentials.needed('GIFT_CARD_SECRET', 'for-development-only'),
    smtp: {
      host: text('SMTP_HOST', '127.0.0.1'),
      port: integer('SMTP_PORT', integer('SANDBOX_SMTP_PORT', 3025)),
      user: text('SMTP_USER', ''),
      password: text('SMTP_PASSWORD', ''),
    },
    mailFrom: text('MAIL_FROM', profile.mailFrom),
    orderPrefix: profile.orderPrefix,
    returnsAddress: profile.returnsAddress,
    seller: profile.seller ?? { name: profile.name, address: [], taxNumbers: {} },
    addOnCategory: profile.addOnCategory,
    shopUrl: text('SHOP_ORIGIN', 'http://localhost:3000').replace(/\/$/, ''),
    botCheck: readBotCheck(sandbox, isProduction, credentials),
    identity: readIdentity(sandbox, isDemo, credentials),
    holdSeconds: integer('HOLD_SECONDS', heldMinutes * 60),
    rateLimits: factor('RATE_LIMITS'),
    trustedProxies: text('TRUSTED_PROXIES', 'loopback'),
    validateResponses: !isProduction,
    checksAnswers: text('CHECKS_ANSWERS', isProduction ? 'off' : 'on') === 'on',
  };
}
