import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSources, ModuleSourcesPlugin, readSources } from './module-sources.ts';
import { runWebpack } from './run-webpack.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'module-sources-'));
  mkdirSync(join(root, 'mfe-wish/src'), { recursive: true });
  mkdirSync(join(root, 'node_modules/library'), { recursive: true });
  const files = {
    'mfe-wish/src/wishes.js':
      "import { title } from './words.js'; import 'library'; console.log(title); import('./late.js');",
    'mfe-wish/src/heart.js': "import { title } from './words.js'; console.log(title);",
    'mfe-wish/src/words.js':
      "import { most } from './most.js'; export const title = most; export { unused } from './unused.js';",
    // It leaves nothing behind but its number, in those that use it.
    'mfe-wish/src/most.js': 'export const most = 5;',
    'mfe-wish/src/unused.js': 'export const unused = 1;',
    'mfe-wish/src/late.js': "import('./later.js');",
    'mfe-wish/src/later.js': "console.log('later');",
    'mfe-wish/package.json': '{ "sideEffects": false }',
    'node_modules/library/index.js': "console.log('library');",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function sourcesOf(exposes: Readonly<Record<string, string>>, entry = exposes) {
  const folder = join(root, 'mfe-wish');
  const noted = new ModuleSourcesPlugin(
    Object.fromEntries(Object.entries(exposes).map(([name, file]) => [name, join(folder, file)])),
  );
  const output = { path: join(folder, 'dist') };
  await runWebpack({ context: folder, mode: 'production', entry, output, plugins: [noted] });
  keepSources(folder, noted.sources(root));
  return readSources(folder);
}

test('a build tells which sources each exposed module imports, late and inlined ones included [PLT-09]', async () => {
  expect(await sourcesOf({ wishes: './src/wishes.js', heart: './src/heart.js' })).toEqual({
    wishes: ['late', 'later', 'most', 'wishes', 'words'].map((name) => `mfe-wish/src/${name}.js`),
    heart: ['heart', 'most', 'words'].map((name) => `mfe-wish/src/${name}.js`),
  });
});

test('a module that a build lacks is an error [PLT-09]', async () => {
  const [wishes, heart] = ['./src/wishes.js', './src/heart.js'];
  await expect(sourcesOf({ wishes, heart }, { wishes })).rejects.toThrow('no module heart');
});
