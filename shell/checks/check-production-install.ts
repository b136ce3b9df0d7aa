/**
 * Installs only the shell's production dependencies in a copy of the repository, starts it there with the built
 * releases, and expects it to follow the registry. Fails when the shell needs a development dependency.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from 'release-kit/folders';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { publish } from 'release-kit/release-store';
import { remotePackages } from 'release-kit/remote-packages';
import { ensureKeys, keyFiles, readSigningKey, readTrustedKeys } from 'release-kit/signatures';

const START_MILLISECONDS = 30_000;
/** What is deployed for a shell, including the brand; pnpm also needs the manifests and patches that the lock file names. */
const deployed = [
  'shell',
  'release-kit',
  'service-kit',
  'shared-contracts',
  'storefront-kit',
  'shared-ui',
  'demo-brand',
];

const folder = mkdtempSync(join(tmpdir(), 'production-install-'));
const copy = join(folder, 'repository');

function copyRepository(): void {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const wanted = tracked
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
    .filter(
      (file) =>
        /^[^/]*(\/package\.json)?$/.test(file) ||
        file.startsWith('patches/') ||
        (deployed.some((name) => file.startsWith(`${name}/`)) && !/\.test\.tsx?$/.test(file)),
    );
  for (const file of wanted.filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  cpSync(join(root, 'shell/dist'), join(copy, 'shell/dist'), { recursive: true });
}

/** Publishes the builds into a separate release folder; returns its key files. */
async function publishReleases(releases: string) {
  const files = keyFiles(join(folder, 'keys'));
  ensureKeys(files);
  const [objects, signer, keys] = [folderObjects(releases), readSigningKey(files), readTrustedKeys(files)];
  const registry = openRegistry({ objects, environment: 'production', keys });
  for (const name of remotePackages) {
    const { name: remote, version } = await publish(objects, join(root, name, 'dist'), signer);
    await registry.change({ kind: 'promote', remote, version }, { by: 'check', signer });
  }
  return files;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The probe has no port');
  return address.port;
}

/** Starts the shell of the copy and returns the answer of `/readyz`. */
async function healthOf(releases: string, trusted: string): Promise<string> {
  const port = await freePort();
  // A shell waits for its services before it is ready.
  const services = createHttpServer((_request, response) => response.writeHead(404).end()).listen(0);
  await once(services, 'listening');
  const address = services.address();
  if (typeof address !== 'object' || !address) throw new Error('The services have no port');
  const shell = spawn(process.execPath, ['shell/src/server/main.ts'], {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RELEASE_DIR: releases,
      RELEASE_TRUSTED_KEYS: trusted,
      API_ORIGIN: `http://127.0.0.1:${address.port}`,
    },
  });
  const ended = once(shell, 'exit');
  try {
    const deadline = Date.now() + START_MILLISECONDS;
    while (Date.now() < deadline && shell.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) return await answer.text();
      await pause(100);
    }
    throw new Error(`The shell did not become ready (exit ${shell.exitCode})`);
  } finally {
    shell.kill();
    await ended;
    services.close();
  }
}

try {
  copyRepository();
  execFileSync('pnpm', ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--filter', 'shell...'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (existsSync(join(copy, 'shell/node_modules/platform'))) throw new Error('Development dependencies were installed');
  const releases = join(folder, 'releases');
  const { trusted } = await publishReleases(releases);
  const health = await healthOf(releases, trusted);
  for (const name of remotePackages) {
    const remote = name.replace('mfe-', '');
    if (!health.includes(remote)) throw new Error(`The shell does not follow the releases of ${remote}: ${health}`);
  }
  console.log('✓ The shell starts with its production dependencies alone and follows the registry');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
