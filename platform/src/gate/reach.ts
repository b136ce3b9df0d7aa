import { join } from 'node:path';
import type { Release } from 'shared-contracts/remote';
import { isShipped } from '../build/hashing.ts';
import type { ModuleSources } from '../build/module-sources.ts';
import { inputsChangedSince, isFromCommit, releaseInputs } from '../build/release-inputs.ts';

/** What the sources of a remote change of the version that is live. */
export interface Changes {
  /** What the live version was built from. */
  readonly commit: string;
  /** Changed files that the next version is built from, by path below the root. */
  readonly files: readonly string[];
}

/**
 * What the sources in a remote's folder change of the version that is live. Undefined when anything may be different: that version
 * was not built from a commit that is known here, or a file has changed that shapes every module, such as the lock file.
 */
export function changesOf(
  root: string,
  folder: string,
  live: Pick<Release, 'commit'> | undefined,
): Changes | undefined {
  if (live === undefined || !isFromCommit(live.commit)) return undefined;
  const files = inputsChangedSince(root, releaseInputs(root, join(root, folder)), live.commit);
  return files === undefined || files.some(shapesAll) ? undefined : { commit: live.commit, files };
}

/** Whether a release is built with a file that none of its modules imports. */
function shapesAll(file: string): boolean {
  if (file.endsWith('.md') || !isShipped(file)) return false;
  const [packageName, part] = file.split('/');
  const isTool = packageName === 'platform' || packageName === 'release-kit';
  return isTool || part !== 'src';
}

/** The exposed modules that are made from files that have changed; a file that is in none, such as one of types, reaches nobody. */
export const modulesReached = ({ files }: Changes, sources: ModuleSources): string[] =>
  Object.keys(sources).filter((name) => sources[name]?.some((file) => files.includes(file)));
