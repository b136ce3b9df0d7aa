import { analyze, type Variable } from '@typescript-eslint/scope-manager';
import { parseSync } from 'oxc-parser';

export type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Where a node stands, without the type assertions and optional chains around it. */
export interface ParentSlot {
  readonly parent: Node;
  /** Property of the parent that holds it. */
  readonly key: string;
}

/** A source file of a remote, and what its names and places mean. */
export interface Source {
  /** Path below the root. */
  readonly file: string;
  readonly remote: string;
  /** Every node that is code: types are left out. */
  readonly nodes: readonly Node[];
  placeOf(node: Node): ParentSlot | undefined;
  /** The global that a node names, as `fetch` or as `window.fetch`; undefined when it is the file's own or none. */
  globalOf(node: unknown): string | undefined;
  /** The global at the beginning of `document.body.style`. */
  rootOf(node: unknown): string | undefined;
  /** The text that an expression always has, also when it is put together; undefined when only the page knows it. */
  textOf(node: unknown): string | undefined;
  /** The beginning of that text, as far as it is known. */
  beginningOf(node: unknown): string;
  /** The name of the property that is read or of the key that is declared; undefined when only the page knows it. */
  propertyOf(node: Node): string | undefined;
  /** What a name that is never assigned again was declared with. */
  madeFrom(node: unknown): Node | undefined;
  /** The name that something has where it comes from, whatever it is called here: of the property, or of the import. */
  originalName(node: unknown): string | undefined;
  /** Where a name is declared. */
  declarationOf(node: unknown): Node | undefined;
  /** What a name is declared with, or taken from by a pattern. */
  takenFrom(node: unknown): Node | undefined;
  /** The module that a name is imported from. */
  moduleOf(node: unknown): string | undefined;
  /** Where a name is used that is declared here. */
  usesOf(node: unknown): readonly Node[];
  /** The code as it is written. */
  written(node: unknown): string;
}

/** The names of the object that has every global as a property. */
export const windows: ReadonlySet<string> = new Set(['window', 'globalThis', 'self']);

export function readSource(file: string, code: string, remote: string): Source {
  const { program, errors } = parseSync(file, code, { astType: 'ts', range: true, preserveParens: false });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const { globals, variables } = namesIn(program);
  const places = new Map<Node, ParentSlot>();
  const nodes: Node[] = [];
  visit(program, undefined, (node, place) => {
    nodes.push(node);
    if (place) places.set(node, place);
  });

  const placeOf = (node: Node): ParentSlot | undefined => {
    const place = places.get(node);
    return place && wraps(place.parent) ? placeOf(place.parent) : place;
  };
  const madeFrom = (node: unknown): Node | undefined => {
    const variable = variables.get(bare(node));
    const [definition, ...others] = variable?.defs ?? [];
    const declared = definition?.node as Node | undefined;
    if (others.length > 0 || declared?.type !== 'VariableDeclarator' || !isNode(declared.id)) return undefined;
    const isAssigned = variable?.references.some((reference) => reference.isWrite() && !reference.init);
    return declared.id.type === 'Identifier' && !isAssigned ? bare(declared.init) : undefined;
  };
  const declarationOf = (node: unknown) => variables.get(bare(node))?.defs[0]?.name as Node | undefined;
  const originalName = (value: unknown): string | undefined => {
    const node = bare(value);
    if (!node) return undefined;
    if (node.type === 'JSXMemberExpression') return nameOf(node.property);
    if (node.type === 'MemberExpression') return propertyOf(node);
    const declared = declarationOf(node);
    const place = declared && placeOf(declared);
    if (place?.parent.type === 'ImportSpecifier') return nameOf(place.parent.imported);
    if (place?.parent.type === 'Property') return propertyOf(place.parent);
    return originalName(madeFrom(node)) || nameOf(node);
  };
  const known = (value: unknown, depth = 0): readonly [text: string, isWhole: boolean] => {
    const node = bare(value);
    if (!node || depth > 20) return ['', false];
    const join = (parts: readonly unknown[]) =>
      parts.reduce<readonly [string, boolean]>(
        ([text, isWhole], part) => {
          if (!isWhole) return [text, false];
          const [more, isMoreWhole] = typeof part === 'string' ? [part, true] : known(part, depth + 1);
          return [text + more, isMoreWhole];
        },
        ['', true],
      );
    if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value, true] : ['', false];
    if (node.type === 'BinaryExpression' && node.operator === '+') return join([node.left, node.right]);
    if (node.type === 'SequenceExpression') return known((node.expressions as readonly Node[]).at(-1), depth + 1);
    if (node.type === 'TemplateLiteral') {
      const texts = (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      const filled = node.expressions as readonly Node[];
      return join(texts.flatMap((text, index) => (filled[index] ? [text, filled[index]] : [text])));
    }
    return known(madeFrom(node), depth + 1);
  };
  const textOf = (node: unknown): string | undefined => {
    const [text, isWhole] = known(node);
    return isWhole ? text : undefined;
  };
  const propertyOf = (node: Node): string | undefined => {
    const name = (node.type === 'MemberExpression' ? node.property : node.key) as Node;
    if (node.computed === true || name.type === 'Literal') return textOf(name);
    return name.type === 'PrivateName' || name.type === 'PrivateIdentifier' ? '#' : nameOf(name);
  };
  const globalOf = (value: unknown): string | undefined => {
    const node = bare(value);
    if (globals.has(node)) return nameOf(node);
    return node?.type === 'MemberExpression' && windows.has(globalOf(node.object) ?? '') ? propertyOf(node) : undefined;
  };
  const rootOf = (value: unknown): string | undefined => {
    const node = bare(value);
    return globalOf(node) ?? (node?.type === 'MemberExpression' ? rootOf(node.object) : undefined);
  };
  return {
    file,
    remote,
    nodes,
    placeOf,
    globalOf,
    rootOf,
    textOf,
    beginningOf: (node) => known(node)[0],
    propertyOf,
    madeFrom,
    originalName,
    declarationOf,
    takenFrom: (node) => {
      const declared = variables.get(bare(node))?.defs[0]?.node as Node | undefined;
      return declared?.type === 'VariableDeclarator' ? bare(declared.init) : undefined;
    },
    moduleOf: (node) => {
      const declaration = variables.get(bare(node))?.defs[0]?.parent as Node | null | undefined;
      return declaration?.type === 'ImportDeclaration' ? nameOf(declaration.source) : undefined;
    },
    usesOf: (node) =>
      (variables.get(node)?.references ?? [])
        // With JSX, an import of React counts as a use of itself.
        .filter(({ init, identifier }) => !init && identifier !== node)
        .map(({ identifier }) => identifier as unknown as Node),
    written: (node) => {
      const [start, end] = isNode(node) ? (node.range as [number, number]) : [0, 0];
      return code.slice(start, end).replaceAll(/\s+/g, ' ');
    },
  };
}

/** The nodes that name a global, and the variable of every other name. */
function namesIn(program: unknown) {
  // oxc's tree is that of typescript-estree.
  const scopes = analyze(program as Parameters<typeof analyze>[0], { sourceType: 'module', lib: [] });
  const globals = new Set<unknown>();
  const variables = new Map<unknown, Variable>();
  for (const variable of scopes.variables)
    if (!isTypeOnly(variable)) for (const identifier of variable.identifiers) variables.set(identifier, variable);
  for (const { references } of scopes.scopes)
    for (const { identifier, resolved } of references)
      if (resolved && 'defs' in resolved && !isTypeOnly(resolved as Variable))
        variables.set(identifier, resolved as Variable);
      else globals.add(identifier);
  return { globals, variables };
}

/** An import of types leaves nothing in the code, so that the name is still the page's. */
const isTypeOnly = ({ defs }: Variable): boolean =>
  defs.length > 0 &&
  defs.every(({ node, parent }) =>
    [node, parent].some((one) => one && 'importKind' in one && one.importKind === 'type'),
  );

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

/** Type assertions and optional chains. */
const wraps = ({ type }: Node): boolean =>
  /^(TS(As|NonNull|Satisfies|Instantiation)Expression|TSTypeAssertion|ChainExpression)$/.test(type);

/** A node without the type assertions and optional chains around it. */
export function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined;
  return wraps(node) ? bare(node.expression) : node;
}

/** The name of an identifier, or the text of a string; empty for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { type, name, value } = node;
  const text = type === 'Literal' ? value : /^(JSX)?Identifier$/.test(type) ? name : '';
  return typeof text === 'string' ? text : '';
}

/** TypeScript nodes with run-time code; all others are types. */
const running =
  /^TS(As|NonNull|Satisfies|TypeAssertion|Instantiation|ParameterProperty|Enum|Module|Export|ImportEquals|DeclareFunction)/;

/** Calls back for every node that is code: types are left out. */
function visit(
  value: unknown,
  place: ParentSlot | undefined,
  each: (node: Node, place: ParentSlot | undefined) => void,
): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, place, each);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (!isNode(value)) {
    for (const child of Object.values(value)) visit(child, place, each);
    return;
  }
  if (value.type.startsWith('TS') && !running.test(value.type)) return;
  each(value, place);
  for (const [key, child] of Object.entries(value)) visit(child, { parent: value, key }, each);
}
