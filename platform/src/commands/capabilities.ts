/**
 * `npm run capabilities`: lists what the shop can do (docs/capabilities.md) with the tests that prove it. Fails when a
 * capability marked as working has a clause without a test, when a named test does not exist, when a test names an unknown
 * capability, when the journeys tagged `@core` show too little or too much, and when a reference to docs/spec/ leads nowhere.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { findCoreGaps } from '../capabilities/core.ts';
import { readCapabilities, type State } from '../capabilities/document.ts';
import { findGaps } from '../capabilities/gaps.ts';
import { readTests } from '../capabilities/named-tests.ts';
import { danglingReferences, sectionsOf } from '../capabilities/references.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files under version control and new ones that are not ignored; deleted ones are left out. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const capabilities = readCapabilities(read('docs/capabilities.md'));
const tests = files
  .filter((file) => /\.(test|spec)\.tsx?$|\/checks\/.*\.ts$/.test(file))
  .flatMap((file) => readTests(file, read(file)));

const sections = new Map(
  ['commerce', 'accounts', 'content'].map((name) => [name, sectionsOf(read(`docs/spec/${name}.md`))]),
);
const texts = files
  .filter((file) => /\.(tsx?|mjs|cjs|md)$/.test(file) && !file.startsWith('platform/src/capabilities/'))
  .map((file) => ({ file, content: read(file) }));

// CI prints gaps only.
for (const { id, state, statement, missing, clauses } of process.argv.includes('--gaps') ? [] : capabilities) {
  console.log(`${id}  ${state.padEnd(7)}  ${statement}`);
  if (missing) console.log(`         missing: ${missing}`);
  for (const { text, tests: proofs } of clauses) {
    console.log(`         ${text}: ${proofs.length === 0 ? 'no test' : ''}`);
    for (const { file, title } of proofs) console.log(`           ${file}: ${title}`);
  }
}

const count = (state: State) => capabilities.filter((capability) => capability.state === state).length;
console.log(`\n${count('works')} work, ${count('in part')} in part, ${count('not yet')} not yet`);

const gaps = [...findGaps(capabilities, tests), ...findCoreGaps(tests), ...danglingReferences(texts, sections)];
if (gaps.length > 0) {
  console.error(`\n${gaps.map((gap) => `✗ ${gap}`).join('\n')}`);
  process.exit(1);
}
