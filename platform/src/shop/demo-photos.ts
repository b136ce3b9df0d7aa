import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from 'release-kit/folders';
import type { Service } from '../processes/services.ts';

/**
 * Lets the brand add its demo photos to the sandbox, beside the running shop: drawing them takes a while. A shop with a social
 * media service of its own gets none.
 * @returns the process; undefined where there is nothing to add
 */
export function addDemoPhotos(services: readonly Service[]): ChildProcess | undefined {
  const environment = { ...process.env, ...services[0]?.environment };
  const script = resolve(root, process.env.BRAND || 'demo-brand', 'photos.ts');
  if (environment.DEMO_PEOPLE !== 'on' || environment.SOCIAL_MEDIA_URL !== undefined || !existsSync(script))
    return undefined;
  return spawn(process.execPath, [script], { cwd: root, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}
