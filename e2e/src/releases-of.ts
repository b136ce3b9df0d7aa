import { keepVerdict } from 'platform/gate/verdict';
import { root } from 'release-kit/folders';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { publish, readRelease } from 'release-kit/release-store';
import { type KeyFiles, readSigningKey, readTrustedKeys } from 'release-kit/signatures';
import type { RegistryChange, Release } from 'shared-contracts/remote';

/** The release store of a shop under test, as who releases uses it. */
export function releasesOf(shop: { readonly releaseFolder: string; readonly keys: KeyFiles }) {
  const objects = folderObjects(shop.releaseFolder);
  const signer = readSigningKey(shop.keys);
  const keys = readTrustedKeys(shop.keys);
  const registry = openRegistry({ objects, environment: 'production', keys });
  return {
    publish: (folder: string) => publish(objects, folder, signer),
    change: (change: RegistryChange) => registry.change(change, { by: 'journey', signer }),
    read: () => registry.read(),
    /** Notes that a release passed the gate, as a pipeline does that ran no journeys. */
    async pass({ name: remote, version }: Release): Promise<void> {
      const access = { root, objects, environment: 'production', keys };
      const journeys = { without: 'a check of the platform' };
      await keepVerdict(access, signer, await registry.read(), { remote, version, journeys, by: 'journey' });
    },
    /** The release of a remote that is stable. */
    async stable(name: string): Promise<Release> {
      const version = (await registry.read())?.remotes[name]?.stable;
      if (!version) throw new Error(`Nothing of ${name} is stable`);
      return readRelease(objects, name, version, keys);
    },
  };
}
