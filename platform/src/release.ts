/** `npm run release -- mfe-cart`: builds one remote, publishes it, holds it against what is live and, when told to, makes it live. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './commands.ts';
import type { Break } from './contracts/compatibility.ts';
import { announceShell, breaksOfRelease, breaksOfShell, toldBreaks } from './contracts/gate.ts';
import { root } from './paths.ts';
import { openClient, releasedBy } from './releases/registry-access.ts';
import { publish } from './releases/release-store.ts';
import { ensureKeys, readSigningKey, readTrustedKeys } from './releases/signatures.ts';
import { openObjects, ownKeyFiles, releaseEnvironment } from './releases/source.ts';

const usage = `Usage: npm run release -- <folder> [--promote | --canary <percent>] [--built]

  <folder>            a remote, e.g. mfe-cart; or shell, which is held against the live remotes and deployed by other means
  --promote           makes it stable at once
  --canary <percent>  gives it to a share of the visitors
  --built             takes what is in its dist folder instead of building`;

async function release(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { promote: { type: 'boolean' }, canary: { type: 'string' }, built: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1 || (values.promote && values.canary)) throw new Error(usage);
  if (name === 'shell') return releaseShell();
  const folder = join(root, name);
  if (!existsSync(join(folder, 'remote.ts'))) throw new Error(`${name} is no remote: it has no remote.ts`);

  // The build itself, not the task of the whole repository: nobody else's area has to be sound for this one.
  if (!values.built) await run('pnpm', ['--filter', name, 'build']);
  const keys = ownKeyFiles();
  if (!process.env.RELEASE_SIGNING_KEY) ensureKeys(keys);
  const { objects } = await openObjects();
  const published = await publish(objects, join(folder, 'dist'), readSigningKey(keys));
  const { name: remote, version } = published;
  console.log(`${remote} ${version} is published`);
  if (!values.promote && !values.canary) return;

  const client = await openClient();
  const access = { root, objects, environment: releaseEnvironment(), keys: readTrustedKeys(keys) };
  refuse(await breaksOfRelease(access, await client.status(), published), `${remote} ${version}`);
  const registry = await client.change(
    values.canary
      ? { kind: 'canary', remote, version, share: Number(values.canary) }
      : { kind: 'promote', remote, version },
  );
  console.log(`Live with the next page: revision ${registry.revision} ${JSON.stringify(registry.remotes[remote])}`);
}

/** The shell is deployed, not released; this holds it against the remotes that are live, and notes it. */
async function releaseShell(): Promise<void> {
  const { objects } = await openObjects();
  const access = { root, objects, environment: releaseEnvironment(), keys: readTrustedKeys(ownKeyFiles()) };
  refuse(await breaksOfShell(access, await (await openClient()).status()), 'The shell');
  await announceShell(access, releasedBy());
  console.log('The shell fits every remote that is live; deploy it.');
}

function refuse(breaks: readonly Break[], what: string): void {
  if (breaks.length === 0) return;
  throw new Error(`${what} would break what is live; nothing was changed.\n\n${toldBreaks(breaks)}`);
}

await release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
