import { execFile, spawn } from 'node:child_process';
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

export interface Captured {
  readonly stdout: string;
  readonly stderr: string;
  /** Why the command did not end with 0; undefined when it did. */
  readonly failure: string | undefined;
}

interface CaptureOptions {
  readonly cwd: string;
  /** Milliseconds after which the command is stopped; 0 for no limit. */
  readonly timeout: number;
  /** Also shows the output as it comes. */
  readonly show?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a command and returns what it printed; never rejects. */
export function capture(
  command: string,
  args: readonly string[],
  { cwd, timeout, show = false, environment = {} }: CaptureOptions,
): Promise<Captured> {
  const env = { ...process.env, ...environment };
  const options = { cwd, env, timeout, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  return new Promise((resolve) => {
    const child = execFile(command, [...args], options, (error, stdout, stderr) => {
      const ending = typeof error?.code === 'number' ? `exit ${error.code}` : error?.message;
      resolve({ stdout, stderr, failure: error?.killed ? `stopped after ${timeout / 1000} s` : ending });
    });
    if (!show) return;
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
  });
}
