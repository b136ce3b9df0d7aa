import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runWebpack } from 'platform/build/run-webpack';
import { shellBrowserConfig } from 'platform/build/webpack-preset';
import { root } from 'release-kit/folders';

/** Bytes (brotli) of React, its DOM and emotion, bundled as the shell is and doing next to nothing. */
export async function floorBytes(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const entry = join(root, 'shell/src/floor-entry.tsx');
  writeFileSync(
    entry,
    "import { css } from '@emotion/react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(<p css={css({ color: 'red' })}>floor</p>);\n",
  );
  try {
    const { plugins, ...configuration } = shellBrowserConfig({
      folder: join(root, 'shell'),
      outputFolder: folder,
      mode: 'production',
      entry,
    });
    await runWebpack({
      ...configuration,
      plugins: plugins?.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin') ?? [],
    });
    return readdirSync(folder).reduce(
      (sum, file) => sum + (file.endsWith('.js') ? brotliCompressSync(readFileSync(join(folder, file))).length : 0),
      0,
    );
  } finally {
    rmSync(entry, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
