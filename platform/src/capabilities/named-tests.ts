/** The tests of the repository, by title and by the capability ids they name. */
import { parseSync } from '@swc/core';

export interface NamedTest {
  /** From the repository's root. */
  readonly file: string;
  /** As in the source, without ids in brackets: `a guest buys a jacket in ${locale}`. */
  readonly title: string;
  /** From the title, the tags, and the titles of the groups around the test. */
  readonly ids: readonly string[];
  /** Whether the test or a group around it is tagged `@core`. */
  readonly isCore: boolean;
}

type Node = Readonly<Record<string, unknown>>;

const idPattern = /\b[A-Z]{3,4}-\d{2}\b/g;
const bracketedIds = /\s*\[[A-Z]{3,4}-\d{2}(?:, ?[A-Z]{3,4}-\d{2})*\]/g;
const groupNames = ['describe', 'suite'];
/** `fault` declares a case of a check, which `npm test` runs as a stage. */
const testNames = ['test', 'it', 'fault'];
/** Members of `test` that declare a test or a group. */
const modifiers = [
  ...groupNames,
  'concurrent',
  'each',
  'fails',
  'for',
  'parallel',
  'runIf',
  'sequential',
  'serial',
  'skipIf',
];

export const withoutIds = (title: string): string => title.replaceAll(bracketedIds, '').trim();

export function readTests(file: string, source: string): NamedTest[] {
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  const found: NamedTest[] = [];
  visit(tree, { ids: [], isCore: false }, (title, marks) => found.push({ file, title: withoutIds(title), ...marks }));
  return found;
}

type Marks = Pick<NamedTest, 'ids' | 'isCore'>;

function visit(value: unknown, outer: Marks, found: (title: string, marks: Marks) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, outer, found);
    return;
  }
  if (!isNode(value)) return;
  const declared = declarationOf(value);
  if (!declared) {
    for (const child of Object.values(value)) visit(child, outer, found);
    return;
  }
  const marks = { ids: [...new Set([...outer.ids, ...declared.ids])], isCore: outer.isCore || declared.isCore };
  if (!declared.isGroup) found(declared.title, marks);
  for (const argument of declared.rest) visit(argument, declared.isGroup ? marks : outer, found);
}

/** The test or group that a call declares, or undefined for any other node. */
function declarationOf(node: Node) {
  if (node.type !== 'CallExpression') return;
  const names = calleeNames(node.callee);
  const [base = '', ...rest] = names;
  if (![...testNames, ...groupNames].includes(base) || rest.some((name) => !modifiers.includes(name))) return;
  const [first, ...others] = node.arguments as { readonly expression: Node }[];
  const title = first && textOf(first.expression);
  if (title === undefined) return;
  const tags = others.flatMap(({ expression }) =>
    expression.type === 'ObjectExpression' ? stringsIn(expression) : [],
  );
  return {
    title,
    isGroup: names.some((name) => groupNames.includes(name)),
    ids: [title, ...tags].flatMap((text) => text.match(idPattern) ?? []),
    isCore: tags.includes('@core'),
    rest: others,
  };
}

/** `test.describe.each(cases)` gives test, describe, each. */
function calleeNames(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.value)];
  if (callee.type === 'CallExpression') return calleeNames(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeNames(callee.tag);
  if (callee.type !== 'MemberExpression') return [];
  const object = calleeNames(callee.object);
  return object.length === 0 ? [] : [...object, ...calleeNames(callee.property)];
}

function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return;
  const expressions = node.expressions as Node[];
  return (node.quasis as Node[])
    .map(
      (quasi, index) =>
        `${quasi.cooked}${expressions[index] ? `\${${calleeNames(expressions[index]).join('.')}}` : ''}`,
    )
    .join('');
}

function stringsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isNode(value)) return [];
  const text = textOf(value);
  return text === undefined ? Object.values(value).flatMap(stringsIn) : [text];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
