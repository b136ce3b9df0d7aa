import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { root } from 'release-kit/folders';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { PathFreeIdsPlugin } from './path-free-ids.ts';
import { kitManifest, serverExternals, sharedModules, sharedSourceFiles, sharedSources } from './shared-modules.ts';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

/** Folder of workers that libraries bring along, in a release. */
const workers = 'workers';

interface Common {
  /** Fast Refresh, on development servers only. */
  readonly refresh?: boolean;
  /** Absolute folder of the package. */
  readonly folder: string;
  readonly outputFolder: string;
  readonly mode: Mode;
}

export interface RemoteBuild extends Common {
  /** Unique name of the release's container. */
  readonly container: string;
  /** Exposed module to source file. */
  readonly exposes: Readonly<Record<string, string>>;
}

function base({ folder, outputFolder, mode, refresh = false }: Common, target: Configuration['target']): Configuration {
  const production = mode === 'production';
  return {
    context: folder,
    mode,
    target,
    // Separate source maps: the page's policy forbids eval.
    devtool: production ? false : 'cheap-module-source-map',
    // A persistent cache once produced a blank production page (docs/decisions/0003); turbo caches the output instead.
    cache: false,
    output: { path: outputFolder, clean: true, publicPath: 'auto', crossOriginLoading: 'anonymous' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        // A library's style sheet as text, for a `css` property: it stays within its element.
        { test: /\.css$/, type: 'asset/source' },
        // A library's worker, named by its address: a file as it is, with an ending that every server knows.
        {
          dependency: 'url',
          test: /\.mjs$/,
          type: 'asset/resource',
          generator: { filename: `${workers}/[name].[contenthash:8].js` },
        },
        // It loads further parts by addresses that only it knows, which nothing here asks for.
        { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: [
            {
              loader: require.resolve('swc-loader'),
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  target: 'es2022',
                  transform: {
                    react: {
                      runtime: 'automatic',
                      importSource: '@emotion/react',
                      // In every mode: the development transform imports other modules than those that releases share.
                      development: false,
                      refresh,
                    },
                  },
                },
              },
            },
          ],
        },
      ],
    },
    optimization: { minimize: false, chunkIds: 'named', moduleIds: 'deterministic' },
    performance: { hints: false },
    plugins: [],
  };
}

function forBrowser(common: Common): Configuration {
  const configuration = base(common, ['web', 'es2022']);
  const production = common.mode === 'production';
  // Built files never change under their name and are cached; sources change and are not.
  const named = (name: string) => (common.refresh ? `${name}.js` : `${name}.[contenthash:8].js`);
  return {
    ...configuration,
    output: {
      ...configuration.output,
      filename: named('[name]'),
      chunkFilename: named('[name]'),
    },
    module: {
      rules: [...(configuration.module?.rules ?? []), ...(production ? [callOutlines] : [])],
    },
    resolve: {
      ...configuration.resolve,
      alias: { ...federationRuntimeAliases(), ...(production ? routerProductionAliases() : {}) },
    },
    optimization: {
      ...configuration.optimization,
      // Names of chunks are made of paths, and stand in the entry of each remote.
      chunkIds: production ? 'deterministic' : 'named',
      minimize: production,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          exclude: new RegExp(`^${workers}/`),
          extractComments: false,
          terserOptions: { format: { comments: false } },
        }),
      ],
    },
    plugins: [
      new PathFreeIdsPlugin(),
      new IntegrityPlugin(),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(common.mode) }),
    ],
  };
}

/** Pages make calls without validating them: schemas stay on the validating side (docs/decisions/0007). */
const callOutlines = {
  include: [
    join(root, 'shared-contracts/src/blocks'),
    join(root, 'shared-contracts/src/calls'),
    join(root, 'shared-contracts/src/entities'),
    join(root, 'shared-contracts/src/fields.ts'),
  ],
  enforce: 'post' as const,
  loader: require.resolve('./call-outline-loader.ts'),
};

/** Without these aliases the federation runtime is bundled twice, as ESM and as CommonJS. */
function federationRuntimeAliases(): Record<string, string> {
  const tools = requireFrom(require, '@module-federation/enhanced/runtime', '@module-federation/runtime-tools');
  const runtime = tools.resolve('@module-federation/runtime');
  const core = createRequire(runtime).resolve('@module-federation/runtime-core');
  const sdk = createRequire(core).resolve('@module-federation/sdk');
  const esm = (commonJs: string) => commonJs.replace(/\.cjs$/, '.js');
  return {
    '@module-federation/runtime$': esm(runtime),
    '@module-federation/runtime-core$': esm(core),
    '@module-federation/sdk$': esm(sdk),
  };
}

/** react-router's package entry is its development build for every bundler; the production build must be named. */
function routerProductionAliases(): Record<string, string> {
  const kit = createRequire(kitManifest);
  const router = createRequire(kit.resolve('react-router-dom')).resolve('react-router');
  const file = (name: string) => router.replace(/dist.*$/, `dist/production/${name}.mjs`);
  return { 'react-router$': file('index'), 'react-router/dom$': file('dom-export') };
}

/**
 * Modules of the contracts and the kit import one another by file, but only names are shared: without this a remote
 * would bundle its own copies, and an error thrown by the shell would not be an instance of the remote's class.
 */
function sharedNames(): (context: string, request: string) => string | undefined {
  const names = sharedSourceFiles();
  return (context, request) => (request.startsWith('.') ? names.get(resolve(context, request)) : undefined);
}

function sharedByName(): webpack.NormalModuleReplacementPlugin {
  const nameOf = sharedNames();
  return new webpack.NormalModuleReplacementPlugin(/^\.\.?\//, (data) => {
    data.request = nameOf(data.context, data.request) ?? data.request;
  });
}

/** Modules provided by the server that runs a remote's bundle. */
function remoteExternals(): Configuration['externals'] {
  const nameOf = sharedNames();
  return [...serverExternals, ...sharedSources, async ({ context = '', request = '' }) => nameOf(context, request)];
}

/** The `require` of a package's dependency. */
function requireFrom(from: NodeJS.Require, dependent: string, name: string): NodeJS.Require {
  return createRequire(createRequire(from.resolve(dependent)).resolve(name));
}

/** The browser half of a remote's release. */
export function remoteBrowserConfig(build: RemoteBuild): Configuration {
  const configuration = forBrowser(build);
  return {
    ...configuration,
    entry: {},
    output: { ...configuration.output, uniqueName: build.container },
    plugins: [
      ...(configuration.plugins ?? []),
      sharedByName(),
      new ModuleFederationPlugin({
        name: build.container,
        filename: build.mode === 'production' ? 'entry.[contenthash:8].js' : 'entry.js',
        exposes: Object.fromEntries(
          Object.entries(build.exposes).map(([name, file]) => [`./${name}`, { import: [file], name }]),
        ),
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true },
      }),
    ],
  };
}

/** A remote served from sources in place of its release, inside a development shell. */
export function remoteDevelopmentConfig(build: {
  readonly folder: string;
  readonly name: string;
  readonly exposes: RemoteBuild['exposes'];
  readonly port: number;
}): Configuration {
  const container = `${build.name}_development`;
  const configuration = remoteBrowserConfig({
    ...build,
    outputFolder: join(build.folder, 'dist/development'),
    mode: 'development',
    refresh: true,
    container,
  });
  return {
    ...configuration,
    output: { ...configuration.output, clean: false, publicPath: `http://localhost:${build.port}/` },
    module: {
      rules: [
        ...(configuration.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          include: join(build.folder, 'src'),
          enforce: 'pre',
          loader: require.resolve('./hot-modules-loader.ts'),
          options: { exposed: Object.values(build.exposes).map((file) => join(build.folder, file)) },
        },
      ],
    },
    plugins: [...(configuration.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: container })],
  };
}

/** The browser half of the shell, with the shared modules and the federation runtime. */
export function shellBrowserConfig(build: Common & { readonly entry: string }): Configuration {
  const configuration = forBrowser(build);
  return {
    ...configuration,
    entry: { shell: build.entry },
    output: { ...configuration.output, uniqueName: 'shell' },
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedModules('shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/** The scripts of the shell's frames: one self-contained file each. */
export function framesConfig(build: Common & { readonly entries: Readonly<Record<string, string>> }): Configuration {
  const configuration = forBrowser(build);
  return {
    ...configuration,
    entry: build.entries,
    plugins: (configuration.plugins ?? []).filter((plugin) => !(plugin instanceof IntegrityPlugin)),
  };
}

/** The server half of a remote: one CommonJS file for each entry, with the shared modules left to the worker that runs it. */
export function remoteServerConfig(
  build: Common & { readonly entries: Readonly<Record<string, string>> },
): Configuration {
  const configuration = forServer(build);
  return {
    ...configuration,
    entry: build.entries,
    externals: remoteExternals(),
    externalsType: 'commonjs2',
    resolve: { ...configuration.resolve, alias: browserOnlyAliases(build.folder) },
  };
}

/** Libraries and files that a package lists as `browserOnly` are empty on the server, which never runs them. */
function browserOnlyAliases(folder: string): Record<string, false> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    browserOnly?: readonly string[];
  };
  const pathOf = (name: string): string => (name.startsWith('./') ? join(folder, name) : name);
  return Object.fromEntries((manifest.browserOnly ?? []).map((name) => [pathOf(name), false]));
}

/** The render worker: one file with everything in it, since its process may read no other. */
export function renderWorkerConfig(build: Common & { readonly entry: string }): Configuration {
  const configuration = forServer(build);
  return {
    ...configuration,
    entry: { 'render-worker': build.entry },
    resolve: { ...configuration.resolve, alias: routerProductionAliases() },
    module: { ...configuration.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}

function forServer(build: Common): Configuration {
  const configuration = base(build, 'node22');
  return {
    ...configuration,
    devtool: false,
    output: { ...configuration.output, filename: '[name].cjs', publicPath: '/', library: { type: 'commonjs2' } },
    externalsPresets: { node: true },
  };
}
