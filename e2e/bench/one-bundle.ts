import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runWebpack } from 'platform/build/run-webpack';
import { shellBrowserConfig } from 'platform/build/webpack-preset';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import type { RemoteDefinition } from 'shared-contracts/remote';

/** What is on every page of the kind that is measured: it belongs into the bundle itself, everything else comes when asked for. */
const bundled = 'content/product';

/** What takes the place of the federation runtime: the same modules, by plain imports. */
async function plainImports(): Promise<string> {
  const lines: string[] = [];
  for (const folder of remotePackages) {
    const file = pathToFileURL(join(root, folder, 'remote.ts')).href;
    const { default: remote } = (await import(file)) as { default: RemoteDefinition };
    for (const [expose, source] of Object.entries(remote.exposes)) {
      const key = `${remote.name}/${expose}`;
      const how = key === bundled ? '/* webpackMode: "eager" */ ' : '';
      lines.push(`  ${JSON.stringify(key)}: () => import(${how}${JSON.stringify(join(root, folder, source))}),`);
    }
  }
  return `const modules = {\n${lines.join('\n')}\n};
export function createFederation(_directory, { onLoaded }) {
  const there = new Map();
  const module = async (remote, expose) => {
    const began = performance.now();
    const loaded = await modules[remote + '/' + expose]();
    there.set(remote + '/' + expose, loaded);
    onLoaded(remote, performance.now() - began);
    return loaded;
  };
  const ready = (remote, expose) => there.get(remote + '/' + expose);
  return { ready, module, loaded: ready, load: module };
}
`;
}

export interface OneBundle {
  /** Name of the first script. */
  readonly entry: string;
  /** Every script by its name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The shell and the remotes as one application: the same sources and compiler, without module federation. */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = mkdtempSync(join(tmpdir(), 'one-bundle-'));
  try {
    const federation = join(folder, 'federation.ts');
    writeFileSync(federation, await plainImports());
    const output = join(folder, 'out');
    const { plugins = [], ...configuration } = shellBrowserConfig({
      folder: join(root, 'shell'),
      outputFolder: output,
      mode: 'production',
      entry: './src/browser/main.ts',
    });
    await runWebpack({
      ...configuration,
      resolve: {
        ...configuration.resolve,
        alias: {
          ...configuration.resolve?.alias,
          [join(root, 'shell/src/browser/federation.ts')]: federation,
        } as Record<string, string>,
      },
      plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
    });
    const names = readdirSync(output).filter((name) => name.endsWith('.js'));
    const entry = names.find((name) => name.startsWith('shell.'));
    if (!entry) throw new Error('The one bundle has no first script');
    return { entry, files: new Map(names.map((name) => [name, readFileSync(join(output, name))])) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
