import { join } from 'node:path';
import { dataFolder, releaseFolder, root } from 'platform/paths';
import type { PublicConfig } from 'shared-contracts/platform';

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

export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Where shoppers find the shop. */
  readonly origin: string;
  readonly apiOrigin: string;
  /** Proxies whose word on a caller's address is taken: `loopback`, or addresses and networks with commas between. */
  readonly trustedProxies: string;
  /** Where the browser loads releases from; the shell's own origin when undefined. */
  readonly assetOrigin: string | undefined;
  /** Origins that pages may embed: the card provider's hosted fields. */
  readonly frameOrigins: readonly string[];
  readonly releaseFolder: string;
  readonly shellFolder: string;
  readonly dataFolder: string;
  /** Remotes served from their sources, by name: development only, never in a production shell. */
  readonly devRemotes: Readonly<Record<string, string>>;
  readonly public: PublicConfig;
}

/** Settings from the environment; throws with the variable's name when one cannot be used. */
export function readConfig(): ServerConfig {
  const listen = port('PORT', 3000);
  const development = process.env.SHELL_FLAVOUR === 'development';
  const shop = origin('SHOP_ORIGIN', `http://localhost:${listen}`);
  return {
    port: listen,
    host: process.env.HOST ?? '0.0.0.0',
    origin: shop,
    apiOrigin: origin('API_ORIGIN', 'http://localhost:3001'),
    trustedProxies: process.env.TRUSTED_PROXIES || 'loopback',
    assetOrigin: process.env.ASSET_ORIGIN ? origin('ASSET_ORIGIN', '') : undefined,
    frameOrigins: [origin('SANDBOX_ORIGIN', 'http://localhost:3002')],
    releaseFolder,
    dataFolder,
    shellFolder: join(root, 'shell/dist', development ? 'development' : 'production'),
    devRemotes: development ? (JSON.parse(process.env.DEV_REMOTES ?? '{}') as Record<string, string>) : {},
    public: {
      environment: development ? 'development' : 'production',
      origin: shop,
      imageOrigin: '',
      toastDelay: 6000,
    },
  };
}
