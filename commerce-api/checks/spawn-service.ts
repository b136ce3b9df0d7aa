import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServiceProcess {
  readonly url: string;
  /** Resolves with the signal that ended the process, or with its exit code. */
  readonly died: Promise<string>;
  /** Stops it gracefully. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program that serves (`serve.ts`) as a separate process.
 * @throws {Error} when it ends before it listens
 */
export async function spawnService(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const died = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const [port] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    died.then((how) => Promise.reject(new Error(`The service ended (${how}) before it listened`))),
  ])) as [string];
  return {
    url: `http://127.0.0.1:${port}`,
    died,
    stop: async () => {
      child.kill('SIGTERM');
      await died;
    },
  };
}
