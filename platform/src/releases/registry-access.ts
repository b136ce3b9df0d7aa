import { userInfo } from 'node:os';
import { admission } from '../contracts/verdict.ts';
import { root } from '../paths.ts';
import { openRegistry } from './registry.ts';
import { directClient, httpClient, type RegistryClient } from './registry-client.ts';
import { readSigningKey, readTrustedKeys } from './signatures.ts';
import { openObjects, ownKeyFiles, releaseEnvironment } from './source.ts';

/** Who releases: RELEASE_BY, a pipeline's actor, or the machine's user. */
export const releasedBy = () => process.env.RELEASE_BY ?? process.env.GITHUB_ACTOR ?? userInfo().username;

/** The registry as the environment says: over HTTP with REGISTRY_URL and REGISTRY_TOKEN, else in the store itself. */
export async function openClient(): Promise<RegistryClient> {
  const environment = releaseEnvironment();
  const { REGISTRY_URL, REGISTRY_TOKEN } = process.env;
  if (REGISTRY_URL) return httpClient(new URL(REGISTRY_URL).origin, environment, REGISTRY_TOKEN ?? '');
  const { objects } = await openObjects();
  const files = ownKeyFiles();
  const access = { root, objects, environment, keys: readTrustedKeys(files) };
  return directClient(openRegistry({ ...access, admit: admission(access) }), releasedBy(), () => readSigningKey(files));
}
