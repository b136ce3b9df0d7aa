/** Builds the shell into `dist/`: the browser bundle with its hashes, and the server bundle. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { root } from 'release-kit/folders';
import { integrityOf } from 'release-kit/integrity';
import { filesBelow } from './hashing.ts';
import { runWebpack } from './run-webpack.ts';
import { framesConfig, renderWorkerConfig, shellBrowserConfig } from './webpack-preset.ts';

const mode = process.argv[2] === 'development' ? 'development' : 'production';
const folder = join(root, 'shell');
// Each mode has its own folder: a development build must not remove the production build.
const output = join(folder, 'dist', mode);
const browserFolder = join(output, 'browser');

rmSync(output, { recursive: true, force: true });
const stats = await runWebpack(
  shellBrowserConfig({ folder, outputFolder: browserFolder, mode, entry: './src/browser/main.ts' }),
);
const frames = readdirSync(join(folder, 'src/frames/pages')).map((file) => [
  parse(file).name,
  `./src/frames/pages/${file}`,
]);
await runWebpack(
  framesConfig({ folder, outputFolder: join(browserFolder, 'frames'), mode, entries: Object.fromEntries(frames) }),
);
await runWebpack(
  renderWorkerConfig({
    folder,
    outputFolder: join(output, 'server'),
    // Uses the same React as the server halves of releases: the production build.
    mode: 'production',
    entry: './src/render-worker/main.ts',
  }),
);
cpSync(join(root, 'shared-ui/fonts'), join(browserFolder, 'fonts'), { recursive: true });

const scripts = stats.namedChunkGroups?.shell?.assets?.map(({ name }) => name) ?? [];
const files = Object.fromEntries(
  filesBelow(browserFolder).map((file) => [relative(browserFolder, file), integrityOf(readFileSync(file))]),
);
writeFileSync(join(output, 'shell.json'), `${JSON.stringify({ scripts, files }, null, 2)}\n`);
console.log(`shell: ${scripts.join(', ')}`);
