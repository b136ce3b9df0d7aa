import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningShop, reserveShopPorts, type ShopPorts, servicesOf, startShop } from 'platform/shop/shop';
import { type KeyFiles, keyFiles } from 'release-kit/signatures';
import type { ShopOrigins } from './current-shop.ts';
import { copyDatabase, copyReleases, prepareDatabase, prepareShop, sharePictures } from './prepared-shop.ts';

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
  await prepareShop();
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const dataFolder = join(folder, 'data');
  const releaseFolder = join(folder, 'releases');
  const keyFolder = join(dataFolder, 'keys');
  mkdirSync(dataFolder);
  if (fillData) fillData(dataFolder);
  else {
    if (extra.DATABASE_URL) prepareDatabase({ DATA_DIR: dataFolder, ...extra });
    else await copyDatabase(dataFolder);
    await sharePictures(dataFolder);
  }
  const keys = keyFiles(keyFolder);
  if (bringReleases) await bringReleases(releaseFolder, keys);
  else await copyReleases(releaseFolder, keyFolder);
  const telemetrySecret = randomUUID();
  const environment = { TELEMETRY_TOKEN: telemetrySecret, ...extra };
  const services = servicesOf(ports, environmentOf(dataFolder, releaseFolder, ports, environment));
  const shop: TestShop = {
    origin: `http://localhost:${ports.shell}`,
    apiOrigin: `http://localhost:${ports.api}`,
    sandboxOrigin: `http://localhost:${ports.sandbox}`,
    platformOrigin: `http://localhost:${ports.platform}`,
    dataFolder,
    releaseFolder,
    telemetrySecret,
    keys,
    running: await startShop(services),
    async restart() {
      await shop.running.stop();
      shop.running = await startShop(services);
    },
    async close() {
      await shop.running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return shop;
}
