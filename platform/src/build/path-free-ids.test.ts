import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { remoteBrowserConfig } from './webpack-preset.ts';

const outputFolder = mkdtempSync(join(tmpdir(), 'path-free-ids-'));
afterAll(() => rmSync(outputFolder, { recursive: true, force: true }));

/** Webpack makes a path relative where it starts a part of an identifier; elsewhere the path goes into the id. */
function dependsOnFolder(identifier: string): boolean {
  return /\.federation[\\/]entry/.test(identifier) || identifier.split(/[|!]/).some((part) => part.indexOf(root) > 0);
}

test('gives modules ids that do not depend on the folder of the build [PLT-01]', async () => {
  const configuration = remoteBrowserConfig({
    folder: join(root, 'mfe-cart'),
    outputFolder,
    mode: 'production',
    container: 'probe',
    exposes: { piece: './src/features/promo-code/promo-code.tsx' },
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(configuration, (error, result) => (result ? resolve(result) : reject(error)));
  });
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const { modules, chunkGraph } = stats.compilation;
  const ids = [...modules]
    .filter((module) => dependsOnFolder(module.identifier()))
    .map((module) => chunkGraph.getModuleId(module))
    .filter((id) => id !== null);
  expect(ids.sort()).toEqual(['container', 'federation']);
});
