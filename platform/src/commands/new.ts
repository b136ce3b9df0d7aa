/** `npm run new -- remote|screen|block|call …`: generates a part with its tests. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from 'release-kit/folders';
import { generateBlock, generateCall, generateScreen } from '../generator/generate-parts.ts';
import { generateRemote } from '../generator/generate-remote.ts';
import { GeneratorRefusal } from '../generator/generator.ts';
import { run } from '../processes/run-command.ts';

const usage = `npm run new -- remote <name> --owner <team>        a micro-frontend with a page, a service, an event, and a dialog
npm run new -- screen <remote> <name> [--path /p]  a page of a remote, e.g. screen mfe-content gift-guide
npm run new -- block <name>                        a content block
npm run new -- call <module> <name>                a call of the services, e.g. call stores opening-hours`;

const place = { root, templates: join(root, 'platform/templates') };

function generate(): { readonly files: readonly string[]; readonly next: string } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' }, path: { type: 'string' } },
  });
  const [kind, first = '', second = ''] = positionals;
  const { owner = '', path } = values;
  switch (kind) {
    case 'remote': {
      const files = generateRemote({ name: first, owner }, place);
      return { files, next: `npm run dev ${first}, then open http://localhost:3000/en-us/${first}` };
    }
    case 'screen': {
      const files = generateScreen({ remote: first, name: second, ...(path ? { path } : {}) }, place);
      return {
        files,
        next: `npm run dev ${first.replace('mfe-', '')}, then open the new path; add a journey in e2e/journeys`,
      };
    }
    case 'block':
      return {
        files: generateBlock({ name: first }, place),
        next: 'give it its fields, and add it to a document of the brand',
      };
    case 'call':
      return { files: generateCall({ module: first, name: second }, place), next: 'replace the body of the route' };
    default:
      throw new GeneratorRefusal(usage);
  }
}

try {
  const { files, next } = generate();
  console.log(files.map((file) => `  ${file}`).join('\n'));
  if (files.some((file) => file.endsWith('/package.json')))
    // A pipeline keeps the lock file as it is unless told that a package was added.
    await run('pnpm', [
      'install',
      '--no-frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
      '--loglevel=warn',
    ]);
  // The order of imports and the width of lines depend on the name.
  await run('biome', ['check', '--write', '--log-level=error', ...files.filter((file) => /\.tsx?$/.test(file))]);
  console.log(`\nNext: ${next}. "npm run contracts" updates the reports of changed contracts.`);
} catch (error) {
  console.error(error instanceof GeneratorRefusal ? error.message : error);
  process.exit(1);
}
