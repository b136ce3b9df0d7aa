/** Contradictions between docs/capabilities.md and the tests, as sentences. */
import type { Capability, CitedTest } from './document.ts';
import { type NamedTest, withoutIds } from './named-tests.ts';

/** Capabilities that only a browser journey can prove. */
const needsJourney = /^(CART|CHK)-/;
const isJourney = ({ file }: CitedTest) => file.startsWith('e2e/');
/** Text allowed between two clauses. */
const joint = /^[\s,;:.()+]*(?:(?:and|or|with)\b[\s,;:.()]*)?$/;

export function findGaps(capabilities: readonly Capability[], tests: readonly NamedTest[]): string[] {
  const known = new Set(capabilities.map(({ id }) => id));
  const unknownIds = tests.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names ${id}, which is not a capability`),
  );
  return [...unknownIds, ...capabilities.flatMap((capability) => gapsOf(capability, tests))];
}

function gapsOf(capability: Capability, tests: readonly NamedTest[]): string[] {
  const { id, state, missing, clauses } = capability;
  const cited = clauses.flatMap((clause) => clause.tests);
  const unproven = clauses.filter((clause) => clause.tests.length === 0);
  return [
    ...uncovered(capability).map((text) => `${id}: no clause quotes "${text}"`),
    ...cited.flatMap((test) => absence(id, test, tests)),
    ...(state === 'works' ? unproven.map(({ text }) => `${id} is marked as working, but "${text}" has no test`) : []),
    ...(state === 'works' && needsJourney.test(id) && !cited.some(isJourney)
      ? [`${id} is marked as working, but no journey proves it`]
      : []),
    ...(state === 'in part' && !missing ? [`${id} works in part, but does not say what is missing`] : []),
    ...(state !== 'in part' && missing ? [`${id} says what is missing, but is marked "${state}"`] : []),
  ];
}

/** The parts of the statement that no clause quotes. Clauses quote the statement verbatim and in order. */
function uncovered({ statement, clauses }: Capability): string[] {
  const gaps: string[] = [];
  let from = 0;
  for (const { text } of clauses) {
    const start = statement.indexOf(text, from);
    if (start < 0) return [...gaps, statement.slice(from).trim()];
    gaps.push(statement.slice(from, start));
    from = start + text.length;
  }
  gaps.push(statement.slice(from));
  return gaps.filter((gap) => !joint.test(gap)).map((gap) => gap.trim());
}

function absence(id: string, cited: CitedTest, tests: readonly NamedTest[]): string[] {
  const inFile = tests.filter(({ file }) => file === cited.file);
  if (inFile.length === 0) return [`${id}: ${cited.file} has no tests`];
  if (inFile.some(({ title }) => title === withoutIds(cited.title))) return [];
  const candidates = inFile.filter(({ ids }) => ids.includes(id)).map(({ title }) => `"${title}"`);
  const hint = candidates.length > 0 ? ` (tests there that name ${id}: ${candidates.join(', ')})` : '';
  return [`${id}: ${cited.file} has no test "${cited.title}"${hint}`];
}
