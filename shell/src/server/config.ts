import { join } from 'node:path';
import { dataFolder, releaseFolder, root } from 'platform/paths';
import type { PublicConfig } from 'shared-contracts/platform';
import type { Frame } from './frames.ts';

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

/** Origins with spaces between. */
const list = (name: string): string[] => (process.env[name] ?? '').split(' ').filter(Boolean);

export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Where shoppers find the shop. */
  readonly origin: string;
  readonly apiOrigin: string;
  /** The platform's own service: what pages tell of themselves goes there. */
  readonly platformOrigin: string;
  /** Proxies whose word on a caller's address is taken: `loopback`, or addresses and networks with commas between. */
  readonly trustedProxies: string;
  /** Where the browser loads releases from; the shell's own origin when undefined. */
  readonly assetOrigin: string | undefined;
  /** Origins that pages may embed: the card provider's hosted fields, and the shop's own frames. */
  readonly frameOrigins: readonly string[];
  /** Pages that hold scripts of other companies, by the last part of their address below /frames/. */
  readonly frames: Readonly<Record<string, Frame>>;
  readonly releaseFolder: string;
  readonly shellFolder: string;
  readonly dataFolder: string;
  /** Remotes served from their sources, by name: development only, never in a production shell. */
  readonly devRemotes: Readonly<Record<string, string>>;
  readonly public: PublicConfig;
}

/** What the shop is for: production unless SHOP_ENVIRONMENT says that nobody buys here. */
function environment(): 'test' | 'production' {
  const value = process.env.SHOP_ENVIRONMENT ?? 'production';
  if (value !== 'test' && value !== 'production')
    throw new Error(`SHOP_ENVIRONMENT must be production or test, not "${value}"`);
  return value;
}

/** Settings from the environment; throws with the variable's name when one cannot be used. */
export function readConfig(): ServerConfig {
  const listen = port('PORT', 3000);
  const development = process.env.SHELL_FLAVOUR === 'development';
  const shop = origin('SHOP_ORIGIN', `http://localhost:${listen}`);
  const sandbox = origin('SANDBOX_ORIGIN', 'http://localhost:3002');
  // Another origin than the shop's, also on a developer's machine.
  const frames = origin('FRAME_ORIGIN', shop.replace('//localhost', '//127.0.0.1'));
  const siteKey = process.env.BOT_CHECK_SITE_KEY ?? 'bot_site_sandbox';
  return {
    port: listen,
    host: process.env.HOST ?? '0.0.0.0',
    origin: shop,
    apiOrigin: origin('API_ORIGIN', 'http://localhost:3001'),
    platformOrigin: origin('PLATFORM_ORIGIN', 'http://localhost:3003'),
    trustedProxies: process.env.TRUSTED_PROXIES || 'loopback',
    assetOrigin: process.env.ASSET_ORIGIN ? origin('ASSET_ORIGIN', '') : undefined,
    frameOrigins: [sandbox, frames],
    frames: {
      'bot-check': {
        script: process.env.BOT_CHECK_SCRIPT ?? `${sandbox}/bot-check/api.js?render=${siteKey}`,
        origins: list('BOT_CHECK_ORIGINS'),
        data: { key: siteKey },
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
    },
    releaseFolder,
    dataFolder,
    shellFolder: join(root, 'shell/dist', development ? 'development' : 'production'),
    devRemotes: development ? (JSON.parse(process.env.DEV_REMOTES ?? '{}') as Record<string, string>) : {},
    public: {
      environment: development ? 'development' : environment(),
      validateResponses: (development || environment() === 'test') && process.env.VALIDATE_RESPONSES === 'on',
      origin: shop,
      imageOrigin: '',
      frameOrigin: frames,
      toastDelay: 6000,
      expressCheckout: process.env.EXPRESS_CHECKOUT !== 'off',
      bonusItemsFirst: process.env.BONUS_ITEMS_FIRST === 'on',
      outOfStockNotice: process.env.OUT_OF_STOCK_NOTICE === 'on',
    },
  };
}
