/** What a remote's own sources must not do: everything that would reach beyond the remote at run time. */
import { analyze } from '@typescript-eslint/scope-manager';
import { parseSync } from 'oxc-parser';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const globalObjects = new Set(['window', 'globalThis', 'self', 'document', 'navigator', 'top', 'parent']);
/** The object that has every global as a property, under all of its names. */
const windows = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'frames']);
const network = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'sendBeacon',
  'Worker',
]);
const storage = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookie', 'cookieStore']);
const builtIns = new Set([
  ...globalObjects,
  'Array',
  'Object',
  'Promise',
  'String',
  'Element',
  'HTMLElement',
  'Event',
  'Node',
]);
const patching = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf']);

const advice = {
  call: 'makes requests outside the contracts: define the call in shared-contracts and use the platform’s calls',
  undeclared: 'defines a call of its own: calls are declared in shared-contracts',
  storage: 'uses browser storage directly: use storefront-kit/storage with a key of this remote',
  foreign: 'uses a storage key of another owner',
  global: 'changes a global that every remote shares',
  alias: 'gives the global object another name, behind which these rules cannot look: name the property that you need',
  style: 'adds styles for the whole page: style elements with the css property',
} as const;
type Breach = keyof typeof advice;

/**
 * The breaches in a source file of a remote, as sentences that name the file and the offending code. Storage keys must
 * begin with `tarnfell.<remote>.`.
 */
export function breachesIn(file: string, source: string, remote: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source, { astType: 'ts', range: true, preserveParens: false });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const globals = globalNamesIn(program);
  visit(program, (node) => {
    for (const [breach, what] of breachesOf(node, remote, globals)) found.push(`${file}: ${what} ${advice[breach]}`);
  });
  return [...new Set(found)];
}

type Found = readonly (readonly [Breach, string])[];

/** The identifiers that name something which the file does not declare in their scope. */
type Globals = ReadonlySet<unknown>;

function globalNamesIn(program: unknown): Globals {
  // oxc's tree is that of typescript-estree.
  const scopes = analyze(program as Parameters<typeof analyze>[0], { sourceType: 'module', lib: [] });
  return new Set(scopes.globalScope?.through.map(({ identifier }) => identifier));
}

function breachesOf(node: Node, remote: string, globals: Globals): Found {
  switch (node.type) {
    case 'CallExpression':
      return fromCall(node, globals);
    case 'MemberExpression':
      return fromMember(node, globals);
    case 'Identifier':
      return globals.has(node) ? fromName(nameOf(node)) : [];
    case 'VariableDeclarator':
      return isWindow(node.init, globals) ? [['alias', nameOf(bare(node.init))]] : [];
    case 'AssignmentPattern':
      return isWindow(node.right, globals) ? [['alias', nameOf(bare(node.right))]] : [];
    case 'AssignmentExpression':
      if (isWindow(node.right, globals)) return [['alias', nameOf(bare(node.right))]];
      return isGlobalMember(node.left, globals) ? [['global', textOf(node.left)]] : [];
    case 'UnaryExpression':
      return node.operator === 'delete' && isGlobalMember(node.argument, globals)
        ? [['global', textOf(node.argument)]]
        : [];
    case 'JSXOpeningElement':
      return ['style', 'Global'].includes(nameOf(node.name)) ? [['style', `<${nameOf(node.name)}>`]] : [];
    case 'ImportDeclaration':
      return fromImport(node);
    case 'Literal':
      return isForeignKey(nameOf(node), remote) ? [['foreign', `"${nameOf(node)}"`]] : [];
    case 'TemplateElement':
      return isForeignKey(rawOf(node), remote) ? [['foreign', `"${rawOf(node)}"`]] : [];
    default:
      return [];
  }
}

function fromName(name: string): Found {
  if (network.has(name)) return [['call', name]];
  return storage.has(name) && name !== 'cookie' ? [['storage', name]] : [];
}

function fromCall(node: Node, globals: Globals): Found {
  const callee = bare(node.callee);
  const [first] = node.arguments as readonly Node[];
  if (nameOf(callee) === 'defineCall') return [['undeclared', nameOf(callee)]];
  if (callee?.type !== 'MemberExpression') return [];
  const method = propertyOf(callee);
  if (method === 'createElement' && nameOf(first) === 'style') return [['style', "createElement('style')"]];
  if (method === 'insertRule') return [['style', 'insertRule']];
  if (!['Object', 'Reflect'].includes(nameOf(callee.object))) return [];
  if (method === 'get' && isWindow(first, globals)) return [['alias', textOf(first)]];
  return patching.has(method) && isGlobal(first, globals) ? [['global', textOf(first)]] : [];
}

function fromMember(node: Node, globals: Globals): Found {
  if (!isGlobalNamed(bare(node.object), globalObjects, globals)) return [];
  const name = propertyOf(node);
  if (name === '' && isWindow(node.object, globals)) return [['alias', `${textOf(node.object)}[…]`]];
  if (network.has(name)) return [['call', textOf(node)]];
  if (storage.has(name)) return [['storage', textOf(node)]];
  return name === 'adoptedStyleSheets' ? [['style', textOf(node)]] : [];
}

function fromImport(node: Node): Found {
  const source = nameOf(node.source);
  const specifiers = node.specifiers as readonly Node[];
  // With a name it is text, which only a `css` property can use.
  if (/\.css$/.test(source) && specifiers.length === 0) return [['style', `import '${source}'`]];
  const names = specifiers.map(({ imported, local }) => nameOf(imported ?? local));
  return source === '@emotion/react' && names.some((name) => name === 'Global' || name === 'injectGlobal')
    ? [['style', 'Global']]
    : [];
}

const isForeignKey = (text: string, remote: string): boolean =>
  text.startsWith('tarnfell.') && !text.startsWith(`tarnfell.${remote}.`);

/** Whether a name is one of these and not the file's own. */
const isGlobalNamed = (node: Node | undefined, names: ReadonlySet<string>, globals: Globals): boolean =>
  names.has(nameOf(node)) && globals.has(node);

/** `window`, `Array.prototype`, `window.history`: an object that every remote shares. */
function isGlobal(wrapped: unknown, globals: Globals): boolean {
  const node = bare(wrapped);
  if (node?.type === 'MemberExpression') return isGlobal(node.object, globals);
  return isGlobalNamed(node, builtIns, globals);
}

function isGlobalMember(wrapped: unknown, globals: Globals): boolean {
  const node = bare(wrapped);
  return node?.type === 'MemberExpression' && isGlobal(node.object, globals) && !isAllowed(node);
}

/** Whether it is the object that has every global as a property. */
const isWindow = (node: unknown, globals: Globals): boolean => isGlobalNamed(bare(node), windows, globals);

/** A node without the type assertions and optional chains around it. */
function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined;
  return /^(TS(As|NonNull|Satisfies|Instantiation)Expression|TSTypeAssertion|ChainExpression)$/.test(node.type)
    ? bare(node.expression)
    : node;
}

/** Setters that only affect the page shown now and that no remote can do without. */
const isAllowed = (node: Node): boolean =>
  /^(document\.title|(window\.|document\.)?location(\.href)?)$/.test(textOf(node));

/** The name of an identifier, or the text of a string; empty for anything else. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { type, name, value } = node;
  const text = type === 'Literal' ? value : /^(JSX)?Identifier$/.test(type) ? name : '';
  return typeof text === 'string' ? text : '';
}

/** The name of the property that is read; empty when it is computed. */
function propertyOf({ computed, property }: Node): string {
  const isText = isNode(property) && property.type === 'Literal';
  return computed === true && !isText ? '' : nameOf(property);
}

const rawOf = (node: Node): string => (node.value as { readonly raw: string }).raw;

function textOf(wrapped: unknown): string {
  const node = bare(wrapped);
  return node?.type === 'MemberExpression' ? `${textOf(node.object)}.${propertyOf(node)}` : nameOf(node);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

/** TypeScript nodes with run-time code; all others are types. */
const running =
  /^TS(As|NonNull|Satisfies|TypeAssertion|Instantiation|ParameterProperty|Enum|Module|Export|ImportEquals)/;

/** Calls back for every node that is code: types are left out. */
function visit(value: unknown, each: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, each);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    if (value.type.startsWith('TS') && !running.test(value.type)) return;
    each(value);
  }
  for (const child of Object.values(value)) visit(child, each);
}
