/**
 * `npm run dev`: runs the shop in development mode, with remotes served from sources and Fast Refresh. Names select
 * the hot remotes: `npm run dev cart content`; all without names. The others run as built.
 * `npm run dev cart -- --shell https://dev.shop.example` starts no shop: it serves the remote only, and prints how
 * the deployed development shell uses it. A name with a slash is a folder elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { onEnd } from '../processes/on-end.ts';
import { run } from '../processes/run-command.ts';
import { type DevelopmentServer, serveFromSources } from '../shop/development-server.ts';
import { portsFromEnvironment, publishBuilds, servicesOf, startShop } from '../shop/shop.ts';

/** First port of the development servers; each remote takes the next one. */
const firstPort = Number(process.env.DEV_PORT ?? 3010);

const { positionals, values } = parseArgs({ allowPositionals: true, options: { shell: { type: 'string' } } });
const say = (text: string) => console.log(`· ${text}`);
const endWith = (text: string): never => {
  console.error(text);
  process.exit(1);
};

function wantedFolders(): readonly string[] {
  if (positionals.length === 0) return remotePackages.map((name) => join(root, name));
  return positionals.map((word) => {
    if (word.includes('/')) return resolve(word);
    const name = `mfe-${word.replace(/^mfe-/, '')}`;
    if (remotePackages.includes(name)) return join(root, name);
    const known = remotePackages.map((other) => other.replace('mfe-', '')).join(', ');
    return endWith(`Unknown remote: ${word}. There are ${known}.`);
  });
}

async function serveAll(folders: readonly string[], shop: string): Promise<readonly DevelopmentServer[]> {
  const servers: DevelopmentServer[] = [];
  for (const [index, folder] of folders.entries()) {
    const server = await serveFromSources(folder, { port: firstPort + index, shop });
    servers.push(server);
    say(`${basename(folder)} is hot at ${server.origin}`);
  }
  return servers;
}

const atTheEnd = (end: () => Promise<void>): void => onEnd(() => void end().then(() => process.exit(0)));
const stopAll = async (servers: readonly DevelopmentServer[]) => {
  for (const server of servers) await server.stop();
};

/** Serves remotes to a shell that runs elsewhere. */
async function serveTo(address: string, folders: readonly string[]): Promise<void> {
  if (!URL.canParse(address)) endWith(`--shell wants an address such as https://dev.shop.example, not "${address}".`);
  const { origin } = new URL(address);
  const answer = await fetch(`${origin}/dev/override`, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok)
    endWith(`${origin} is no development shell: it answered ${answer.status}. It needs SHELL_FLAVOUR=development.`);
  const { origins, remotes } = (await answer.json()) as { readonly origins: string; readonly remotes: string[] };
  const servers = await serveAll(folders, origin);
  atTheEnd(() => stopAll(servers));
  for (const server of servers) {
    if (remotes.includes(server.name))
      console.log(`\n  See ${server.name} in the shop: ${origin}/?override=${server.name}@${server.origin}`);
    else
      console.log(
        `\n  ${server.name} cannot be seen there: it takes payments, or has never been released to that shop.`,
      );
  }
  console.log(`\n  The shop trusts ${origins} and asks you before it runs anything. Ctrl-C ends it.\n`);
}

/** The whole shop on this machine. */
async function runShop(folders: readonly string[]): Promise<void> {
  const ports = portsFromEnvironment();
  say('Building what is not hot');
  await run('turbo', ['run', 'build', '--output-logs=errors-only']);
  await run(process.execPath, ['platform/src/build/build-shell.ts', 'development']);
  await publishBuilds();
  const servers = await serveAll(folders, process.env.SHOP_ORIGIN ?? `http://localhost:${ports.shell}`);
  const origins = Object.fromEntries(servers.map(({ name, origin }) => [name, origin]));
  const services = servicesOf(ports, { DEV_REMOTES: JSON.stringify(origins), SHELL_FLAVOUR: 'development' });
  const prepared = spawnSync(process.execPath, ['commerce-api/src/prepare.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...services[1]?.environment },
  });
  if (prepared.status !== 0) process.exit(prepared.status ?? 1);
  const shop = await startShop(services, say);
  console.log(
    `\n  The shop in development: http://localhost:${ports.shell}\n  Hot: ${Object.keys(origins).join(', ')}. Ctrl-C closes it.\n`,
  );
  atTheEnd(async () => {
    await stopAll(servers);
    await shop.stop();
  });
}

const folders = wantedFolders();
await (values.shell === undefined ? runShop(folders) : serveTo(values.shell, folders));
