import type { LiveRelease, ReleaseBefore } from '../app/boot.ts';
import type { Directory } from './directory.ts';

/** Milliseconds that the answer may take. */
const deadline = 5000;

interface Options {
  readonly directory: Pick<Directory, 'releases' | 'hashes'>;
  /** Tells the federation runtime of a release under a name of its own. */
  readonly register: (release: LiveRelease, name: string) => void;
  /** Notes a version that failed, for the pages after this one. */
  readonly note: (remote: string, version: string) => Promise<unknown>;
  readonly onUnnoted: (error: unknown) => void;
}

/** The versions that stand in for those which failed in this page. */
export function createStandIns({ directory, register, note, onUnnoted }: Options) {
  const names = new Map<string, Promise<string>>();

  async function find(remote: string): Promise<string> {
    const version = directory.releases.find(({ name }) => name === remote)?.version ?? '';
    const response = await fetch(`/live-releases/${remote}/before/${version}`, {
      signal: AbortSignal.timeout(deadline),
    });
    if (!response.ok)
      throw new Error(`The version before ${remote} ${version} cannot be asked for: ${response.status}`);
    const before = (await response.json()) as ReleaseBefore | null;
    if (!before) throw new Error(`${remote} has no version before ${version}`);
    for (const [address, hash] of Object.entries(before.integrity)) directory.hashes.set(address, hash);
    const name = `${remote}_before`;
    register(before.release, name);
    // Only the pages after this one need the note: nothing here waits for it, or fails with it.
    note(remote, version).catch(onUnnoted);
    return name;
  }

  return {
    has: (remote: string) => names.has(remote),
    /** Name of the version before, which is fetched once and stands beside the one that failed. */
    of(remote: string): Promise<string> {
      const known = names.get(remote);
      if (known) return known;
      const finding = find(remote);
      names.set(remote, finding);
      finding.catch(() => names.delete(remote));
      return finding;
    },
  };
}
