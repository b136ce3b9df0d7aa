import { spawn } from 'node:child_process';
import { root } from 'release-kit/folders';

/** Runs a command with its output shown; rejects with the command when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed (exit ${code})`);
}
