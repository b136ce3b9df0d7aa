/** What a remote's own sources must not do: everything that would reach beyond the remote at run time. */
import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const globalObjects = new Set(['window', 'globalThis', 'self', 'document', 'navigator', 'top', 'parent']);
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
  const program = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  const own = namesBoundIn(program);
  const report = (breach: Breach, what: string) => found.push(`${file}: ${what} ${advice[breach]}`);
  visit(program, (node) => {
    for (const [breach, what] of breachesOf(node, remote, own)) report(breach, what);
  });
  return [...new Set(found)];
}

function breachesOf(node: Node, remote: string, own: ReadonlySet<string>): readonly (readonly [Breach, string])[] {
  switch (node.type) {
    case 'CallExpression':
      return fromCall(node);
    case 'MemberExpression':
      return fromMember(node);
    case 'Identifier':
      return own.has(nameOf(node)) ? [] : fromName(nameOf(node));
    case 'VariableDeclarator':
      return isWindow(node.init) ? [['alias', nameOf(bare(node.init))]] : [];
    case 'AssignmentExpression':
      if (isWindow(node.right)) return [['alias', nameOf(bare(node.right))]];
      return isGlobalMember(node.left) ? [['global', textOf(node.left)]] : [];
    case 'UnaryExpression':
      return node.operator === 'delete' && isGlobalMember(node.argument) ? [['global', textOf(node.argument)]] : [];
    case 'JSXOpeningElement':
      return ['style', 'Global'].includes(nameOf(node.name)) ? [['style', `<${nameOf(node.name)}>`]] : [];
    case 'ImportDeclaration':
      return fromImport(node);
    case 'StringLiteral':
      return isForeignKey(String(node.value), remote) ? [['foreign', `"${String(node.value)}"`]] : [];
    case 'TemplateElement':
      return isForeignKey(String(node.raw), remote) ? [['foreign', `"${String(node.raw)}"`]] : [];
    default:
      return [];
  }
}

function fromName(name: string): [Breach, string][] {
  if (network.has(name)) return [['call', name]];
  return storage.has(name) && name !== 'cookie' ? [['storage', name]] : [];
}

function fromCall(node: Node): [Breach, string][] {
  const callee = bare(node.callee);
  const [first] = (node.arguments as readonly { readonly expression: Node }[] | null) ?? [];
  const name = nameOf(callee);
  if (name === 'defineCall') return [['undeclared', name]];
  if (callee?.type !== 'MemberExpression') return [];
  const method = nameOf(callee.property);
  if (method === 'createElement' && isNode(first?.expression) && first.expression.value === 'style')
    return [['style', "createElement('style')"]];
  if (method === 'insertRule') return [['style', 'insertRule']];
  if (!['Object', 'Reflect'].includes(nameOf(callee.object)) || !isNode(first?.expression)) return [];
  if (method === 'get' && isWindow(first.expression)) return [['alias', textOf(first.expression)]];
  return patching.has(method) && isGlobal(first.expression) ? [['global', textOf(first.expression)]] : [];
}

function fromMember(node: Node): [Breach, string][] {
  if (!globalObjects.has(nameOf(bare(node.object)))) return [];
  const name = nameOf(node.property);
  if (name === '' && isWindow(node.object)) return [['alias', `${textOf(node.object)}[…]`]];
  if (network.has(name)) return [['call', textOf(node)]];
  if (storage.has(name)) return [['storage', textOf(node)]];
  return name === 'adoptedStyleSheets' ? [['style', textOf(node)]] : [];
}

function fromImport(node: Node): [Breach, string][] {
  const source = String((node.source as Node).value);
  if (/\.css$/.test(source)) return [['style', `import '${source}'`]];
  const names = (node.specifiers as readonly Node[]).map(({ imported, local }) => nameOf(imported ?? local));
  return source === '@emotion/react' && names.some((name) => name === 'Global' || name === 'injectGlobal')
    ? [['style', 'Global']]
    : [];
}

const isForeignKey = (text: string, remote: string): boolean =>
  text.startsWith('tarnfell.') && !text.startsWith(`tarnfell.${remote}.`);

/** `window`, `Array.prototype`, `window.history`: an object that every remote shares. */
function isGlobal(wrapped: unknown): boolean {
  const node = bare(wrapped);
  if (node?.type === 'MemberExpression') return isGlobal(node.object);
  return builtIns.has(nameOf(node));
}

function isGlobalMember(wrapped: unknown): boolean {
  const node = bare(wrapped);
  return node?.type === 'MemberExpression' && isGlobal(node.object) && !isAllowed(node);
}

/** The object that has every global as a property. */
const isWindow = (node: unknown): boolean =>
  ['window', 'globalThis', 'self', 'top', 'parent', 'frames'].includes(nameOf(bare(node)));

/** A node without the parentheses and type assertions around it. */
function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined;
  return /^(Ts(As|NonNull|Satisfies|ConstAssertion|TypeAssertion)|Parenthesis)/.test(node.type)
    ? bare(node.expression)
    : node;
}

/** The names that a file declares itself: parameters, variables, functions, imports. */
function namesBoundIn(program: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (Array.isArray(pattern)) for (const item of pattern) bind(item);
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(nameOf(pattern));
    for (const key of ['pat', 'left', 'argument', 'elements', 'properties', 'value', 'key', 'param']) {
      const isOfShorthand = key !== 'key' || pattern.type === 'AssignmentPatternProperty';
      if (isOfShorthand) bind(pattern[key]);
    }
  };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') bind(node.id);
    if (/Function|Class/.test(node.type)) bind(node.identifier);
    if (node.type.startsWith('Import')) bind(node.local);
    bind(node.params);
  });
  return names;
}

/** Setters that only affect the page shown now and that no remote can do without. */
const isAllowed = (node: Node): boolean =>
  /^(document\.title|(window\.|document\.)?location(\.href)?)$/.test(textOf(node));

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Computed') return nameOf(node.expression);
  return node.type === 'Identifier' || node.type === 'StringLiteral' ? String(node.value) : '';
}

function textOf(wrapped: unknown): string {
  const node = bare(wrapped);
  return node?.type === 'MemberExpression' ? `${textOf(node.object)}.${nameOf(node.property)}` : nameOf(node);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

/** Calls back for every node that is code: names of properties and types are left out. */
function visit(value: unknown, each: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, each);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    if (/^Ts(?!As|NonNull|Satisfies|Const)/.test(value.type)) return;
    each(value);
  }
  for (const [key, child] of Object.entries(value)) if (!isPropertyName(value, key)) visit(child, each);
}

function isPropertyName(parent: object, key: string): boolean {
  const type = isNode(parent) ? parent.type : '';
  if (type === 'MemberExpression' && key === 'property')
    return (parent as { property: Node }).property.type !== 'Computed';
  return key === 'key' && (parent as { key: Node }).key.type === 'Identifier';
}
