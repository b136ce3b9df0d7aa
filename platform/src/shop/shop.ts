import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { dataFolder, releaseFolder, root } from 'release-kit/folders';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { ownKeyFiles, releaseEnvironment } from 'release-kit/release-source';
import { publish } from 'release-kit/release-store';
import { remotePackages } from 'release-kit/remote-packages';
import { ensureKeys, type KeyFiles, readSigningKey, readTrustedKeys } from 'release-kit/signatures';
import type { Release } from 'shared-contracts/remote';
import { announce, sides } from '../contracts/gate.ts';
import { keepVerdict } from '../gate/verdict.ts';
import { reservePort } from '../processes/free-ports.ts';
import { assertFree, type Service, startService, stop, untilHealthy } from '../processes/services.ts';

export interface ShopPorts {
  readonly shell: number;
  readonly api: number;
  readonly sandbox: number;
  readonly platform: number;
  readonly smtp: number;
}

/** Free ports for a shop beside others. */
export async function reserveShopPorts(): Promise<ShopPorts> {
  return {
    shell: await reservePort(),
    api: await reservePort(),
    sandbox: await reservePort(),
    platform: await reservePort(),
    smtp: await reservePort(),
  };
}

/** Ports from the environment: PORT, API_PORT, SANDBOX_PORT, PLATFORM_PORT, SANDBOX_SMTP_PORT. */
export function portsFromEnvironment(): ShopPorts {
  const read = (name: string, fallback: number) => {
    const port = Number(process.env[name] ?? fallback);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${name} must be a port number, not "${process.env[name]}".`);
    return port;
  };
  return {
    shell: read('PORT', 3000),
    api: read('API_PORT', 3001),
    sandbox: read('SANDBOX_PORT', 3002),
    platform: read('PLATFORM_PORT', 3003),
    smtp: read('SANDBOX_SMTP_PORT', 3025),
  };
}

/** The services of the shop in the order they start. */
export function servicesOf(ports: ShopPorts, extra: Readonly<Record<string, string>> = {}): readonly Service[] {
  const origins = {
    NODE_ENV: 'production',
    // Started this way, the shop has the demo accounts of the documents; production omits them.
    DEMO_PEOPLE: process.env.DEMO_PEOPLE || 'on',
    DATA_DIR: dataFolder,
    RELEASE_DIR: releaseFolder,
    SHOP_ORIGIN: process.env.SHOP_ORIGIN ?? `http://localhost:${ports.shell}`,
    API_ORIGIN: `http://localhost:${ports.api}`,
    SANDBOX_ORIGIN: `http://localhost:${ports.sandbox}`,
    PORT: String(ports.shell),
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    PLATFORM_PORT: String(ports.platform),
    PLATFORM_ORIGIN: `http://localhost:${ports.platform}`,
    SANDBOX_SMTP_PORT: String(ports.smtp),
    // Shared by these two processes only: shells elsewhere are given one.
    TELEMETRY_TOKEN: process.env.TELEMETRY_TOKEN || randomUUID(),
    ...extra,
  };
  return [
    {
      name: 'sandbox',
      file: 'sandbox/src/main.ts',
      port: ports.sandbox,
      portVariable: 'SANDBOX_PORT',
      environment: origins,
    },
    {
      name: 'commerce-api',
      file: 'commerce-api/src/main.ts',
      port: ports.api,
      portVariable: 'API_PORT',
      environment: origins,
    },
    {
      name: 'platform',
      file: 'platform/src/services/main.ts',
      port: ports.platform,
      portVariable: 'PLATFORM_PORT',
      environment: origins,
    },
    { name: 'shell', file: 'shell/src/server/main.ts', port: ports.shell, portVariable: 'PORT', environment: origins },
  ];
}

/** Who promotes the builds of this folder. */
const STARTER = 'start';

/** A build that was published and not promoted, because somebody has released another version here. */
export interface Unreleased {
  readonly remote: string;
  readonly version: string;
  /** The version that stays live. */
  readonly live: string;
}

/**
 * Publishes built packages into a folder and promotes them, except for remotes that somebody has released, rolled back,
 * or put on canary there: those change through the gate only.
 * @returns the builds that are not live
 */
export async function publishBuilds(
  folder = releaseFolder,
  keys: KeyFiles = ownKeyFiles(),
): Promise<readonly Unreleased[]> {
  ensureKeys(keys);
  const objects = folderObjects(folder);
  const signer = readSigningKey(keys);
  const access = { root, objects, environment: releaseEnvironment(), keys: readTrustedKeys(keys) };
  const registry = openRegistry(access);
  for (const side of sides) await announce({ ...access, signer }, side, 'started');
  const released = new Set(
    (await registry.history()).filter(({ by }) => by !== STARTER).map(({ change }) => change.remote),
  );
  const promoted: Release[] = [];
  const unreleased: Unreleased[] = [];
  for (const packageName of remotePackages) {
    const release = await publish(objects, join(root, packageName, 'dist'), signer);
    const { name: remote, version } = release;
    const live = (await registry.read())?.remotes[remote]?.stable;
    if (live === version) continue;
    if (live !== undefined && released.has(remote)) {
      unreleased.push({ remote, version, live });
      continue;
    }
    await registry.change({ kind: 'promote', remote, version }, { by: STARTER, signer });
    promoted.push(release);
  }
  // They were built together and are compatible; a later rollback to one of them is checked against what is live then.
  const live = await registry.read();
  for (const { name: remote, version } of promoted)
    await keepVerdict(access, signer, live, { remote, version, journeys: { started: true }, by: STARTER });
  return unreleased;
}

export interface RunningShop {
  /** The processes that run now, by the name of their service. */
  readonly children: ReadonlyMap<string, ChildProcess>;
  stop(): Promise<void>;
}

/** How a shop that should stay open treats a service that stops by itself. */
export interface Supervision {
  /** Called when a service keeps stopping; the others are still running. */
  readonly onGivenUp: (reason: Error) => void;
}

/** Restarts of one service within `RESTART_WINDOW` milliseconds after which it is given up. */
const MAX_RESTARTS = 5;
const RESTART_WINDOW = 60_000;

/**
 * Starts every service and resolves when all are ready. When one fails to start, stops the others and rejects. With
 * supervision, a service that stops by itself is started again.
 */
export async function startShop(
  services: readonly Service[],
  say: (text: string) => void = () => undefined,
  supervision?: Supervision,
): Promise<RunningShop> {
  await Promise.all(services.map(assertFree));
  const children = new Map<string, ChildProcess>();
  let isStopping = false;
  // The shell stops first, so that it takes no request whose services are gone.
  const stopAll = async () => {
    isStopping = true;
    for (const child of [...children.values()].reverse()) await stop(child);
  };
  const start = (service: Service): ChildProcess => {
    const child = startService(service);
    children.set(service.name, child);
    return child;
  };
  const supervise = (
    service: Service,
    child: ChildProcess,
    { onGivenUp }: Supervision,
    restarts: readonly number[],
  ) => {
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      const recent = restarts.filter((at) => Date.now() - at < RESTART_WINDOW);
      const ending = `${service.name} stopped by itself (${signal ?? `exit ${code}`})`;
      if (recent.length >= MAX_RESTARTS)
        return onGivenUp(new Error(`${ending}, ${recent.length} times within a minute. Its own message stands above.`));
      say(`${ending}; starting it again`);
      supervise(service, start(service), { onGivenUp }, [...recent, Date.now()]);
    });
  };
  try {
    for (const service of services) start(service);
    for (const service of services) {
      const child = children.get(service.name);
      if (child) await untilHealthy(service, child);
      say(`${service.name} is ready on port ${service.port}`);
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  if (supervision)
    for (const service of services) {
      const child = children.get(service.name);
      if (child) supervise(service, child, supervision, []);
    }
  return { children, stop: stopAll };
}
