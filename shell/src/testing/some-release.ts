import type { Release } from 'shared-contracts/remote';

/** A release that owns the addresses below its name, and offers a service, a dialog and a slot. */
export function someRelease(name: string, change: Partial<Release> = {}): Release {
  const version = '1.0.0';
  return {
    name,
    owner: `team-${name}`,
    contracts: '^0.1.0',
    routes: [{ path: `/${name}/:id`, expose: 'screen', chrome: 'full', personal: false }],
    services: { [name]: 'service' },
    dialogs: { [`${name}.dialog`]: 'dialog' },
    slots: { [`${name}.slot`]: 'slot' },
    version,
    container: `${name}_1_0_0`,
    commit: 'unknown',
    uses: {},
    builtAt: '2026-11-22T10:00:00.000Z',
    browser: { entry: `${name}.js`, chunks: { screen: ['screen.js'] } },
    server: { modules: {} },
    files: { [`browser/${name}.js`]: 'sha384-entry', 'browser/screen.js': 'sha384-screen', 'server/a.cjs': 'sha384-a' },
    ...change,
  };
}

export const someReleases = (count: number): Release[] =>
  Array.from({ length: count }, (_, place) => someRelease(`remote${place}`));
