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
  style: 'adds styles for the whole page: style elements with the css property',
} as const;
type Breach = keyof typeof advice;

/**
 * The breaches in a source file of a remote, as sentences that name the file and the offending code. Storage keys must
 * begin with `tarnfell.<remote>.`.
 */
export function breachesIn(file: string, source: string, remote: string): string[] {
  const found: string[] = [];
  const report = (breach: Breach, what: string) => found.push(`${file}: ${what} ${advice[breach]}`);
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), (node) => {
    for (const [breach, what] of breachesOf(node, remote)) report(breach, what);
  });
  return [...new Set(found)];
}

function breachesOf(node: Node, remote: string): readonly (readonly [Breach, string])[] {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return [...fromCall(node), ...fromImports(node)];
    case 'MemberExpression':
      return fromMember(node);
    case 'Identifier':
      return storage.has(nameOf(node)) && nameOf(node) !== 'cookie' ? [['storage', nameOf(node)]] : [];
    case 'AssignmentExpression':
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

function fromCall(node: Node): [Breach, string][] {
  const callee = node.callee as Node;
  const [first] = (node.arguments as readonly { readonly expression: Node }[] | null) ?? [];
  const name = nameOf(callee);
  if (network.has(name)) return [['call', name]];
  if (callee.type !== 'MemberExpression') return [];
  const method = nameOf(callee.property);
  if (method === 'createElement' && isNode(first?.expression) && first.expression.value === 'style')
    return [['style', "createElement('style')"]];
  if (method === 'insertRule') return [['style', 'insertRule']];
  const isPatch = ['Object', 'Reflect'].includes(nameOf(callee.object)) && patching.has(method);
  return isPatch && isNode(first?.expression) && isGlobal(first.expression)
    ? [['global', textOf(first.expression)]]
    : [];
}

const fromImports = (node: Node): [Breach, string][] =>
  nameOf(node.callee) === 'defineCall' ? [['undeclared', 'defineCall']] : [];

function fromMember(node: Node): [Breach, string][] {
  if (!globalObjects.has(nameOf(node.object))) return [];
  const name = nameOf(node.property);
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
function isGlobal(node: Node): boolean {
  if (node.type === 'MemberExpression') return isGlobal(node.object as Node);
  return builtIns.has(nameOf(node));
}

const isGlobalMember = (node: unknown): boolean =>
  isNode(node) && node.type === 'MemberExpression' && isGlobal(node.object as Node) && !isAllowed(node);

/** Setters that only affect the page shown now and that no remote can do without. */
const isAllowed = (node: Node): boolean =>
  /^(document\.title|(window\.|document\.)?location(\.href)?)$/.test(textOf(node));

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Computed') return nameOf(node.expression);
  return node.type === 'Identifier' || node.type === 'StringLiteral' ? String(node.value) : '';
}

function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'MemberExpression' ? `${textOf(node.object)}.${nameOf(node.property)}` : nameOf(node);
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
