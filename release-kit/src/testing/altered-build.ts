import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'shared-contracts/remote';
import { root } from '../folders.ts';
import { integrityOf } from '../integrity.ts';

interface Alteration {
  /** Folder of the remote, e.g. `mfe-content`. */
  readonly remote: string;
  readonly version: string;
  /** Texts in its code, with their replacements. */
  readonly replace: Readonly<Record<string, string>>;
}

/**
 * Derives another release from a remote's build without building: with its own version and container, and some
 * changed texts.
 */
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

/** Changes files of a build and updates its manifest to match. */
export function resealBuild(folder: string, change: (release: Release) => void): void {
  const file = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  change(release);
  const files = Object.fromEntries(
    Object.keys(release.files).map((path) => [path, integrityOf(readFileSync(join(folder, path)))]),
  );
  writeFileSync(file, JSON.stringify({ ...release, files }));
}
