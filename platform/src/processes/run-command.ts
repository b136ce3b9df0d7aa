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
  /** Gets each piece of output. */
  readonly onOutput?: (text: string) => void;
}

/** Milliseconds in which a stopped command can write down what it knows. */
const GRACE = 15_000;

const windows = process.platform === 'win32';

/** The process groups of commands that run: a terminal's Ctrl-C does not reach them by itself. */
const groups = new Set<number>();
const endGroup = (group: number, signal: NodeJS.Signals) => {
  try {
    process.kill(windows ? group : -group, signal);
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};
const passOn = (signal: NodeJS.Signals) => {
  for (const group of groups) endGroup(group, signal);
  process.exit(1);
};

/** Runs a command and returns what it printed; never rejects. A command that takes too long is stopped with all that it started. */
export function capture(
  command: string,
  args: readonly string[],
  { cwd, timeout, show = false, environment = {}, onOutput = () => undefined }: CaptureOptions,
): Promise<Captured> {
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell: windows,
      detached: !windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] += text;
        onOutput(text);
        if (show) process[name].write(text);
      });
    }
    const { pid } = child;
    if (groups.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, passOn);
    if (pid !== undefined) groups.add(pid);
    let isStopped = false;
    const timers: NodeJS.Timeout[] = [];
    if (timeout > 0 && pid !== undefined)
      timers.push(
        setTimeout(() => {
          isStopped = true;
          endGroup(pid, 'SIGINT');
          const kill = () => {
            endGroup(pid, 'SIGKILL');
            // What it has started in groups of its own may hold these open.
            for (const name of ['stdout', 'stderr'] as const) child[name].destroy();
          };
          timers.push(setTimeout(kill, GRACE));
        }, timeout),
      );
    const end = (failure: string | undefined) => {
      for (const timer of timers) clearTimeout(timer);
      if (pid !== undefined) groups.delete(pid);
      if (groups.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, passOn);
      resolve({ ...output, failure: isStopped ? `stopped after ${timeout / 1000} s` : failure });
    };
    child.once('error', ({ message }) => end(message));
    child.once('close', (code, signal) =>
      end(code === 0 ? undefined : code === null ? String(signal) : `exit ${code}`),
    );
  });
}
