/** Builds the remote of the current folder into `dist/`: an immutable release with browser half, server half and release.json. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOfContracts } from 'release-kit/contract-set';
import { root } from 'release-kit/folders';
import { integrityOf } from 'release-kit/integrity';
import { type Release, type RemoteDefinition, release as releaseSchema, remoteManifest } from 'shared-contracts/remote';
import * as v from 'valibot';
import type { Configuration, StatsCompilation } from 'webpack';
import { readContracts, usedContracts } from '../contracts/contract-sources.ts';
import { filesBelow, hashOf } from './hashing.ts';
import { keepSources, ModuleSourcesPlugin } from './module-sources.ts';
import { releaseInputs, sourceOf } from './release-inputs.ts';
import { runWebpack } from './run-webpack.ts';
import { remoteBrowserConfig, remoteServerConfig } from './webpack-preset.ts';

const folder = process.cwd();
const output = join(folder, 'dist');

const { default: definition } = (await import(pathToFileURL(join(folder, 'remote.ts')).href)) as {
  default: RemoteDefinition;
};
const manifest = v.parse(remoteManifest, definition);
const { version: packageVersion } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  version: string;
};

// A release's version is derived from its inputs: equal sources make the same release, and different ones never share a
// version.
const inputs = releaseInputs(root, folder);
const version = `${packageVersion}-${hashOf(inputs, root)}`;
const container = `${manifest.name}_${version.replace(/\W/g, '_')}`;

const noted = new ModuleSourcesPlugin(
  Object.fromEntries(Object.entries(definition.exposes).map(([name, file]) => [name, join(folder, file)])),
);
const build = (configuration: Configuration) =>
  runWebpack({ ...configuration, plugins: [...(configuration.plugins ?? []), noted] });

rmSync(output, { recursive: true, force: true });
const browser = await build(
  remoteBrowserConfig({
    folder,
    outputFolder: join(output, 'browser'),
    mode: 'production',
    container,
    exposes: definition.exposes,
  }),
);
await build(
  remoteServerConfig({
    folder,
    outputFolder: join(output, 'server'),
    mode: 'production',
    entries: definition.exposes,
  }),
);

const entry = browser.assets?.find(({ name }) => name.startsWith('entry.') && name.endsWith('.js'))?.name;
if (!entry) throw new Error(`${manifest.name}: the build has no container file`);

const contracts = readContracts(root);
const release: Release = v.parse(releaseSchema, {
  ...manifest,
  version,
  container,
  commit: sourceOf(root, inputs),
  contractSet: digestOfContracts(contracts),
  uses: usedContracts(folder),
  builtAt: new Date().toISOString(),
  browser: {
    entry,
    chunks: Object.fromEntries(Object.keys(definition.exposes).map((name) => [name, chunksOf(browser, name)])),
  },
  server: { modules: Object.fromEntries(Object.keys(definition.exposes).map((name) => [name, `${name}.cjs`])) },
  files: Object.fromEntries(
    filesBelow(output).map((file) => [relative(output, file), integrityOf(readFileSync(file))]),
  ),
});
mkdirSync(output, { recursive: true });
keepSources(folder, noted.sources(root));
writeFileSync(join(output, 'contracts.json'), JSON.stringify(contracts));
writeFileSync(join(output, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
console.log(`${manifest.name} ${version}: ${Object.keys(release.files).length} files`);

/** The files an exposed module needs immediately. */
function chunksOf(stats: StatsCompilation, expose: string): string[] {
  const assets = stats.namedChunkGroups?.[expose]?.assets;
  if (!assets) throw new Error(`${manifest.name}: the build has no chunk for ${expose}`);
  return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
}
