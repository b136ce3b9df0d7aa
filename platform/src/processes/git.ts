import { execFileSync } from 'node:child_process';

/** The output of git; undefined when the folder is not a repository, git is not installed, or it knows no such commit. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    const { status, code } = error as { readonly status?: number; readonly code?: string };
    if (status === 128 || code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Files that differ from a commit, by path below the root: uncommitted and untracked ones included. Undefined when git cannot
 * tell.
 */
export function changedSince(root: string, commit: string): readonly string[] | undefined {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--');
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  if (tracked === undefined || untracked === undefined) return undefined;
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))];
}
