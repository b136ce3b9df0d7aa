import type { Node, Source } from './syntax.ts';

/** What a remote must not do, as the end of a sentence that begins with the code. */
const advice = {
  call: 'makes requests outside the contracts: define the call in shared-contracts and use the platform’s calls',
  undeclared: 'makes a call of its own: define it in shared-contracts, and import it from there',
  storage: 'uses browser storage directly: use storefront-kit/storage with a key of this remote',
  foreign:
    'is not a storage key of this remote: keys begin with the shop’s and the remote’s name, as text in the source',
  shared: 'changes what every remote shares',
  alias:
    'gives a global or a package another name, behind which these rules cannot look: name the property that you need',
  unknown: 'is not among what a remote may use of the page (platform/src/gate/sources/names.ts)',
  window: 'leads to the window or the document: name the global that you need',
  builtIn: 'leads to the built-ins that every remote shares',
  history: 'changes the address past the router: use storefront-kit/routing',
  internal: 'is internal to a package that every remote shares',
  code: 'runs text as code, or loads code that is not part of the release',
  markup: 'writes HTML past React: render elements',
  element: 'makes the page load something past React and the contracts: render the element',
  style: 'adds styles for the whole page: give the css property an object, with selectors for what is in the element',
  query: 'may find what is not of this remote, such as style sheets: look for the name of an element or an id',
  blame: 'reports for another remote: give the name of this one, as text in the source',
  module: 'imports what is not part of a remote’s release',
} as const;
export type Breach = keyof typeof advice;

/** Breaches, each with the code that commits it. */
export type Found = readonly (readonly [Breach, string])[];

/** Returns the breaches that begin at a node. */
export type Rule = (node: Node, source: Source) => Found;

export const describeBreach = (breach: Breach, code: string): string => `${code.slice(0, 80)} ${advice[breach]}`;

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Names that nothing of a remote has, with what is meant by them: properties so named are refused on anything, since
 * nothing tells here whose they are.
 */
const refused: readonly (readonly [Breach, ReadonlySet<string>])[] = [
  ['call', words('fetch XMLHttpRequest WebSocket EventSource WebTransport Worker SharedWorker sendBeacon')],
  ['storage', words('localStorage sessionStorage indexedDB caches cookie cookieStore serviceWorker storageArea')],
  ['undeclared', words('defineCall')],
  ['code', words('eval')],
  ['history', words('pushState replaceState')],
  ['window', words('defaultView contentWindow contentDocument ownerDocument parentNode getRootNode composedPath')],
  ['builtIn', words('prototype constructor __proto__ __defineGetter__ __defineSetter__ __lookupGetter__')],
  ['markup', words('innerHTML outerHTML insertAdjacentHTML setHTML setHTMLUnsafe createContextualFragment')],
  ['markup', words('srcdoc srcDoc attachShadow dangerouslySetInnerHTML')],
  ['style', words('adoptedStyleSheets styleSheets cssRules insertRule addRule replaceSync')],
];
/** Globals that are not allowed, with what is meant by them. */
const otherGlobals: readonly (readonly [Breach, ReadonlySet<string>])[] = [
  ['code', words('Function require importScripts')],
  ['history', words('history navigation')],
  ['element', words('Image Audio Option open')],
  ['markup', words('write writeln DOMParser')],
  ['style', words('CSSStyleSheet')],
  ['storage', words('storage')],
  ['window', words('top parent frames opener')],
  ['builtIn', words('Reflect Proxy')],
];
const breachIn = (name: string, lists: readonly (readonly [Breach, ReadonlySet<string>])[]): Breach | undefined =>
  lists.find(([, names]) => names.has(name))?.[0];

/** How packages call what nobody else should use; `__html` is the one such name of React for everybody. */
const internal = /^__(?!html$)|INTERNAL|^unstable_/;

export const breachOfProperty = (name: string): Breach | undefined =>
  breachIn(name, refused) ?? (internal.test(name) ? 'internal' : undefined);
export const breachOf = (name: string): Breach => breachIn(name, [...refused, ...otherGlobals]) ?? 'unknown';
