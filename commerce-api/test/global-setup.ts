import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/database.ts';
import { loadBrand } from '../src/load-brand.ts';
import { prepare } from '../src/prepare.ts';
import { startPostgres, startSandbox } from './backing.ts';
import { forgetOutcomes } from './outcomes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared database folder to copy. */
    readonly templateFolder: string;
    /** A database folder without a schema to copy; creating one takes seconds. */
    readonly emptyFolder: string;
    /** A PostgreSQL server with a prepared database named `template_shop`. */
    readonly postgresUrl: string;
    readonly sandboxUrl: string;
    readonly smtpPort: number;
  }
}

const STYLES = 161;

async function fill(location: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { db, close } = await openDatabase(location);
  await prepare(db, { brand: await loadBrand(), styles: STYLES, hasDemoAccounts: true, onProgress: () => {} });
  await close();
}

/** Creates a database without a schema. */
async function createEmpty(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ folder });
  await sql`select 1`.execute(db);
  await close();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await forgetOutcomes();
  const folder = await mkdtemp(path.join(tmpdir(), 'commerce-api-test-'));
  // PostgreSQL refuses to run as root; its user must be able to enter the folder.
  await chmod(folder, 0o755);
  const templateFolder = path.join(folder, 'template');
  const emptyFolder = path.join(folder, 'empty');
  const postgres = await startPostgres(path.join(folder, 'postgres'), { fsync: 'off', max_connections: '200' });
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query('create database template_shop');
  await admin.end();
  // Sequential, because PGlite blocks the event loop while it starts, and a connection to the server would time out.
  await fill({ url: `${postgres.url}/template_shop` });
  await createEmpty(emptyFolder);
  await cp(emptyFolder, templateFolder, { recursive: true });
  await fill({ folder: templateFolder });
  const sandbox = await startSandbox(path.join(folder, 'sandbox'));
  project.provide('templateFolder', templateFolder);
  project.provide('emptyFolder', emptyFolder);
  project.provide('postgresUrl', postgres.url);
  project.provide('sandboxUrl', sandbox.url);
  project.provide('smtpPort', sandbox.smtpPort);
  return async () => {
    const sandboxStopped = once(sandbox.process, 'exit');
    sandbox.process.kill();
    await sandboxStopped;
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
