import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ScreenModule } from 'shared-contracts/routing';
import type { Boot, LiveRelease } from '../app/boot.ts';
import type { Screens } from '../app/screens.ts';

declare global {
  /** Asked by every chunk loader for the hash a script must have; throws for a script that no release names. */
  var __integrityOf: ((url: string) => string) | undefined;
}

/** Milliseconds after which a remote that does not answer counts as failed. */
const loadDeadline = 8000;

export interface Federation extends Screens {
  /** Any exposed module: services, dialogs, slots. */
  module(remote: string, expose: string): Promise<Record<string, unknown>>;
}

/** Sets the federation runtime up from the releases that the page was made with. */
export function createFederation(boot: Pick<Boot, 'releases' | 'integrity' | 'config'>): Federation {
  const integrityOf = (url: string): string => {
    const { origin, pathname, href } = new URL(url, location.href);
    const hash = boot.integrity[origin === location.origin ? pathname : href];
    // Sources under development have no hash yet; a production shell runs nothing without one.
    if (!hash && boot.config.environment === 'development') return '';
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
  registerRemotes(
    boot.releases.map(({ name, container, base, entry }) => ({
      name,
      alias: name,
      entry: new URL(base + entry, location.href).href,
      entryGlobalName: container,
      type: 'global',
    })),
  );

  const screens = new Map<string, ScreenModule>();
  const pending = new Map<string, Promise<Record<string, unknown>>>();

  function module(remote: string, expose: string): Promise<Record<string, unknown>> {
    const key = `${remote}/${expose}`;
    const known = pending.get(key);
    if (known) return known;
    const loading = withDeadline(loadRemote<Record<string, unknown>>(key), key);
    pending.set(key, loading);
    // A failure is not kept: the next one who asks makes a new try.
    loading.catch(() => pending.delete(key));
    return loading;
  }

  return {
    module,
    loaded: (remote, expose) => screens.get(`${remote}/${expose}`),
    async load(remote, expose) {
      const screen = (await module(remote, expose)) as unknown as ScreenModule;
      screens.set(`${remote}/${expose}`, screen);
      return screen;
    },
  };
}

async function withDeadline(
  loading: Promise<Record<string, unknown> | null>,
  key: string,
): Promise<Record<string, unknown>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${key} did not load within ${loadDeadline} ms`)), loadDeadline);
  });
  try {
    const loaded = await Promise.race([loading, deadline]);
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
