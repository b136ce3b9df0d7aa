import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import * as v from 'valibot';
import { changedSince, git } from '../processes/git.ts';
import type { WorkspacePackage } from './affected.ts';

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.object({
  name: v.string(),
  dependencies: versions,
  devDependencies: versions,
});

/** The packages of this repository. */
export function readWorkspace(): WorkspacePackage[] {
  return readdirSync(root)
    .map((folder) => join(root, folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => {
      const { name, ...all } = v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
      const needed = Object.entries({ ...all.dependencies, ...all.devDependencies });
      const dependencies = needed.filter(([, version]) => version.startsWith('workspace:')).map(([other]) => other);
      return { name, dependencies };
    });
}

function mergeBase(): string {
  const asked = process.env.CHANGED_SINCE;
  for (const branch of [asked, 'origin/main', 'main']) {
    const base = branch && git(root, 'merge-base', 'HEAD', branch)?.trim();
    if (base) return base;
    // A clone may lack the branch; a base that was asked for must exist.
    if (branch && branch === asked) throw new Error(`git knows no common commit of HEAD and ${asked} (CHANGED_SINCE)`);
  }
  return 'HEAD';
}

/** Files that differ from the merge base with main (or `CHANGED_SINCE`), uncommitted and untracked ones included. */
export function changedFiles(): readonly string[] {
  const base = mergeBase();
  const changed = changedSince(root, base);
  if (!changed) throw new Error(`git does not tell what differs from ${base}`);
  return changed;
}
