import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './paths.ts';

export interface Service {
  readonly name: string;
  /** File that Node runs, relative to the root. */
  readonly file: string;
  readonly port: number;
  /** The variable that moves it to another port. */
  readonly portVariable: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Rejects with a clear message when a port is taken. */
export async function assertFree({ name, port, portVariable }: Service): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new Error(
          `Port ${port}, which ${name} wants, is taken. Stop the program that uses it, or set ${portVariable} to a free port.`,
        ),
      );
    });
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve()));
  });
}

/** Starts a service as a process of its own whose output goes to ours. */
export function startService(service: Service): ChildProcess {
  return spawn(process.execPath, [service.file], {
    cwd: root,
    env: { ...process.env, ...service.environment, [service.portVariable]: String(service.port) },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl-C reaches the supervisor alone, which then stops everything in order.
    detached: process.platform !== 'win32',
  });
}

/** Resolves when `/healthz` answers 200; rejects when the process ends first or the time is up. */
export async function untilHealthy(service: Service, child: ChildProcess, deadline = 60_000): Promise<void> {
  const until = Date.now() + deadline;
  while (Date.now() < until) {
    if (child.exitCode !== null)
      throw new Error(`${service.name} stopped while starting (exit ${child.exitCode}); its own message stands above.`);
    try {
      const answer = await fetch(`http://127.0.0.1:${service.port}/healthz`, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return;
    } catch {
      // Not listening yet: the loop asks again until the deadline.
    }
    await pause(100);
  }
  throw new Error(`${service.name} did not become ready within ${deadline / 1000} s.`);
}

/** Asks a process to end, and makes it end when it does not within the time. */
export async function stop(child: ChildProcess, grace = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), grace);
  await ended;
  clearTimeout(timer);
}
