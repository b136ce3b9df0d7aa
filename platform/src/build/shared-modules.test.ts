import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { sharedSourceFiles } from './shared-modules.ts';
import { remoteBrowserConfig, remoteServerConfig } from './webpack-preset.ts';

const outputFolder = mkdtempSync(join(tmpdir(), 'shared-modules-'));
afterAll(() => rmSync(outputFolder, { recursive: true, force: true }));

const common = { folder: join(root, 'mfe-cart'), outputFolder, mode: 'development' } as const;
/** Imports a contract that imports a shared one by its file. */
const entry = './src/features/promo-code/promo-code.tsx';

async function filesOf(configuration: webpack.Configuration): Promise<(string | undefined)[]> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(configuration, (error, result) => (result ? resolve(result) : reject(error)));
  });
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  return [...stats.compilation.modules].map((module) => module.nameForCondition() ?? undefined);
}

test.each([
  ['browser', () => remoteBrowserConfig({ ...common, container: 'probe', exposes: { piece: entry } })],
  ['server', () => remoteServerConfig({ ...common, entries: { piece: entry } })],
] as const)('bundles no copy of a shared module into the %s half of a remote [PLT-01]', async (_, configuration) => {
  const files = await filesOf(configuration());
  expect(files).toContain(join(root, 'shared-contracts/src/errors/as-product-error.ts'));
  expect(files.filter((file) => file && sharedSourceFiles().has(file))).toEqual([]);
});
