/** docs/capabilities.md as data: one section per capability, with its clauses and the tests that prove them. */

const states = ['works', 'in part', 'not yet'] as const;
export type State = (typeof states)[number];

/** A test as the document names it. */
export interface CitedTest {
  /** From the repository's root. */
  readonly file: string;
  /** The title without ids in brackets. */
  readonly title: string;
}

/** A part of a statement that can be proven separately. */
export interface Clause {
  readonly text: string;
  /** Empty when the document says `none`. */
  readonly tests: readonly CitedTest[];
}

export interface Capability {
  readonly id: string;
  readonly state: State;
  readonly statement: string;
  /** What is missing, for a capability that works in part. */
  readonly missing: string;
  readonly clauses: readonly Clause[];
}

const headingOf = /^### ([A-Z]{3,4}-\d{2}): (.+)$/;
const separator = /(?<!\\)\|/;

/** Throws on unreadable content in a section: a misspelled state must not hide a claim. */
export function readCapabilities(markdown: string): Capability[] {
  const sections = markdown.split(/^(?=### )/m).filter((section) => section.startsWith('### '));
  const capabilities = sections.map(readCapability);
  const ids = capabilities.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) < index);
  if (repeated) throw new Error(`${repeated} has two sections`);
  return capabilities;
}

function readCapability(section: string): Capability {
  const lines = section.split('\n').map((line) => line.trim());
  const [heading = ''] = lines;
  const [, id = '', stateName] = headingOf.exec(heading) ?? [];
  const state = states.find((name) => name === stateName);
  if (!state) throw new Error(`This heading is not "<id>: ${states.join(' | ')}": ${heading}`);
  const quoted = lines.filter((line) => line.startsWith('>'));
  if (quoted.length === 0) throw new Error(`${id} quotes no statement`);
  const rows = lines.filter((line) => line.startsWith('|') && !/^\|\s*(clause\s*\||-)/.test(line));
  return {
    id,
    state,
    statement: quoted.map((line) => line.slice(1).trim()).join(' '),
    missing: lines.find((line) => line.startsWith('Missing: '))?.slice('Missing: '.length) ?? '',
    clauses: rows.map((row) => readClause(id, row)),
  };
}

function readClause(id: string, row: string): Clause {
  const [text, tests, ...rest] = row
    .split(separator)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  if (!text || !tests || rest.length > 0) throw new Error(`${id} has a row that is not "| clause | test |": ${row}`);
  if (tests === 'none') return { text, tests: [] };
  return { text, tests: tests.split('<br>').map((test) => readCitedTest(id, test)) };
}

function readCitedTest(id: string, text: string): CitedTest {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(text.trim()) ?? [];
  if (!file || !title) throw new Error(`${id} names a test that is not "\`file\`: title": ${text}`);
  return { file, title };
}
