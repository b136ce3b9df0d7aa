import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'release-kit/folders';

const execute = promisify(execFile);
const git = (folder: string, ...args: readonly string[]) =>
  execute('git', [...args], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });

export interface RepositoryCopy {
  readonly folder: string;
  close(): void;
}

/** Copies the repository with what is not committed yet, and installs its packages: for journeys that write into it. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const { stdout } = await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const close = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name))))
      cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
    await git(folder, 'init', '--quiet');
    await git(folder, 'add', '--all');
    const author = ['-c', 'user.name=team-sample', '-c', 'user.email=team-sample@example.org'];
    await git(folder, ...author, 'commit', '--quiet', '--no-verify', '--message=As it is');
    await execute('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], { cwd: folder });
  } catch (error) {
    close();
    throw error;
  }
  return { folder, close };
}
