import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, release as releaseSchema } from 'shared-contracts/remote';
import * as v from 'valibot';
import { contractSet as contractSetSchema, keepContracts } from './contract-set.ts';
import { integrityOf } from './integrity.ts';
import type { ObjectStore } from './object-store.ts';
import { ReleaseNotPublished } from './registry-rules.ts';
import { openSeal, readSeal, type SigningKey, seal, type TrustedKeys } from './signatures.ts';

/** Key of a release's manifest, written last: without it there is no release. */
export const descriptionKey = (name: string, version: string) => `${name}/${version}/release.json`;

/** Reads a build folder's `release.json` after verifying every file against it. */
export function readBuild(folder: string): { readonly release: Release; readonly text: string } {
  const text = readFileSync(join(folder, 'release.json'), 'utf8');
  const release = v.parse(releaseSchema, JSON.parse(text));
  for (const [file, expected] of Object.entries(release.files)) {
    if (integrityOf(readFileSync(join(folder, file))) !== expected)
      throw new Error(`${release.name} ${release.version}: ${file} differs from its hash; build it again`);
  }
  return { release, text };
}

/** Publishes a built release, signed; an existing version is left unchanged. */
export async function publish(objects: ObjectStore, folder: string, signer: SigningKey): Promise<Release> {
  const { release, text } = readBuild(folder);
  const { name, version, files } = release;
  if (await objects.read(descriptionKey(name, version))) return release;
  if (release.contractSet) await keepContractsOf(objects, folder, release);
  for (const file of Object.keys(files)) {
    // The remains of an interrupted publication may be truncated, and belong to no release yet.
    const content = readFileSync(join(folder, file));
    if (!(await objects.create(`${name}/${version}/${file}`, content)))
      await objects.replace(`${name}/${version}/${file}`, content);
  }
  await objects.create(descriptionKey(name, version), seal('release', text, signer));
  return release;
}

/** The build's contract set, stored once for all releases that share it. */
async function keepContractsOf(objects: ObjectStore, folder: string, { name, contractSet }: Release): Promise<void> {
  const set = v.parse(contractSetSchema, JSON.parse(readFileSync(join(folder, 'contracts.json'), 'utf8')));
  if ((await keepContracts(objects, set)) !== contractSet)
    throw new Error(`${name}: contracts.json is not what it was built with; build it again`);
}

/** A published release whose manifest a trusted key has signed; throws otherwise. */
export async function readRelease(
  objects: ObjectStore,
  name: string,
  version: string,
  keys: TrustedKeys,
): Promise<Release> {
  const document = await objects.read(descriptionKey(name, version));
  if (!document) throw new ReleaseNotPublished(name, version);
  return releaseIn(document, name, version, keys);
}

/** The release inside a signed manifest; throws unless it is the requested one. */
export function releaseIn(document: Buffer, name: string, version: string, keys: TrustedKeys): Release {
  const release = v.parse(releaseSchema, JSON.parse(openSeal('release', document, keys)));
  // An older, correctly signed release must not pass for this one.
  if (release.name !== name || release.version !== version)
    throw new Error(`${name} ${version} holds the release ${release.name} ${release.version}`);
  return release;
}

/** The published versions of a remote, sorted by name. */
export async function publishedVersions(objects: ObjectStore, name: string): Promise<string[]> {
  const keys = await objects.list(`${name}/`);
  return keys.filter((key) => key.endsWith('/release.json')).map((key) => key.split('/')[1] ?? '');
}

/** Adds a key's signature to a release, so that the original key can be retired. */
export async function resign(
  objects: ObjectStore,
  { name, version }: { readonly name: string; readonly version: string },
  { keys, signer }: { readonly keys: TrustedKeys; readonly signer: SigningKey },
): Promise<void> {
  const document = await objects.read(descriptionKey(name, version));
  if (!document) throw new ReleaseNotPublished(name, version);
  const payload = openSeal('release', document, keys);
  await objects.replace(descriptionKey(name, version), seal('release', payload, signer, readSeal(document).signatures));
}
