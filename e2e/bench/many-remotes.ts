import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { resealBuild } from 'release-kit/testing/altered-build';
import type { Release } from 'shared-contracts/remote';
import { releasesOf } from '../src/releases-of.ts';
import type { ShellBeside } from '../src/shell-beside.ts';

/** Releases as many more remotes into a shop: each as large as one of ours, with pages, services, dialogs and slots of its own. */
export async function releaseMore(shell: ShellBeside, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'many-remotes-'));
  const store = releasesOf(shell);
  try {
    for (let number = 1; number <= count; number += 1) {
      const name = `generated${number}`;
      const build = join(folder, name);
      cpSync(join(root, remotePackages[number % remotePackages.length] ?? '', 'dist'), build, { recursive: true });
      rename(build, name);
      const { version } = await store.publish(build);
      await store.change({ kind: 'promote', remote: name, version });
    }
    for (;;) {
      const { releases } = (await (await fetch(`${shell.origin}/readyz`)).json()) as { readonly releases: string[] };
      if (releases.length >= remotePackages.length + count) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rename(build: string, name: string): void {
  const before = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as Release;
  const container = before.container.replace(before.name, name);
  for (const path of Object.keys(before.files)) {
    const file = join(build, path);
    // A comment of its own: no two of them have a file in common.
    writeFileSync(file, `${readFileSync(file, 'utf8').replaceAll(before.container, container)}\n// ${name}\n`);
  }
  const own = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([key, expose]) => [`${name}.${key}`, expose]));
  const release: Release = {
    ...before,
    name,
    container,
    owner: `team-${name}`,
    routes: before.routes.map((route) => ({ ...route, path: `/${name}${route.path}` })),
    services: own(before.services),
    dialogs: own(before.dialogs),
    slots: own(before.slots),
  };
  writeFileSync(join(build, 'release.json'), JSON.stringify(release));
  resealBuild(build, () => undefined);
}
