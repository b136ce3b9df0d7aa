import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from 'shared-contracts/remote';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteDevelopmentConfig } from '../build/webpack-preset.ts';

export interface DevelopmentServer {
  /** Name of the remote. */
  readonly name: string;
  readonly origin: string;
  stop(): Promise<void>;
}

interface Options {
  readonly port: number;
  /** The shop's origin, which alone may load the sources. */
  readonly shop: string;
}

/** Serves a remote from its folder, with Fast Refresh, in place of its release inside a development shell. */
export async function serveFromSources(folder: string, { port, shop }: Options): Promise<DevelopmentServer> {
  const { default: definition } = (await import(pathToFileURL(join(folder, 'remote.ts')).href)) as {
    default: RemoteDefinition;
  };
  const { name, exposes } = definition;
  const compiler = webpack({
    ...remoteDevelopmentConfig({ folder, name, exposes, port }),
    infrastructureLogging: { level: 'warn' },
  });
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      allowedHosts: [new URL(shop).hostname],
      headers: { 'access-control-allow-origin': shop },
      // Errors only: anything else would hide them.
      devMiddleware: { stats: 'errors-warnings' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  return { name, origin: `http://localhost:${port}`, stop: () => server.stop() };
}
