import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from 'platform/processes/free-ports';
import { type Service, startService, stop, untilHealthy } from 'platform/processes/services';
import type { KeyFiles } from 'release-kit/signatures';
import { currentShop } from './current-shop.ts';
import { copyFolder, copyReleases } from './prepared-shop.ts';

export interface ShellBeside {
  readonly origin: string;
  /** Origin that serves the releases: the shell's own, unless it was opened with `servesAssetsApart`. */
  readonly assetOrigin: string;
  readonly releaseFolder: string;
  readonly keys: KeyFiles;
  close(): Promise<void>;
}

interface Options {
  /** Changes the copy of the release folder that this shell reads. */
  readonly damage?: (releaseFolder: string) => void;
  /** Serves the releases on a separate origin, as a CDN does. */
  readonly servesAssetsApart?: boolean;
  /** More of the shell's environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Opens another shell on the services of the current shop, with its own copy of the releases, which a journey may break. */
export async function openShellBeside({
  damage,
  servesAssetsApart = false,
  environment: more = {},
}: Options = {}): Promise<ShellBeside> {
  const shop = currentShop();
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const releases = join(folder, 'releases');
  const keys = await copyReleases(releases, join(folder, 'keys'));
  const port = await reservePort();
  const origin = `http://localhost:${port}`;
  const environment: Record<string, string> = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    SHOP_ORIGIN: origin,
    RELEASE_DIR: releases,
    RELEASE_TRUSTED_KEYS: keys.trusted,
    SEEN_REVISION_FILE: join(folder, 'registry-seen.json'),
    API_ORIGIN: shop.apiOrigin,
    SANDBOX_ORIGIN: shop.sandboxOrigin,
    ...more,
  };
  const children: ChildProcess[] = [];
  const open = async (service: Service) => {
    const child = startService(service);
    children.push(child);
    await untilHealthy(service, child);
  };
  const close = async () => {
    for (const child of [...children].reverse()) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (servesAssetsApart) {
      // The copy is served and the shell reads the original, so that pages work only if they use the other origin.
      const served = join(folder, 'served');
      copyFolder(releases, served);
      const assetPort = await reservePort();
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
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, assetOrigin: environment.ASSET_ORIGIN ?? origin, releaseFolder: releases, keys, close };
}
