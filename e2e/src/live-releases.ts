import { readFileSync, writeFileSync } from 'node:fs';
import { folderObjects, type ObjectStore } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { openObjects, ownKeyFiles, releaseEnvironment } from 'release-kit/release-source';
import { readRelease } from 'release-kit/release-store';
import { ensureKeys, type KeyFiles, readSigningKey, readTrustedKeys } from 'release-kit/signatures';

/** A version of a remote. */
export interface Version {
  readonly remote: string;
  readonly version: string;
}

/** What is live where releases go, read once: shops of their own are then opened with it. */
export async function readLive() {
  const { objects } = await openObjects();
  const files = ownKeyFiles();
  const [trusted, keys] = [readFileSync(files.trusted, 'utf8'), readTrustedKeys(files)];
  const registry = await openRegistry({ objects, environment: releaseEnvironment(), keys }).read();
  const versions = (pick: 'stable' | 'previous'): Version[] =>
    Object.entries(registry?.remotes ?? {}).map(([remote, live]) => ({ remote, version: live[pick] ?? live.stable }));

  return {
    stable: versions('stable'),
    /** As stable, with the version before of every remote that has one. */
    previous: versions('previous'),
    /** Copies versions as they were signed into a folder, and makes them live in a registry of its own there. */
    bring: (wanted: readonly Version[]) => async (folder: string, own: KeyFiles) => {
      ensureKeys(own);
      const signer = readSigningKey(own);
      writeFileSync(own.trusted, `${readFileSync(own.trusted, 'utf8')}${trusted}`);
      const copy = folderObjects(folder);
      const shop = openRegistry({ objects: copy, environment: 'production', keys: readTrustedKeys(own) });
      for (const { remote, version } of wanted) {
        await readRelease(objects, remote, version, keys);
        await copyAll(objects, copy, `${remote}/${version}/`);
        await shop.change({ kind: 'promote', remote, version }, { by: 'gate', signer });
      }
    },
  };
}

async function copyAll(from: ObjectStore, to: ObjectStore, prefix: string): Promise<void> {
  for (const key of await from.list(prefix)) await to.create(key, (await from.read(key)) ?? '');
}
