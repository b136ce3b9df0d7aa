import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ScreenModule } from 'shared-contracts/routing';
import type { Boot, LiveRelease } from '../app/boot.ts';
import type { Screens } from '../app/screens.ts';
import { avoid } from './avoid.ts';
import type { Directory } from './directory.ts';
import { createStandIns } from './stand-ins.ts';
import { tryTwice } from './try-twice.ts';

declare global {
  /** Called by every chunk loader for a script's hash; throws for a script that no release names. */
  var __integrityOf: ((url: string) => string) | undefined;
}

/** Milliseconds until an unresponsive remote counts as failed. */
const loadDeadline = 8000;

class LoadTimeout extends Error {}

export interface Federation extends Screens {
  /** A loaded exposed module, if any. */
  ready(remote: string, expose: string): Record<string, unknown> | undefined;
  /** Loads any exposed module of a known release: services, dialogs, slots. */
  module(remote: string, expose: string): Promise<Record<string, unknown>>;
}

interface FederationOptions extends Pick<Boot, 'development'> {
  /** Called when a failed version was replaced. */
  readonly onFault: (error: unknown, remote: string) => void;
  /** Called when a failed version could not be recorded for later pages. */
  readonly onUnnoted: (error: unknown) => void;
  /** Called when a remote's first module runs, with milliseconds since it was requested. */
  readonly onLoaded: (remote: string, duration: number) => void;
}

/** Sets up the federation runtime, which registers each remote on first use. */
export function createFederation(
  directory: Directory,
  { development, onFault, onUnnoted, onLoaded }: FederationOptions,
): Federation {
  const sources = new Set(Object.values(development?.overrides ?? {}));
  const integrityOf = (url: string): string => {
    const { origin, pathname, href } = new URL(url, location.href);
    const hash = directory.hashes.get(origin === location.origin ? pathname : href);
    // Sources have no hash; nothing else runs without one.
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

  /** Tries twice, then uses the previous version; reports why this version failed. */
  async function load(remote: string, expose: string): Promise<Record<string, unknown>> {
    if (standIns.has(remote)) return attempt(`${await standIns.of(remote)}/${expose}`);
    registerNamed(remote);
    try {
      // A request that timed out is not retried.
      return await tryTwice(
        () => attempt(`${remote}/${expose}`),
        (error) => error instanceof LoadTimeout,
      );
    } catch (error) {
      const other = await standIns.of(remote).catch(() => undefined);
      // Without a replacement the error itself is the answer.
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
      // Failures are not cached: the next caller tries again.
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
