import { join } from 'node:path';
import { dataFolder, releaseFolder } from './folders.ts';
import { folderObjects, type ObjectStore } from './object-store.ts';
import { keyFiles, readTrustedKeys, type TrustedKeys } from './signatures.ts';

/** The source of releases, and the keys to trust. */
export interface ReleaseSource {
  readonly objects: ObjectStore;
  readonly environment: string;
  readonly keys: TrustedKeys;
  /** The folder that release files are read from; copied there first unless it is the store itself. */
  readonly folder: string;
  readonly mirrored: boolean;
}

/** Environment whose registry counts: `RELEASE_ENVIRONMENT`, or `production`. */
export const releaseEnvironment = () => process.env.RELEASE_ENVIRONMENT ?? 'production';

/** This machine's keys, beside its other data, unless the environment names files. */
export const ownKeyFiles = () => keyFiles(join(dataFolder, 'keys'));

/** The configured store: `RELEASE_STORE=s3://bucket/prefix`, or the folder `RELEASE_DIR`. */
export async function openObjects(): Promise<{ readonly objects: ObjectStore; readonly mirrored: boolean }> {
  const address = process.env.RELEASE_STORE;
  if (!address) return { objects: folderObjects(releaseFolder), mirrored: false };
  const { s3Objects } = await import('./s3-store.ts');
  return { objects: s3Objects(address), mirrored: true };
}

/** What a shell needs to follow the registry, from the environment. */
export async function releaseSource(): Promise<ReleaseSource> {
  const { objects, mirrored } = await openObjects();
  return {
    objects,
    mirrored,
    environment: releaseEnvironment(),
    keys: readTrustedKeys(ownKeyFiles()),
    folder: releaseFolder,
  };
}
