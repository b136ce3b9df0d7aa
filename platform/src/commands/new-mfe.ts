/** `npm run new:mfe -- wishlist --owner team-wishlist`: a new remote beside the others, ready to run. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from 'release-kit/folders';
import { GeneratorRefusal, generateRemote } from '../generator/generate-remote.ts';
import { run } from '../processes/run-command.ts';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { owner: { type: 'string' } } });
  const [name = ''] = positionals;
  const { owner = '' } = values;
  const files = generateRemote({ name, owner }, { root, templates: join(root, 'platform/templates') });
  console.log(files.map((file) => `  ${file}`).join('\n'));
  // A pipeline keeps the lock file as it is unless told that a package was added.
  await run('pnpm', [
    'install',
    '--no-frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
  ]);
  // The order of imports depends on the name.
  await run('biome', ['check', '--write', '--log-level=error', ...files.filter((file) => /\.tsx?$/.test(file))]);
  console.log(
    `\nmfe-${name} is there. See it: npm run dev ${name}, then http://localhost:3000/en-us/${name}.\nIt brings contracts of its own; "npm run contracts" writes their reports.`,
  );
} catch (error) {
  console.error(error instanceof GeneratorRefusal ? error.message : error);
  process.exit(1);
}
