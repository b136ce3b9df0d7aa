import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { dataFolder, releaseFolder, root } from 'release-kit/folders';
import { telemetrySecret } from 'release-kit/page-token';
import { releaseEnvironment } from 'release-kit/release-source';
import { batchSizeOf, flushIntervalOf } from 'shared-contracts/experiment-rules';
import type { PublicConfig } from 'shared-contracts/platform';
import type { Participant } from '../app/experiment-routes.ts';
import type { PageBrand } from './brand.ts';
import type { DatafileSource } from './experiments/follow-datafile.ts';
import type { FlagService } from './flags/follow-flags.ts';
import type { Frame } from './frame.ts';
import { readTrustedOrigins, type TrustedOrigin } from './overrides/trusted-origins.ts';
import type { DecisionService } from './personalization/decision-service.ts';
import { type RenderLimits, renderLimits } from './render/machine.ts';
import { readServiceOrigins, type ServiceOrigins } from './service-origins.ts';
import type { SessionSettings } from './session/proxied-session.ts';
import { readSessionKeys } from './session/session-keys.ts';
import { readSocialMedia } from './social-media.ts';

function origin(name: string, fallback: string): string {
  const value = process.env[name] ?? fallback;
  if (!URL.canParse(value)) throw new Error(`${name} must be an address such as ${fallback}, not "${value}"`);
  return new URL(value).origin;
}

function port(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} must be a port number, not "${process.env[name]}"`);
  return value;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** A whole number of what the last word of `name` says. */
function whole(name: string, fallback: number, { least, most }: Range): number {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${process.env[name]}"`);
  return value;
}
const mebibyte = 1024 * 1024;

/** Origins with spaces between. */
const list = (name: string): string[] => (process.env[name] ?? '').split(' ').filter(Boolean);

export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Where shoppers find the shop. */
  readonly origin: string;
  readonly services: ServiceOrigins;
  readonly session: SessionSettings;
  /** The platform's own service, which receives telemetry. */
  readonly platformOrigin: string;
  /** Shared with that service: identifies the shop's shells and signs page tokens. */
  readonly telemetrySecret: string;
  /** Proxies whose word on a caller's address is taken: `loopback`, or addresses and networks with commas between. */
  readonly trustedProxies: string;
  /** Where the browser loads releases from; the shell's own origin when undefined. */
  readonly assetOrigin: string | undefined;
  /** Origins that pages may embed: the card provider's hosted fields, and the shop's own frames. */
  readonly frameOrigins: readonly string[];
  /** Pages that hold scripts of other companies, by the last part of their address below /frames/. */
  readonly frames: Readonly<Record<string, Frame>>;
  /** Undefined where every flag keeps its default. */
  readonly flagService: FlagService | undefined;
  /** Where the last known flags are kept. */
  readonly flagFile: string;
  readonly experiments: {
    /** The setting enableOptimizely: without it nobody takes part. */
    readonly isEnabled: boolean;
    /** Undefined in a shop without a service for experiments. */
    readonly datafile: DatafileSource | undefined;
    readonly events: { readonly url: string; readonly flushInterval: number } | undefined;
    /** Where the last known datafile is kept. */
    readonly file: string;
    readonly batches: Pick<Participant, 'batchSize' | 'flushInterval'>;
  };
  /** Undefined in a shop without personalization. */
  readonly decisionService: DecisionService | undefined;
  readonly releaseFolder: string;
  /** Where the highest revision of the registry is kept that this shell has followed. */
  readonly seenRevisionFile: string;
  readonly shellFolder: string;
  readonly render: RenderLimits;
  /** Bytes of rendered pages that are kept; 0 keeps none. */
  readonly pageCacheBytes: number;
  readonly dataFolder: string;
  /** Only in a shell for developers; without it nothing of a page can be overridden. */
  readonly development: DevelopmentConfig | undefined;
  readonly public: PublicConfig;
}

export interface DevelopmentConfig {
  /** Remotes that are served from their sources for everybody, by name: the shop of `npm run dev`. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Where developers may let remotes come from, in their own browser. */
  readonly trusted: readonly TrustedOrigin[];
  readonly trustedText: string;
  /** Signs what they chose. */
  readonly key: string;
}

function developmentConfig(): DevelopmentConfig {
  const trustedText = process.env.OVERRIDE_ORIGINS ?? 'http://localhost:3010-3029';
  return {
    remotes: JSON.parse(process.env.DEV_REMOTES ?? '{}') as Record<string, string>,
    trusted: readTrustedOrigins(trustedText),
    trustedText,
    // Several shells behind one address share a key; one alone needs none that outlives it.
    key: process.env.OVERRIDE_KEY || randomBytes(32).toString('base64url'),
  };
}

/** What the shop is for: production unless SHOP_ENVIRONMENT says that nobody buys here. */
function environment(): 'test' | 'production' {
  const value = process.env.SHOP_ENVIRONMENT ?? 'production';
  if (value !== 'test' && value !== 'production')
    throw new Error(`SHOP_ENVIRONMENT must be production or test, not "${value}"`);
  return value;
}

/** Whether shoppers other than on this machine use the shop. */
const isPublicShop = (shop: string, development: boolean): boolean =>
  !development && environment() === 'production' && !['localhost', '127.0.0.1'].includes(new URL(shop).hostname);

/** Settings whose defaults lead to the sandbox, where no real shopper may pay or be checked. */
const sandboxSettings = [
  'SANDBOX_ORIGIN',
  'BOT_CHECK_SCRIPT',
  'BOT_CHECK_SITE_KEY',
  'BOT_CHALLENGE_SCRIPT',
  'BOT_CHALLENGE_SITE_KEY',
  'PAYPAL_SDK_URL',
  'KLARNA_SCRIPT_URL',
  'APPLE_PAY_SCRIPT_URL',
] as const;
const sandboxSiteKey = 'bot_site_sandbox';
const sandboxChallengeKey = 'bot_challenge_site_sandbox';
/** Characters of a secret that cannot be guessed. */
const minSecret = 32;

/** @throws {Error} with the variables' names when a public shop would use the sandbox or a weak secret */
function assertPublicSettings(shop: string): void {
  if (new URL(shop).protocol !== 'https:')
    throw new Error(`SHOP_ORIGIN must begin with https in production, not "${shop}"`);
  const missing = sandboxSettings.filter((name) => process.env[name] === undefined);
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')}: needed in production, because the defaults lead to the sandbox. Leave a script empty where you do not use it`,
    );
  for (const [name, known] of [
    ['BOT_CHECK_SITE_KEY', sandboxSiteKey],
    ['BOT_CHALLENGE_SITE_KEY', sandboxChallengeKey],
  ] as const)
    if (process.env[name] === known) throw new Error(`${name} is the sandbox’s, which everybody knows`);
  if ((process.env.TELEMETRY_TOKEN ?? '').length < minSecret)
    throw new Error(
      `TELEMETRY_TOKEN needs at least ${minSecret} characters in production, the same for all shells and the platform’s service`,
    );
}

/** LaunchDarkly where there is a client-side id; otherwise the sandbox, which no public shop follows. */
function flagService(sandbox: string, isPublic: boolean): FlagService | undefined {
  const clientId = process.env.LAUNCHDARKLY_CLIENT_ID;
  if (!clientId && isPublic) return undefined;
  const [stream, events] = clientId
    ? ['https://clientstream.launchdarkly.com', 'https://events.launchdarkly.com']
    : [`${sandbox}/flags`, `${sandbox}/flags`];
  return {
    clientId: clientId || 'flags_sandbox',
    streamUrl: process.env.LAUNCHDARKLY_STREAM_URL || stream,
    eventsUrl: process.env.LAUNCHDARKLY_EVENTS_URL || events,
  };
}

/** Optimizely where there is an SDK key; otherwise the sandbox, which no public shop asks. */
function experimentSettings(sandbox: string, isPublic: boolean): ServerConfig['experiments'] {
  const sdkKey = process.env.OPTIMIZELY_SDK_KEY;
  const isOn = process.env.ENABLE_OPTIMIZELY !== 'off' && (Boolean(sdkKey) || !isPublic);
  const [files, events] = sdkKey
    ? ['https://cdn.optimizely.com/datafiles', 'https://logx.optimizely.com/v1/events']
    : [`${sandbox}/experiments/datafiles`, `${sandbox}/experiments/v1/events`];
  const seconds = (name: string, fallback: number) => whole(name, fallback, { least: 1, most: 86_400 }) * 1000;
  return {
    isEnabled: isOn,
    datafile: isOn
      ? {
          url: `${process.env.OPTIMIZELY_DATAFILE_URL || files}/${sdkKey || 'experiments_sandbox'}.json`,
          interval: seconds('OPTIMIZELY_POLL_SECONDS', 300),
        }
      : undefined,
    events: isOn
      ? {
          url: process.env.OPTIMIZELY_EVENTS_URL || events,
          flushInterval: seconds('OPTIMIZELY_FLUSH_SECONDS', 30),
        }
      : undefined,
    file: join(dataFolder, 'experiments/last-known.json'),
    batches: {
      batchSize: batchSizeOf(Number(process.env.OPTIMIZELY_PAGE_BATCH || Number.NaN)),
      flushInterval: flushIntervalOf(Number(process.env.OPTIMIZELY_PAGE_FLUSH_MS || Number.NaN)),
    },
  };
}

/** Monetate where it is named; otherwise the sandbox, which no public shop asks. */
function decisionService(sandbox: string, isPublic: boolean): DecisionService | undefined {
  const brand = process.env.MONETATE_BRAND;
  const channel = process.env.MONETATE_CHANNEL;
  if (process.env.ENABLE_OPTIMIZELY === 'off' || (isPublic && !brand)) return undefined;
  if (brand && !channel) throw new Error('MONETATE_CHANNEL is needed with MONETATE_BRAND');
  const engine = brand ? origin('MONETATE_URL', 'https://engine.monetate.net') : `${sandbox}/personalization`;
  return {
    url: `${engine}/api/engine/v1/decide/${encodeURIComponent(brand || 'shop')}`,
    channel: channel || 'sandbox',
  };
}

function sessionSettings(shop: string, isPublic: boolean): SessionSettings {
  const file = join(dataFolder, 'keys/session.key');
  return {
    keys: readSessionKeys({ text: process.env.SESSION_KEYS ?? '', file, isPublic }),
    isHttps: new URL(shop).protocol === 'https:',
  };
}

/** Settings from the environment; throws with the variable's name when one cannot be used. */
export function readConfig({ name, orderPrefix }: Pick<PageBrand, 'name' | 'orderPrefix'>): ServerConfig {
  const listen = port('PORT', 3000);
  const development = process.env.SHELL_FLAVOUR === 'development';
  const shop = origin('SHOP_ORIGIN', `http://localhost:${listen}`);
  const isPublic = isPublicShop(shop, development);
  if (isPublic) assertPublicSettings(shop);
  const sandbox = origin('SANDBOX_ORIGIN', 'http://localhost:3002');
  const decisions = decisionService(sandbox, isPublic);
  const experiments = experimentSettings(sandbox, isPublic);
  // Another origin than the shop's, also on a developer's machine.
  const frames = origin('FRAME_ORIGIN', shop.replace('//localhost', '//127.0.0.1'));
  const siteKey = process.env.BOT_CHECK_SITE_KEY ?? sandboxSiteKey;
  // No public shop tells the sandbox what its visitors do.
  const tagManager = process.env.TAG_MANAGER_SCRIPT ?? (isPublic ? '' : `${sandbox}/tag-manager/gtm.js?id=GTM-SANDBOX`);
  return {
    port: listen,
    host: process.env.HOST ?? '0.0.0.0',
    origin: shop,
    services: {
      all: origin('API_ORIGIN', 'http://localhost:3001'),
      byPrefix: readServiceOrigins(process.env.SERVICE_ORIGINS ?? ''),
    },
    session: sessionSettings(shop, isPublic),
    platformOrigin: origin('PLATFORM_ORIGIN', 'http://localhost:3003'),
    telemetrySecret: telemetrySecret(),
    trustedProxies: process.env.TRUSTED_PROXIES || 'loopback',
    assetOrigin: process.env.ASSET_ORIGIN ? origin('ASSET_ORIGIN', '') : undefined,
    frameOrigins: [sandbox, frames],
    frames: {
      'bot-check': {
        script: process.env.BOT_CHECK_SCRIPT ?? `${sandbox}/bot-check/api.js?render=${siteKey}`,
        origins: list('BOT_CHECK_ORIGINS'),
        data: { key: siteKey },
      },
      'bot-challenge': {
        script: process.env.BOT_CHALLENGE_SCRIPT ?? `${sandbox}/bot-check/api.js?render=explicit`,
        origins: list('BOT_CHECK_ORIGINS'),
        data: { key: process.env.BOT_CHALLENGE_SITE_KEY ?? sandboxChallengeKey },
      },
      paypal: {
        script: process.env.PAYPAL_SDK_URL ?? `${sandbox}/paypal/sdk/js`,
        origins: list('PAYPAL_ORIGINS'),
        data: {},
      },
      klarna: {
        script: process.env.KLARNA_SCRIPT_URL ?? `${sandbox}/klarna/lib/v1/api.js`,
        origins: list('KLARNA_ORIGINS'),
        data: {},
      },
      'apple-pay': {
        // Empty in production: there the browser brings its own.
        script: process.env.APPLE_PAY_SCRIPT_URL ?? `${sandbox}/apple-pay/sdk.js`,
        origins: list('APPLE_PAY_ORIGINS'),
        data: {},
      },
      ...(tagManager
        ? { 'tag-manager': { script: tagManager, origins: list('TAG_MANAGER_ORIGINS'), data: {}, isSandboxed: true } }
        : {}),
    },
    flagService: flagService(sandbox, isPublic),
    flagFile: join(dataFolder, 'flags/last-known.json'),
    experiments,
    decisionService: decisions,
    releaseFolder,
    dataFolder,
    seenRevisionFile: process.env.SEEN_REVISION_FILE || join(dataFolder, `registry-seen/${releaseEnvironment()}.json`),
    render: renderLimits(process.env.RENDER_WORKERS),
    pageCacheBytes: whole('PAGE_CACHE_MB', 64, { least: 0, most: 65_536 }) * mebibyte,
    shellFolder: join(root, 'shell/dist', development ? 'development' : 'production'),
    development: development ? developmentConfig() : undefined,
    public: {
      environment: development ? 'development' : environment(),
      validateResponses: (development || environment() === 'test') && process.env.VALIDATE_RESPONSES === 'on',
      origin: shop,
      imageOrigin: '',
      frameOrigin: frames,
      hasTagManager: tagManager !== '',
      shopName: name,
      orderPrefix,
      socialMedia: readSocialMedia(sandbox, isPublic),
      toastDelay: whole('TOAST_SECONDS', 6, { least: 2, most: 60 }) * 1000,
      listPageSize: whole('LIST_PAGE_SIZE', 12, { least: 1, most: 96 }),
      expressCheckout: process.env.EXPRESS_CHECKOUT !== 'off',
      bonusItemsFirst: process.env.BONUS_ITEMS_FIRST === 'on',
      enableOptimizely: experiments.isEnabled || decisions !== undefined,
      isPersonalized: decisions !== undefined,
      outOfStockNotice: process.env.OUT_OF_STOCK_NOTICE === 'on',
    },
  };
}
