import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ScreenModule } from 'shared-contracts/routing';
import type { Boot, LiveRelease } from '../app/boot.ts';
import type { Screens } from '../app/screens.ts';
import { avoid } from './avoid.ts';
import type { Directory } from './directory.ts';
import { createStandIns } from './stand-ins.ts';
import { tryTwice } from './try-twice.ts';

declare global {
  /** Asked by every chunk loader for the hash a script must have; throws for a script that no release names. */
  var __integrityOf: ((url: string) => string) | undefined;
}

/** Milliseconds after which a remote that does not answer counts as failed. */
const loadDeadline = 8000;

class LoadTimeout extends Error {}

export interface Federation extends Screens {
  /** Any exposed module, when it is there already. */
  ready(remote: string, expose: string): Record<string, unknown> | undefined;
  /** Any exposed module of a release in the directory: services, dialogs, slots. */
  module(remote: string, expose: string): Promise<Record<string, unknown>>;
}

interface FederationOptions extends Pick<Boot, 'development'> {
  /** A version could not be used, and another stands in for it. */
  readonly onFault: (error: unknown, remote: string) => void;
  /** A version that failed could not be noted for the pages after this one. */
  readonly onUnnoted: (error: unknown) => void;
  /** The first module of a remote runs, so many milliseconds after it was asked for. */
  readonly onLoaded: (remote: string, duration: number) => void;
}

/** Sets the federation runtime up, which gets to know each remote when it is used. */
export function createFederation(
  directory: Directory,
  { development, onFault, onUnnoted, onLoaded }: FederationOptions,
): Federation {
  const sources = new Set(Object.values(development?.overrides ?? {}));
  const integrityOf = (url: string): string => {
    const { origin, pathname, href } = new URL(url, location.href);
    const hash = directory.hashes.get(origin === location.origin ? pathname : href);
    // Sources have no hash yet; nothing else runs without one.
    if (!hash && sources.has(origin)) return '';
    if (!hash) throw new Error(`No release names the script ${href}`);
    return hash;
  };
  globalThis.__integrityOf = integrityOf;

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

  const registered = new Set<string>();
  function register(release: LiveRelease, name = release.name): void {
    registerRemotes([remoteOf(release, name)]);
    registered.add(name);
  }
  function registerNamed(remote: string): void {
    if (registered.has(remote)) return;
    const release = directory.releases.find(({ name }) => name === remote);
    if (!release) throw new Error(`This page knows no release of ${remote}`);
    register(release);
  }

  const modules = new Map<string, Record<string, unknown>>();
  const pending = new Map<string, Promise<Record<string, unknown>>>();
  const standIns = createStandIns({ directory, register, note: avoid, onUnnoted });

  /** Tries twice, then with the version before; what is told is why this version could not be used. */
  async function load(remote: string, expose: string): Promise<Record<string, unknown>> {
    if (standIns.has(remote)) return attempt(`${await standIns.of(remote)}/${expose}`);
    registerNamed(remote);
    try {
      // What hung would hang again.
      return await tryTwice(
        () => attempt(`${remote}/${expose}`),
        (error) => error instanceof LoadTimeout,
      );
    } catch (error) {
      const other = await standIns.of(remote).catch(() => undefined);
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
    loading.then(
      (loaded) => modules.set(key, loaded),
      // A failure is not kept: the next one who asks makes a new try.
      () => pending.delete(key),
    );
    return loading;
  }

  const ready = (remote: string, expose: string) => modules.get(`${remote}/${expose}`);
  return {
    ready,
    module,
    loaded: (remote, expose) => ready(remote, expose) as ScreenModule | undefined,
    load: async (remote, expose) => (await module(remote, expose)) as unknown as ScreenModule,
  };
}

const remoteOf = ({ container, base, entry }: LiveRelease, name: string) => ({
  name,
  alias: name,
  entry: new URL(base + entry, location.href).href,
  entryGlobalName: container,
  type: 'global' as const,
});

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
