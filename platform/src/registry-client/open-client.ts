import { userInfo } from 'node:os';
import { root } from 'release-kit/folders';
import { openRegistry } from 'release-kit/registry-log';
import { openObjects, ownKeyFiles, releaseEnvironment } from 'release-kit/release-source';
import { readSigningKey, readTrustedKeys } from 'release-kit/signatures';
import { admission } from '../gate/verdict.ts';
import { directClient, httpClient, type RegistryClient } from './registry-client.ts';

/** The releaser: RELEASE_BY, a pipeline's actor, or the machine's user. */
export const releasedBy = () => process.env.RELEASE_BY ?? process.env.GITHUB_ACTOR ?? userInfo().username;

/** The configured registry: over HTTP with REGISTRY_URL and REGISTRY_TOKEN, else directly in the store. */
export async function openClient(): Promise<RegistryClient> {
  const environment = releaseEnvironment();
  const { REGISTRY_URL, REGISTRY_TOKEN } = process.env;
  if (REGISTRY_URL) return httpClient(new URL(REGISTRY_URL).origin, environment, REGISTRY_TOKEN ?? '');
  const { objects } = await openObjects();
  const files = ownKeyFiles();
  const access = { root, objects, environment, keys: readTrustedKeys(files) };
  return directClient(openRegistry({ ...access, admit: admission(access) }), releasedBy(), () => readSigningKey(files));
}
