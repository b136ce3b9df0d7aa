/** What a remote may use of the language and of the page: whatever is not named here is refused. */
import { breachOf, type Found, type Rule, words } from './breach.ts';
import { bare, type Node, type ParentSlot, type Source, windows } from './syntax.ts';

/**
 * Each global, and how it is used: `()` is called, `new` constructed, `extends` extended, `passed` given to a method of a
 * list, `value` read; a word is a property that is read, `*` any. With `!` a property is only called in place.
 */
const uses: Readonly<Record<string, string>> = {
  ...each('undefined NaN Infinity', 'value'),
  ...each('Error AggregateError RangeError TypeError SyntaxError', '() new extends'),
  ...each('Map Set WeakMap WeakSet WeakRef', 'new groupBy'),
  ...each('ArrayBuffer DataView', 'new'),
  ...each('Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array', 'new from of'),
  ...each('Float32Array Float64Array', 'new from of'),
  ...each('parseFloat parseInt isFinite isNaN encodeURIComponent decodeURIComponent encodeURI decodeURI', '() passed'),
  ...each('Math Intl console', '*'),
  Array: '() new from fromAsync isArray of',
  BigInt: '() passed *',
  Boolean: '() passed',
  Date: '() new *',
  JSON: 'parse stringify',
  Number: '() passed *',
  Object: 'entries fromEntries groupBy hasOwn is keys values assign! freeze!',
  Promise: 'new *',
  RegExp: '() new escape',
  String: '() passed *',
  Symbol: '() *',

  ...each('AbortController Blob File FileReader FormData TextDecoder TextEncoder URLSearchParams', 'new'),
  ...each('IntersectionObserver MutationObserver ResizeObserver', 'new'),
  ...each('addEventListener removeEventListener matchMedia getComputedStyle scrollTo scrollBy', '()'),
  ...each('atob btoa createImageBitmap queueMicrotask structuredClone', '()'),
  ...each('cancelAnimationFrame cancelIdleCallback clearInterval clearTimeout', '()'),
  ...each('requestAnimationFrame requestIdleCallback setInterval setTimeout', '()'),
  ...each('devicePixelRatio innerHeight innerWidth scrollX scrollY', 'value'),
  AbortSignal: 'abort any timeout',
  PublicKeyCredential: 'isUserVerifyingPlatformAuthenticatorAvailable',
  URL: 'new canParse createObjectURL parse revokeObjectURL',
  crypto: 'getRandomValues randomUUID subtle',
  document: `activeElement addEventListener body createElement! documentElement getElementById hasFocus hidden querySelector
    querySelectorAll removeEventListener title visibilityState`,
  location: 'assign hash host hostname href origin pathname port protocol reload replace search',
  navigator: 'hardwareConcurrency language languages maxTouchPoints onLine platform userAgent',
  performance: 'now timeOrigin',
  screen: 'colorDepth height width',
};

const allowed = new Map(Object.entries(uses).map(([name, use]) => [name, words(use)]));

function each(names: string, use: string): Record<string, string> {
  return Object.fromEntries([...words(names)].map((name) => [name, use]));
}

/** Globals are used only where it is seen what for. */
export const usesOfGlobals: Rule = (node, source) => {
  const name = source.globalOf(node);
  const place = source.placeOf(node);
  if (name === undefined || !place || bare(node) !== node || onlyCompares(place)) return [];
  const isRead = place.key === 'object' && place.parent.type === 'MemberExpression';
  if (windows.has(name)) {
    // What is read from the window is judged as the global that it is.
    if (isRead && source.globalOf(place.parent) !== undefined) return [];
    return [['alias', isRead ? `${name}[…]` : source.written(node)]];
  }
  const use = allowed.get(name);
  if (!use) return [[breachOf(name), source.written(node)]];
  if (use.has('value')) return isAssigned(place) ? [['shared', name]] : [];
  if (isRead) return fromProperty(place.parent, use, source);
  if (isDestructured(place)) return fromPattern(place.parent, name, use, source);
  if (name === 'location' && place.key === 'left' && place.parent.type === 'AssignmentExpression') return [];
  return isAllowed(place, use) ? [] : [['alias', source.written(node)]];
};

/** A comparison tells nothing but what something is. */
export const onlyCompares = ({ parent, key }: ParentSlot): boolean =>
  parent.type === 'UnaryExpression'
    ? parent.operator === 'typeof'
    : parent.type === 'BinaryExpression' &&
      (/^[!=]==?$/.test(String(parent.operator)) ||
        (/^in(stanceof)?$/.test(String(parent.operator)) && key === 'right'));

function isAllowed({ parent, key }: ParentSlot, use: ReadonlySet<string>): boolean {
  if (parent.type === 'CallExpression' && key === 'callee') return use.has('()');
  if (parent.type === 'NewExpression' && key === 'callee') return use.has('new');
  if (parent.type.startsWith('Class') && key === 'superClass') return use.has('extends');
  // `filter(Boolean)`
  return (
    use.has('passed') &&
    parent.type === 'CallExpression' &&
    key === 'arguments' &&
    (parent.callee as Node).type === 'MemberExpression'
  );
}

const isAssigned = ({ parent, key }: ParentSlot): boolean =>
  (parent.type === 'AssignmentExpression' && key === 'left') || parent.type === 'UpdateExpression';

function fromProperty(member: Node, use: ReadonlySet<string>, source: Source): Found {
  const property = source.propertyOf(member);
  if (property === undefined) return [['alias', `${source.written(member.object)}[…]`]];
  if (use.has('*') || use.has(property)) return [];
  const place = source.placeOf(member);
  if (use.has(`${property}!`)) {
    const isCalled = place?.parent.type === 'CallExpression' && place.key === 'callee';
    return isCalled ? [] : [['alias', source.written(member)]];
  }
  return [[breachOf(property), source.written(member)]];
}

const isDestructured = ({ parent, key }: ParentSlot): boolean =>
  (parent.type === 'VariableDeclarator' && key === 'init' && (parent.id as Node).type === 'ObjectPattern') ||
  (parent.type === 'AssignmentPattern' && key === 'right' && (parent.left as Node).type === 'ObjectPattern');

function fromPattern(declared: Node, name: string, use: ReadonlySet<string>, source: Source): Found {
  const { properties } = (declared.id ?? declared.left) as { readonly properties: readonly Node[] };
  return properties.flatMap((property): Found => {
    const key = property.type === 'RestElement' ? undefined : source.propertyOf(property);
    if (key === undefined) return [['alias', name]];
    return use.has('*') || use.has(key) ? [] : [[breachOf(key), `${name}.${key}`]];
  });
}

/** A declaration without code hides that a name is the page’s. */
export const declaredGlobals: Rule = (node, source) => {
  const isValue = /^(VariableDeclaration|TSDeclareFunction|ClassDeclaration|TSEnumDeclaration)$/.test(node.type);
  // `declare module '*.css'` names files, `declare global` is judged by what stands in it.
  const isNamespace =
    node.type === 'TSModuleDeclaration' && (node.id as Node).type === 'Identifier' && node.kind !== 'global';
  return node.declare === true && (isValue || isNamespace) ? [['alias', source.written(node)]] : [];
};
