import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from 'release-kit/folders';

export interface Service {
  readonly name: string;
  /** File that Node runs, relative to the root. */
  readonly file: string;
  readonly port: number;
  /** The variable that moves it to another port. */
  readonly portVariable: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Rejects when the port of a service is already in use. */
export async function assertFree({ name, port, portVariable }: Service): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new Error(
          `Port ${port}, which ${name} needs, is already in use. Stop the program that uses it, or set ${portVariable} to a free port.`,
        ),
      );
    });
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve()));
  });
}

const running = new Set<ChildProcess>();

/**
 * Starts a service in its own process, with its output going to ours. It never outlives this process: when the channel to
 * it closes, it stops by itself (service-kit/service-process).
 */
export function startService(service: Service): ChildProcess {
  const child = spawn(process.execPath, [service.file], {
    cwd: root,
    env: { ...process.env, ...service.environment, [service.portVariable]: String(service.port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // With its own process group, Ctrl-C reaches only the supervisor, which then stops everything in order.
    detached: process.platform !== 'win32',
  });
  if (running.size === 0) process.once('exit', killRunning);
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', killRunning);
  });
  return child;
}

/** For an exit that skips the orderly stop, such as an uncaught exception. */
function killRunning(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Resolves when `/readyz` answers 200; rejects when the process ends first or after `deadline` milliseconds. */
export async function untilHealthy(service: Service, child: ChildProcess, deadline = 60_000): Promise<void> {
  const until = Date.now() + deadline;
  while (Date.now() < until) {
    if (child.exitCode !== null)
      throw new Error(`${service.name} stopped while starting (exit ${child.exitCode}); its own message stands above.`);
    try {
      const answer = await fetch(`http://127.0.0.1:${service.port}/readyz`, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return;
    } catch {
      // Not listening yet: the loop asks again until the deadline.
    }
    await pause(100);
  }
  throw new Error(`${service.name} did not become ready within ${deadline / 1000} s.`);
}

/** Sends SIGTERM, then SIGKILL after `grace` milliseconds; resolves when the process has exited. */
export async function stop(child: ChildProcess, grace = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), grace);
  await ended;
  clearTimeout(timer);
}
