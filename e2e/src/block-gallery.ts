import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from 'release-kit/folders';

export interface BlockGallery {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts the page with every content block in every state, which mfe-content serves for its development. */
export async function openBlockGallery(): Promise<BlockGallery> {
  // Of its own: galleries of several workers would write the same files at the same time.
  const cache = mkdtempSync(join(tmpdir(), 'gallery-'));
  const child = spawn(process.execPath, [join(root, 'mfe-content/gallery/serve.ts')], {
    env: { ...process.env, PORT: '0', GALLERY_CACHE: cache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [origin] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`The gallery ended with ${code}`))),
  ])) as [string];
  return {
    origin,
    async close() {
      child.kill();
      await ended;
      rmSync(cache, { recursive: true, force: true });
    },
  };
}
