import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateKeyPair } from 'jose';
import { openDatabase } from '../src/database/database.ts';
import { loadBrand } from '../src/load-brand.ts';
import { prepare } from '../src/prepare.ts';
import { startPostgres, startSandbox } from '../test/backing.ts';
import type { Surroundings } from './instances.ts';

const STYLES = 161;

/** Starts a PostgreSQL server with a prepared shop, and the sandbox; `close` stops both and removes their data. */
export async function openSurroundings(): Promise<Surroundings & { readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commerce-api-check-'));
  // As root, the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const postgres = await startPostgres(path.join(folder, 'postgres'), { fsync: 'off', max_connections: '200' });
  const databaseUrl = `${postgres.url}/postgres`;
  const { db, close } = await openDatabase({ url: databaseUrl });
  await prepare(db, { brand: await loadBrand(), styles: STYLES, hasDemoAccounts: false, onProgress: () => {} });
  await close();
  const sandbox = await startSandbox(path.join(folder, 'sandbox'));
  return {
    databaseUrl,
    sandboxUrl: sandbox.url,
    smtpPort: sandbox.smtpPort,
    keys: await generateKeyPair('ES256', { extractable: true }),
    close: async () => {
      sandbox.process.kill();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
