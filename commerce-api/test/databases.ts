import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../src/database/database.ts';
import { type Engine, engines } from './engines.ts';

export { type Engine, engines };

export interface TestDatabase {
  readonly location: DatabaseLocation;
  /** Deletes the database. */
  readonly remove: () => Promise<void>;
}

async function copyFolder(template: 'templateFolder' | 'emptyFolder'): Promise<TestDatabase> {
  const parent = await mkdtemp(path.join(tmpdir(), 'commerce-api-db-'));
  const folder = path.join(parent, 'db');
  await cp(inject(template), folder, { recursive: true });
  return { location: { folder }, remove: () => rm(parent, { recursive: true, force: true }) };
}

async function withAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await work(client).finally(() => client.end());
}

async function createDatabase(template: 'template_shop' | 'template0'): Promise<TestDatabase> {
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`;
  await withAdmin((client) => client.query(`create database ${name} template ${template}`));
  return {
    location: { url: `${inject('postgresUrl')}/${name}` },
    remove: () => withAdmin((client) => client.query(`drop database ${name} with (force)`)),
  };
}

/** Returns a prepared database of the test's own. */
export function copyOf(engine: Engine): Promise<TestDatabase> {
  return engine === 'pglite' ? copyFolder('templateFolder') : createDatabase('template_shop');
}

/** Returns a database of the test's own without a schema. */
export function emptyOf(engine: Engine): Promise<TestDatabase> {
  return engine === 'pglite' ? copyFolder('emptyFolder') : createDatabase('template0');
}
