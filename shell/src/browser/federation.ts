import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ScreenModule } from 'shared-contracts/routing';
import type { Boot, LiveRelease, ReleaseBefore } from '../app/boot.ts';
import type { Screens } from '../app/screens.ts';
import { avoid } from './avoid.ts';
import { onDemand } from './on-demand.ts';

declare global {
  /** Asked by every chunk loader for the hash a script must have; throws for a script that no release names. */
  var __integrityOf: ((url: string) => string) | undefined;
}

/** Milliseconds after which a remote that does not answer counts as failed. */
const loadDeadline = 8000;

/** Milliseconds that the hashes of scripts may take. */
const hashDeadline = 5000;

/** Between two tries, so that not everybody who met a fault comes back at once. */
const nextMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 200 + Math.random() * 400));

class LoadTimeout extends Error {}

export interface Federation extends Screens {
  /** Has ready what the first use of another remote would have to wait for. */
  prepare(): Promise<void>;
  /** Any exposed module: services, dialogs, slots. */
  module(remote: string, expose: string): Promise<Record<string, unknown>>;
}

interface FederationEvents {
  /** A version could not be used, and another stands in for it. */
  readonly onFault: (error: unknown, remote: string) => void;
  /** The first module of a remote runs, so many milliseconds after it was asked for. */
  readonly onLoaded: (remote: string, duration: number) => void;
}

/** Sets the federation runtime up from the releases that the page was made with. */
export function createFederation(
  boot: Pick<Boot, 'releases' | 'integrity' | 'development'>,
  { onFault, onLoaded }: FederationEvents,
): Federation {
  const hashes = new Map(Object.entries(boot.integrity));
  const isSource = (origin: string) => Object.values(boot.development?.overrides ?? {}).includes(origin);
  const integrityOf = (url: string): string => {
    const { origin, pathname, href } = new URL(url, location.href);
    const hash = hashes.get(origin === location.origin ? pathname : href);
    // Sources have no hash yet; nothing else runs without one.
    if (!hash && isSource(origin)) return '';
    if (!hash) throw new Error(`No release names the script ${href}`);
    return hash;
  };
  globalThis.__integrityOf = integrityOf;

  const addressOf = ({ base, entry }: LiveRelease) => base + entry;
  const unknown = () =>
    boot.releases.filter(
      (release) => !hashes.has(addressOf(release)) && !isSource(new URL(addressOf(release), location.href).origin),
    );
  /** The hashes that the page did not bring: of all other remotes at once, kept by the browser for the next page. */
  const prepare = onDemand(async () => {
    const names = unknown().map(({ name, version }) => `${name}@${version}`);
    if (names.length === 0) return;
    const response = await fetch(`/live-releases/integrity?of=${names.sort().join(',')}`, {
      signal: AbortSignal.timeout(hashDeadline),
    });
    if (!response.ok) throw new Error(`The hashes of scripts cannot be asked for: ${response.status}`);
    for (const [address, hash] of Object.entries((await response.json()) as Boot['integrity']))
      hashes.set(address, hash);
  });
  const hashesOf = async (remote: string) => {
    if (unknown().some(({ name }) => name === remote)) await prepare();
  };

  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(url);
        return { script, timeout: loadDeadline };
      },
    },
  ]);
  registerRemotes(boot.releases.map((release) => remoteOf(release)));

  const screens = new Map<string, ScreenModule>();
  const pending = new Map<string, Promise<Record<string, unknown>>>();

  /** The versions that stand in for those which failed in this page, by remote. */
  const standIns = new Map<string, Promise<string>>();

  /** Fetches the version before once, under a name of its own beside the one that failed. */
  function standIn(remote: string): Promise<string> {
    const known = standIns.get(remote);
    if (known) return known;
    const finding = findStandIn(remote);
    standIns.set(remote, finding);
    finding.catch(() => standIns.delete(remote));
    return finding;
  }

  async function findStandIn(remote: string): Promise<string> {
    const version = boot.releases.find(({ name }) => name === remote)?.version ?? '';
    const response = await fetch(`/live-releases/${remote}/before/${version}`, { signal: AbortSignal.timeout(5000) });
    if (!response.ok)
      throw new Error(`The version before ${remote} ${version} cannot be asked for: ${response.status}`);
    const before = (await response.json()) as ReleaseBefore | null;
    if (!before) throw new Error(`${remote} has no version before ${version}`);
    const { release, integrity } = before;
    for (const [address, hash] of Object.entries(integrity)) hashes.set(address, hash);
    const name = `${remote}_before`;
    registerRemotes([remoteOf(release, name)]);
    await avoid(remote, version);
    return name;
  }

  /** Tries twice, then with the version before; what is told is why this version could not be used. */
  async function load(remote: string, expose: string): Promise<Record<string, unknown>> {
    if (standIns.has(remote)) return attempt(`${await standIn(remote)}/${expose}`);
    try {
      return await tryTwice(async () => {
        await hashesOf(remote);
        return attempt(`${remote}/${expose}`);
      });
    } catch (error) {
      const other = await standIn(remote).catch(() => undefined);
      // Nothing to stand in: then the fault itself is the answer.
      if (other === undefined) throw error;
      onFault(error, remote);
      return attempt(`${other}/${expose}`);
    }
  }

  const used = new Set<string>();
  async function timed(remote: string, loading: Promise<Record<string, unknown>>): Promise<Record<string, unknown>> {
    const began = performance.now();
    const loaded = await loading;
    if (!used.has(remote)) onLoaded(remote, performance.now() - began);
    used.add(remote);
    return loaded;
  }

  function module(remote: string, expose: string): Promise<Record<string, unknown>> {
    const key = `${remote}/${expose}`;
    const known = pending.get(key);
    if (known) return known;
    const loading = timed(remote, load(remote, expose));
    pending.set(key, loading);
    // A failure is not kept: the next one who asks makes a new try.
    loading.catch(() => pending.delete(key));
    return loading;
  }

  return {
    prepare,
    module,
    loaded: (remote, expose) => screens.get(`${remote}/${expose}`),
    async load(remote, expose) {
      const screen = (await module(remote, expose)) as unknown as ScreenModule;
      screens.set(`${remote}/${expose}`, screen);
      return screen;
    },
  };
}

const remoteOf = ({ name, container, base, entry }: LiveRelease, as = name) => ({
  name: as,
  alias: as,
  entry: new URL(base + entry, location.href).href,
  entryGlobalName: container,
  type: 'global' as const,
});

async function tryTwice<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    // What hung would hang again; what broke off may have been the line.
    if (error instanceof LoadTimeout) throw error;
    await nextMoment();
    return act();
  }
}

async function attempt(key: string): Promise<Record<string, unknown>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeout(`${key} did not load within ${loadDeadline} ms`)), loadDeadline);
  });
  try {
    const loaded = await Promise.race([loadRemote<Record<string, unknown>>(key), deadline]);
    if (!loaded) throw new Error(`${key} is empty`);
    return loaded;
  } finally {
    clearTimeout(timer);
  }
}

/** The release that offers a service, dialog or slot, and the exposed module that holds it. */
export function findExposed(
  releases: readonly LiveRelease[],
  kind: 'services' | 'dialogs' | 'slots',
  name: string,
): { readonly remote: string; readonly expose: string } | undefined {
  for (const release of releases) {
    const expose = release[kind][name];
    if (expose) return { remote: release.name, expose };
  }
  return undefined;
}
