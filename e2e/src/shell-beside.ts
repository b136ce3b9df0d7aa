import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService, stop, untilHealthy } from 'platform/processes';
import { type KeyFiles, keyFiles } from 'platform/releases/signatures';
import { publishBuilds } from 'platform/shop';

export interface ShellBeside {
  readonly origin: string;
  readonly releaseFolder: string;
  readonly keys: KeyFiles;
  close(): Promise<void>;
}

interface Options {
  /** Changes the copy of the release folder that this shell reads. */
  readonly damage?: (releaseFolder: string) => void;
  /** Serves the releases on an origin of their own at this port. */
  readonly assetPort?: number;
  /** More of the shell's environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Another shell on the services of the shop under test, with releases of its own: what happens to it hurts nobody else. */
export async function openShellBeside(
  port: number,
  { damage, assetPort, environment: more = {} }: Options,
): Promise<ShellBeside> {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const releases = join(folder, 'releases');
  const keys = keyFiles(join(folder, 'keys'));
  await publishBuilds(releases, keys);
  const origin = `http://localhost:${port}`;
  const environment: Record<string, string> = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    SHOP_ORIGIN: origin,
    RELEASE_DIR: releases,
    RELEASE_TRUSTED_KEYS: keys.trusted,
    SEEN_REVISION_FILE: join(folder, 'registry-seen.json'),
    API_ORIGIN: process.env.API_ORIGIN ?? '',
    SANDBOX_ORIGIN: process.env.SANDBOX_ORIGIN ?? '',
    ...more,
  };
  const children: ChildProcess[] = [];
  const open = async (service: Service) => {
    const child = startService(service);
    children.push(child);
    await untilHealthy(service, child);
  };
  if (assetPort !== undefined) {
    // The copy is served; the shell reads the original, so that nothing but the address can make it work.
    const served = join(folder, 'served');
    cpSync(releases, served, { recursive: true });
    environment.ASSET_ORIGIN = `http://localhost:${assetPort}`;
    await open({
      name: 'asset origin',
      file: 'shell/src/server/serve-releases.ts',
      port: assetPort,
      portVariable: 'PORT',
      environment: { RELEASE_DIR: served },
    });
  }
  damage?.(releases);
  await open({ name: 'shell', file: 'shell/src/server/main.ts', port, portVariable: 'PORT', environment });
  return {
    origin,
    releaseFolder: releases,
    keys,
    async close() {
      for (const child of children) await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
