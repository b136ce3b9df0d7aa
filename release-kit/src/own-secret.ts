import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The secret in a file that this machine creates for itself; it outlives restarts and is shared by all processes here. */
export function ownSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    // Another process that starts at the same time may be first.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
