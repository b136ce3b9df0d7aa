import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '../base/hash.ts';

/** Thrown when another running process holds the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The database folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

// Unix socket paths are limited to about 100 bytes; longer folders use a lock in the temporary directory.
const LONGEST_SOCKET_PATH = 100;

function socketPath(folder: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\commerce-${contentHash(folder)}`;
  const beside = path.relative(process.cwd(), `${folder}.lock`);
  return beside.length <= LONGEST_SOCKET_PATH ? beside : path.join(tmpdir(), `commerce-${contentHash(folder)}.lock`);
}

function listen(address: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Locks a database folder, because PGlite does not and two writers corrupt it. The lock is a socket that closes with
 * this process: a killed process leaves nothing to clean up, and a reused process id cannot be mistaken for the holder.
 * @throws {FolderInUseError} when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(folder), { recursive: true });
  const address = socketPath(path.resolve(folder));
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (await answers(address)) throw new FolderInUseError(folder);
    rmSync(address, { force: true });
    return listen(address);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
