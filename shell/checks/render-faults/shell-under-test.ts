import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from 'release-kit/folders';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { publish } from 'release-kit/release-store';
import { keyPair } from 'release-kit/testing/test-release';
import type { RegistryChange } from 'shared-contracts/remote';
import { fromOtlp } from 'shared-contracts/telemetry';
import { plantInBundle } from './plants.ts';
import { secret, writeRemote } from './releases.ts';

const startDeadline = 30_000;
const closeDeadline = 5000;

async function listen(answer: RequestListener): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

export interface ReportedFault {
  readonly remote: string;
  readonly release: string;
  readonly message: string;
}

/** A running shell with releases of its own, and stand-ins for the services and the platform's service. */
export async function openShell(plant: string | undefined, environment: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'render-faults-'));
  const store = join(folder, 'releases');
  const objects = folderObjects(store);
  const { signer, keys, publicPem } = keyPair();
  const trusted = join(folder, 'trusted.pem');
  writeFileSync(trusted, publicPem);
  const registry = openRegistry({ objects, environment: 'production', keys });
  const reported: ReportedFault[] = [];
  let visitors = 0;

  const listener = await listen((_request, response) => {
    visitors += 1;
    response.end('found');
  });
  const services = await listen((_request, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"errorDetails":[{"errorId":"API404"}]}'),
  );
  const platform = await listen(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    for (const record of fromOtlp(JSON.parse(text))) if (record.event === 'exception') reported.push(record);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const free = await listen(() => undefined);
  const { port } = new URL(free.origin);
  free.server.close();
  await once(free.server, 'close');

  async function release(remote: string, version: string, module?: string): Promise<void> {
    const build = writeRemote(
      folder,
      { remote, version, ...(module === undefined ? {} : { module }) },
      listener.origin,
    );
    await publish(objects, build, signer);
  }
  const change = (what: RegistryChange) => registry.change(what, { by: 'check', signer });

  const bundle = join(folder, 'render-worker.cjs');
  if (plant) plantInBundle(plant, join(root, 'shell/dist/production/server/render-worker.cjs'), bundle);
  for (const remote of ['broken', 'steady']) {
    await release(remote, '1.0.0');
    await change({ kind: 'promote', remote, version: '1.0.0' });
  }
  const plantFile = new URL('./plants.ts', import.meta.url).href;
  const origin = `http://127.0.0.1:${port}`;
  const shell: ChildProcess = spawn(
    process.execPath,
    [...(plant ? ['--import', plantFile] : []), 'shell/src/server/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        HOST: '127.0.0.1',
        PORT: port,
        SHOP_ORIGIN: origin,
        DATA_DIR: join(folder, 'data'),
        RELEASE_DIR: store,
        RELEASE_TRUSTED_KEYS: trusted,
        API_ORIGIN: services.origin,
        PLATFORM_ORIGIN: platform.origin,
        STORE_PASSWORD: secret,
        // Every page has to be rendered: a cached one would hide a fault.
        PAGE_CACHE_MB: '0',
        ...environment,
        ...(plant ? { PLANTED_BUG: plant, PLANTED_BUNDLE: bundle } : {}),
      },
    },
  );
  let output = '';
  shell.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });

  async function close(): Promise<void> {
    if (shell.exitCode === null && shell.signalCode === null) {
      const ended = once(shell, 'exit');
      // In order, so that it ends its workers: one that loops would not notice that the shell is gone.
      shell.kill('SIGTERM');
      const late = setTimeout(() => shell.kill('SIGKILL'), closeDeadline);
      await ended;
      clearTimeout(late);
    }
    for (const { server } of [listener, services, platform]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }

  const until = Date.now() + startDeadline;
  for (;;) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (Date.now() > until || shell.exitCode !== null) {
      await close();
      throw new Error(`The shell did not start: ${output}`);
    }
    await pause(50);
  }

  return {
    origin,
    pid: shell.pid ?? 0,
    /** Faults that the shell told the platform's service, which shows them to the owner. */
    reported: reported as readonly ReportedFault[],
    /** How often somebody connected to the address that no worker may reach. */
    visitors: () => visitors,
    release,
    change,
    close,
  };
}
export type ShellUnderTest = Awaited<ReturnType<typeof openShell>>;
