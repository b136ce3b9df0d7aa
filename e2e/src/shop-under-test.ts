import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from 'platform/processes/services';
import { type RunningShop, reserveShopPorts, type ShopPorts, servicesOf, startShop } from 'platform/shop/shop';
import { type KeyFiles, keyFiles } from 'release-kit/signatures';
import type { ShopOrigins } from './current-shop.ts';
import { copyDatabase, copyReleases, prepareDatabase, sharePictures } from './prepared-shop.ts';

export interface TestShop extends ShopOrigins {
  readonly platformOrigin: string;
  readonly dataFolder: string;
  readonly releaseFolder: string;
  /** What its shell and its platform service share. */
  readonly telemetrySecret: string;
  /** Keys that sign this shop's releases. */
  readonly keys: KeyFiles;
  running: RunningShop;
  /** Restarts the same shop on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Environment of the services of a shop. */
const environmentOf = (
  dataFolder: string,
  releaseFolder: string,
  ports: ShopPorts,
  extra: Readonly<Record<string, string>>,
) => ({
  DATA_DIR: dataFolder,
  RELEASE_DIR: releaseFolder,
  SHOP_ORIGIN: `http://localhost:${ports.shell}`,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  CHECKS_ANSWERS: 'on',
  // The shoppers of all journeys share one address.
  RATE_LIMITS: '20',
  ...extra,
});

interface Preparation {
  /** Puts releases into a folder, makes them live and writes the keys that signed them; otherwise those that are built. */
  readonly bringReleases?: (releaseFolder: string, keys: KeyFiles) => Promise<void>;
  /** Fills the embedded database and the pictures; otherwise with the demo shop. */
  readonly fillData?: (dataFolder: string) => void;
}

/** Starts a shop on free ports with fresh data. */
export async function openTestShop(
  extra: Readonly<Record<string, string>> = {},
  { bringReleases, fillData }: Preparation = {},
): Promise<TestShop> {
  const ports = await reserveShopPorts();
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const dataFolder = join(folder, 'data');
  const releaseFolder = join(folder, 'releases');
  const keyFolder = join(dataFolder, 'keys');
  mkdirSync(dataFolder);
  if (fillData) fillData(dataFolder);
  else {
    if (extra.DATABASE_URL) prepareDatabase({ DATA_DIR: dataFolder, ...extra });
    else copyDatabase(dataFolder);
    sharePictures(dataFolder);
  }
  const keys = keyFiles(keyFolder);
  const bring = async () => {
    if (bringReleases) await bringReleases(releaseFolder, keys);
    else await copyReleases(releaseFolder, keyFolder);
  };
  const telemetrySecret = randomUUID();
  const environment = { TELEMETRY_TOKEN: telemetrySecret, ...extra };
  const services = servicesOf(ports, environmentOf(dataFolder, releaseFolder, ports, environment));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  const running = await startWhile(bring, services).catch((error: unknown) => {
    forget();
    throw error;
  });
  const shop: TestShop = {
    origin: `http://localhost:${ports.shell}`,
    apiOrigin: `http://localhost:${ports.api}`,
    sandboxOrigin: `http://localhost:${ports.sandbox}`,
    platformOrigin: `http://localhost:${ports.platform}`,
    dataFolder,
    releaseFolder,
    telemetrySecret,
    keys,
    running,
    async restart() {
      await shop.running.stop();
      shop.running = await startShop(services);
    },
    async close() {
      await shop.running.stop();
      forget();
    },
  };
  return shop;
}

/** Starts a shop while its releases are brought, which the services behind the shell do not need. */
async function startWhile(bring: () => Promise<void>, services: readonly Service[]): Promise<RunningShop> {
  const isBehind = ({ name }: Service) => name === 'sandbox' || name === 'commerce-api';
  const [behind, brought] = await Promise.allSettled([startShop(services.filter(isBehind)), bring()]);
  if (behind.status === 'rejected') throw behind.reason;
  try {
    if (brought.status === 'rejected') throw brought.reason;
    const front = await startShop(services.filter((service) => !isBehind(service)));
    return {
      children: new Map([...behind.value.children, ...front.children]),
      async stop() {
        await front.stop();
        await behind.value.stop();
      },
    };
  } catch (error) {
    await behind.value.stop();
    throw error;
  }
}
