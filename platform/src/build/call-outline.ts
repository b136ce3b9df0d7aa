import { type Expression, type ObjectExpression, parse, type VariableDeclarator } from 'acorn';

/** The parts of a call needed to make it. The rest serves validation and documentation: services, servers, tests. */
const kept: ReadonlySet<string> = new Set(['name', 'method', 'path', 'access', 'idempotencyKey', 'errors']);

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Rewrites a compiled call module for pages: calls without schemas and examples, and all other values marked so that
 * unused ones are removed from a bundle.
 */
export function withCallOutlines(code: string): string {
  const changes = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations.flatMap((one) => changeOf(one, code)) : [];
  });
  return changes.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

function changeOf({ init }: VariableDeclarator, code: string): Change[] {
  if (!init || isPlain(init)) return [];
  const { start, end } = init;
  const definition = definitionOf(init);
  if (definition) return [{ start, end, text: outline(definition, code) }];
  // Bundlers cannot see that creating a schema has no side effects; a marked call tells them.
  return [{ start, end, text: `/*#__PURE__*/ (() => (${code.slice(start, end)}))()` }];
}

const isPlain = ({ type }: Expression): boolean =>
  type === 'Literal' || type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

function definitionOf(init: Expression): ObjectExpression | undefined {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'defineCall') return;
  const [definition] = init.arguments;
  if (definition?.type !== 'ObjectExpression') throw new Error('defineCall is given something else than an object');
  return definition;
}

function outline({ properties }: ObjectExpression, code: string): string {
  const parts = properties.filter(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && kept.has(property.key.name),
  );
  return `{ ${parts.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
}
