/** `npm run release -- mfe-cart`: builds one remote, checks it, publishes it and, when told to, makes it live. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './commands.ts';
import { root } from './paths.ts';
import { openClient } from './releases/registry-access.ts';
import { publish } from './releases/release-store.ts';
import { ensureKeys, readSigningKey } from './releases/signatures.ts';
import { openObjects, ownKeyFiles } from './releases/source.ts';

const usage = `Usage: npm run release -- <folder> [--promote | --canary <percent>] [--built]

  <folder>            a remote, e.g. mfe-cart
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
  const registry = await client.change(
    values.canary
      ? { kind: 'canary', remote, version, share: Number(values.canary) }
      : { kind: 'promote', remote, version },
  );
  console.log(`Live with the next page: revision ${registry.revision} ${JSON.stringify(registry.remotes[remote])}`);
}

await release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
