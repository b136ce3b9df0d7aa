import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** One file per reserved port, named after the port, which holds the id of the process that reserved it. */
const reservations = join(tmpdir(), `tarnfell-ports-${userInfo().username}`);
const own = new Set<string>();

/**
 * A free port, chosen by the operating system and reserved until this process ends. Between this call and the moment the
 * service listens, other processes that ask for a port here get a different one.
 */
export async function reservePort(): Promise<number> {
  let port = await freePort();
  while (!reserve(port)) port = await freePort();
  return port;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '0.0.0.0', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('The probe has no port')),
      );
    });
  });
}

function reserve(port: number): boolean {
  mkdirSync(reservations, { recursive: true });
  const file = join(reservations, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // A dead process cannot release its port. The next caller may have it: removing and taking it here could race.
    if (!isRunning(file)) rmSync(file, { force: true });
    return false;
  }
  if (own.size === 0) process.once('exit', () => own.forEach((name) => void rmSync(name, { force: true })));
  own.add(file);
  return true;
}

function isRunning(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
