import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from 'platform/build/hashing';
import { root } from 'platform/paths';
import { folderObjects } from 'platform/releases/object-store';
import { openRegistry } from 'platform/releases/registry';
import { publish } from 'platform/releases/release-store';
import { type KeyFiles, readSigningKey, readTrustedKeys } from 'platform/releases/signatures';
import type { RegistryChange, Release } from 'shared-contracts/remote';

interface Alteration {
  /** Folder of the remote, e.g. `mfe-content`. */
  readonly remote: string;
  readonly version: string;
  /** Texts that its code holds, and what to put in their place. */
  readonly replace: Readonly<Record<string, string>>;
}

/** Makes another release from a remote's build without building it: its own version and container, and some changed texts. */
export function alterBuild(folder: string, { remote, version, replace }: Alteration): string {
  cpSync(join(root, remote, 'dist'), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const container = `${release.name}_${version.replace(/\W/g, '_')}`;
  for (const path of Object.keys(release.files)) {
    let text = readFileSync(join(folder, path), 'utf8').replaceAll(release.container, container);
    for (const [from, to] of Object.entries(replace)) text = text.replaceAll(from, to);
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(file, JSON.stringify({ ...release, version, container }));
  resealBuild(folder, () => undefined);
  return folder;
}

/** Changes files of a build, and lets its description name them as they then are. */
export function resealBuild(folder: string, change: (release: Release) => void): void {
  const file = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  change(release);
  const files = Object.fromEntries(
    Object.keys(release.files).map((path) => [path, integrityOf(readFileSync(join(folder, path)))]),
  );
  writeFileSync(file, JSON.stringify({ ...release, files }));
}

/** The release store of a shop under test, as who releases uses it. */
export function releasesOf(shop: { readonly releaseFolder: string; readonly keys: KeyFiles }) {
  const objects = folderObjects(shop.releaseFolder);
  const signer = readSigningKey(shop.keys);
  const registry = openRegistry({ objects, environment: 'production', keys: readTrustedKeys(shop.keys) });
  return {
    publish: (folder: string) => publish(objects, folder, signer),
    change: (change: RegistryChange) => registry.change(change, { by: 'journey', signer }),
    read: () => registry.read(),
  };
}
