/**
 * `npm run capabilities`: what the shop can do (docs/capabilities.md) beside the tests that name it. Fails when something
 * that is said to work has no test, when a test names what the table does not know, or when a capability of cart or
 * checkout that is said to work has no journey in a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from 'release-kit/folders';

export type State = 'works' | 'in part' | 'not yet';

export interface Capability {
  readonly id: string;
  readonly title: string;
  readonly state: State;
}

export interface NamedTest {
  /** From the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const row = /^\| ([A-Z]{3,4}-\d{2}) \| (.+?) \| (works|in part|not yet) \|$/;
const inBrowser = /^(CART|CHK)-/;
const isJourney = ({ file }: NamedTest) => file.startsWith('e2e/');

/** The rows of the table. Lines that look like a row and are none are faults: a misspelt state must not hide a claim. */
export function readCapabilities(markdown: string): Capability[] {
  return markdown.split('\n').flatMap((line) => {
    if (!/^\| [A-Z]+-\d/.test(line)) return [];
    const [, id = '', title = '', state] = row.exec(line) ?? [];
    if (!state) throw new Error(`This row of the capabilities cannot be read: ${line}`);
    return { id, title, state: state as State };
  });
}

/** The tests of a file that name capabilities, in their title or their tags. */
export function readTests(file: string, source: string): NamedTest[] {
  return [...source.matchAll(/^[ \t]*(?:test|it)(?:\.\w+(?:\([^)]*\))?)*\(/gm)].flatMap(({ index }, place, all) => {
    const text = source.slice(index, all[place + 1]?.index ?? source.length);
    const title = /(["'`])((?:\\.|(?!\1).)*)\1/s.exec(text)?.[2] ?? '';
    const tags = /tag: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
    const ids = [...new Set(`${title} ${tags}`.match(/\b[A-Z]{3,4}-\d{2}\b/g) ?? [])];
    return ids.length > 0 ? [{ file, title, ids }] : [];
  });
}

/** What does not hold between claims and tests, as sentences. */
export function findGaps(capabilities: readonly Capability[], tests: readonly NamedTest[]): string[] {
  const known = new Set(capabilities.map(({ id }) => id));
  const unknown = tests.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names ${id}, which is no capability`),
  );
  const unproven = capabilities
    .filter(({ state }) => state === 'works')
    .flatMap(({ id }) => {
      const proofs = tests.filter(({ ids }) => ids.includes(id));
      if (proofs.length === 0) return `${id} is said to work and no test names it`;
      return inBrowser.test(id) && !proofs.some(isJourney) ? `${id} is said to work and no journey names it` : [];
    });
  return [...unknown, ...unproven];
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  const capabilities = readCapabilities(readFileSync(join(root, 'docs/capabilities.md'), 'utf8'));
  const tests = testFiles(root).flatMap((file) => readTests(relative(root, file), readFileSync(file, 'utf8')));
  // CI asks for the gaps alone.
  for (const { id, title, state } of process.argv.includes('--gaps') ? [] : capabilities) {
    const proofs = tests.filter(({ ids }) => ids.includes(id));
    console.log(`${id}  ${state.padEnd(7)}  ${title}`);
    for (const { file, title } of proofs) console.log(`         ${file}: ${title}`);
  }
  const count = (state: State) => capabilities.filter((capability) => capability.state === state).length;
  console.log(`\n${count('works')} work, ${count('in part')} in part, ${count('not yet')} not yet`);
  const gaps = findGaps(capabilities, tests);
  if (gaps.length > 0) {
    console.error(`\n${gaps.map((gap) => `✗ ${gap}`).join('\n')}`);
    process.exit(1);
  }
}
