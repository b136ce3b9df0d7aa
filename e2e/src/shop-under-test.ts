import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotePackages, root } from 'platform/paths';
import { type KeyFiles, keyFiles } from 'platform/releases/signatures';
import { publishBuilds, type RunningShop, type ShopPorts, servicesOf, startShop } from 'platform/shop';

/** Where a prepared database is kept between runs, so that a shop starts in seconds. */
const prepared = join(root, 'e2e/.prepared');

/** Ports of the shop that most journeys share; shops that a journey breaks take others. */
export const sharedPorts: ShopPorts = { shell: 3100, api: 3101, sandbox: 3102, platform: 3103, smtp: 3125 };

export interface TestShop {
  readonly origin: string;
  readonly apiOrigin: string;
  readonly sandboxOrigin: string;
  readonly dataFolder: string;
  readonly releaseFolder: string;
  /** Keys that sign this shop's releases. */
  readonly keys: KeyFiles;
  running: RunningShop;
  /** Starts the same shop again on the same data. */
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
  ...extra,
});

function prepare(environment: Readonly<Record<string, string>>): void {
  const seeded = spawnSync(process.execPath, ['commerce-api/src/prepare.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...environment },
  });
  if (seeded.status !== 0) throw new Error(`The database could not be prepared:\n${seeded.stdout}${seeded.stderr}`);
}

/** Publishes every remote as it is built. */
async function publishEveryBuild(releaseFolder: string, keys: KeyFiles): Promise<void> {
  for (const name of remotePackages) {
    const build = join(root, name, 'dist');
    if (!existsSync(join(build, 'release.json')))
      throw new Error(`${name} is not built; run "npm test" or "turbo run build" first`);
  }
  await publishBuilds(releaseFolder, keys);
}

/** Starts a shop of its own: fresh data, the releases that are built unless others are brought. */
export async function openTestShop(
  ports: ShopPorts,
  extra: Readonly<Record<string, string>> = {},
  bringReleases = publishEveryBuild,
): Promise<TestShop> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const dataFolder = join(folder, 'data');
  const releaseFolder = join(folder, 'releases');
  mkdirSync(dataFolder);
  if (extra.DATABASE_URL) prepare({ DATA_DIR: dataFolder, ...extra });
  else {
    prepare({ DATA_DIR: prepared });
    cpSync(prepared, dataFolder, { recursive: true });
  }
  const keys = keyFiles(join(dataFolder, 'keys'));
  await bringReleases(releaseFolder, keys);
  const services = servicesOf(ports, environmentOf(dataFolder, releaseFolder, ports, extra));
  const shop: TestShop = {
    origin: `http://localhost:${ports.shell}`,
    apiOrigin: `http://localhost:${ports.api}`,
    sandboxOrigin: `http://localhost:${ports.sandbox}`,
    dataFolder,
    releaseFolder,
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
