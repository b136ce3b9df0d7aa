/**
 * `npm run dev`: the shop in its development flavour, with remotes served from their sources and Fast Refresh.
 * Names choose what is hot: `npm run dev cart content`; without any, all four. The others run as they are built.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from 'shared-contracts/remote';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteDevelopmentConfig } from './build/webpack-preset.ts';
import { run } from './commands.ts';
import { remotePackages, root } from './paths.ts';
import { portsFromEnvironment, publishBuilds, servicesOf, startShop } from './shop.ts';

/** First port of the development servers; each remote takes the next one. */
const firstPort = Number(process.env.DEV_PORT ?? 3010);

const names = process.argv.slice(2).map((name) => name.replace(/^mfe-/, ''));
const packages = remotePackages.filter((name) => names.length === 0 || names.includes(name.replace('mfe-', '')));
if (packages.length === 0) {
  console.error(
    `Unknown remote: ${names.join(', ')}. There are ${remotePackages.map((name) => name.replace('mfe-', '')).join(', ')}.`,
  );
  process.exit(1);
}

const say = (text: string) => console.log(`· ${text}`);
say('Building what is not hot');
await run('turbo', ['run', 'build', '--output-logs=errors-only']);
await run(process.execPath, ['platform/src/build/build-shell.ts', 'development']);
await publishBuilds();

const origins: Record<string, string> = {};
const servers: WebpackDevServer[] = [];
for (const [index, name] of packages.entries()) {
  const port = firstPort + index;
  const folder = join(root, name);
  const { default: definition } = (await import(pathToFileURL(join(folder, 'remote.ts')).href)) as {
    default: RemoteDefinition;
  };
  const compiler = webpack(
    remoteDevelopmentConfig({ folder, name: definition.name, exposes: definition.exposes, port }),
  );
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  servers.push(server);
  origins[definition.name] = `http://localhost:${port}`;
  say(`${name} is hot on port ${port}`);
}

const ports = portsFromEnvironment();
const services = servicesOf(ports, { DEV_REMOTES: JSON.stringify(origins), SHELL_FLAVOUR: 'development' });
const prepared = spawnSync(process.execPath, ['commerce-api/src/prepare.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...services[1]?.environment },
});
if (prepared.status !== 0) process.exit(prepared.status ?? 1);
const shop = await startShop(services, say);
console.log(
  `\n  The shop in development: http://localhost:${ports.shell}\n  Hot: ${packages.join(', ')}. Ctrl-C closes it.\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void (async () => {
      for (const server of servers) await server.stop();
      await shop.stop();
      process.exit(0);
    })();
  });
}
