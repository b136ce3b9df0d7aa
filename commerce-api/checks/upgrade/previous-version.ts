import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrations } from '../../src/database/migrate.ts';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../..');
const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', [...args], { cwd: repository })).stdout.trim();

/** Returns the commit before the newest migration. */
export async function previousVersion(): Promise<string> {
  const newest = `commerce-api/src/database/migrations/${migrations.at(-1)?.name}.ts`;
  const added = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', newest);
  if (added === '')
    throw new Error(`${newest} is not committed yet; name the previous version: check:upgrade -- <ref>`);
  return git('rev-parse', `${added}^`);
}

/** Checks a version out beside this one, with its dependencies installed, while work runs. */
export async function withCheckout<T>(ref: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(path.join(tmpdir(), 'previous-version-'));
  const folder = path.join(parent, 'shop');
  try {
    await git('worktree', 'add', '--detach', folder, ref);
    await run(process.execPath, [path.join(folder, 'platform/toolchain/run.mjs'), 'exec', 'true'], { cwd: folder });
    return await work(folder);
  } finally {
    await git('worktree', 'remove', '--force', folder).catch(() => '');
    await rm(parent, { recursive: true, force: true });
  }
}
