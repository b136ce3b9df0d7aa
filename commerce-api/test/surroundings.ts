import { generateKeyPair } from 'jose';
import { inject } from 'vitest';
import type { Surroundings } from '../checks/instances.ts';
import { copyOf } from './databases.ts';

/** Runs work with a PostgreSQL database that several instances can share. */
export async function withSurroundings<T>(work: (around: Surroundings) => Promise<T>): Promise<T> {
  const database = await copyOf('postgres');
  if (!('url' in database.location)) throw new Error('Several instances need a server');
  const around = {
    databaseUrl: database.location.url,
    sandboxUrl: inject('sandboxUrl'),
    smtpPort: inject('smtpPort'),
    keys: await generateKeyPair('ES256', { extractable: true }),
  };
  return work(around).finally(database.remove);
}
