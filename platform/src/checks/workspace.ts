import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import * as v from 'valibot';
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

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function mergeBase(): string {
  for (const branch of [process.env.CHANGED_SINCE, 'origin/main', 'main']) {
    if (!branch) continue;
    try {
      return git('merge-base', 'HEAD', branch);
    } catch (error) {
      // A clone may lack the branch; a base that was asked for must exist.
      if (branch === process.env.CHANGED_SINCE) throw error;
    }
  }
  return 'HEAD';
}

/** Files that differ from the merge base with main (or `CHANGED_SINCE`), uncommitted and untracked ones included. */
export function changedFiles(): string[] {
  const tracked = git('diff', '--name-only', mergeBase());
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${tracked}\n${untracked}`.split('\n').filter(Boolean))];
}
