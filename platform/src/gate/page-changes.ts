/** What a candidate's journeys find changed in a page that every remote shares, beyond what its sources tell. */
import { storedItemOf } from 'shared-contracts/stored-items';

/** What a page contains when it is left. */
export interface PageLeft {
  /** What differs among its built-ins and globals, as `recordBuiltIns` tells it. */
  readonly changed: readonly string[];
  /** Keys of its storage. */
  readonly local: readonly string[];
  readonly session: readonly string[];
  /** Databases and caches. */
  readonly kept: readonly string[];
  /** Beginnings of style sheets that are neither the shell's nor emotion's. */
  readonly styles: readonly string[];
}

/** What the shell gives built-ins for the map of the stores, before it freezes them (`freeze-page.ts`). */
const ofMap = '(Object|Set|Error)\\._classRegistryKey';
/** Globals that the shell, React, its router and the loader of remotes add to a page and take away; the shell keeps stack traces plain. */
const ofShell = '__REACT_DEVTOOLS_GLOBAL_HOOK__|__early|__integrityOf|__reactRouterVersion|\\$R[A-Z]';
const ofLoader =
  '__FEDERATION__|__VMOK__|_FEDERATION_RUNTIME_CORE(_FROM)?|__GLOBAL_LOADING_REMOTE_ENTRY__|webpackChunk.*';
/** `cart_1_0_0`: what a release's `container` names. */
const ofRelease = '[a-z][a-z0-9]*_\\d+_\\d+_\\d+\\w*';
/** Those of the journeys, of axe, which they bring, and of their browser. */
const ofJourneys = 'axe|__core-js_shared__|watched|__pw.*|__playwright.*';
/**
 * Frames are numbered properties of a window; React marks what it listens to; axe asks for elements in its own way;
 * Playwright keeps a range in which it looks for words.
 */
const expected = new RegExp(
  `^(Error\\.prepareStackTrace|${ofMap}|window\\.(${ofShell}|${ofLoader}|${ofRelease}|${ofJourneys}|\\d+)|document\\.(_+react.*|elementsFromPoint|Symbol\\(playwrightTextNodeRange\\))) was (added|removed|replaced)$`,
);

/** The sentences that a journey fails with. */
export function describeChanges({ changed, local, session, kept, styles }: PageLeft): string[] {
  const isForeign = (where: 'local' | 'session') => (key: string) => storedItemOf(where, key) === undefined;
  return [
    ...changed.filter((what) => !expected.test(what)),
    ...local.filter(isForeign('local')).map((key) => `"${key}" is in local storage and belongs to nobody`),
    ...session.filter(isForeign('session')).map((key) => `"${key}" is in session storage and belongs to nobody`),
    ...kept.map((name) => `${name} was opened, which no part of the shop does`),
    ...styles.map((text) => `A style sheet for the whole page was added: ${text}`),
  ];
}

/** The sentence for a request whose address is outside of the shop; undefined for any other. */
export function describeRequest(address: string, origins: ReadonlySet<string>): string | undefined {
  const { origin, protocol } = new URL(address);
  // These bring nothing from elsewhere.
  if (protocol === 'data:' || protocol === 'blob:') return undefined;
  return origins.has(origin) ? undefined : `${address} was requested, which is not the shop’s`;
}

/**
 * Remembers what the built-ins of a page are; the returned function tells what has become different. It runs in the page
 * before any of its scripts. It uses nothing from outside, and afterwards no method that a page can replace.
 */
export function recordBuiltIns(page: object, instances: Readonly<Record<string, object>>): () => string[] {
  const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf, get } = Reflect;
  const [{ is, create }, text] = [Object, String];
  type Key = string | symbol;
  interface Owner {
    readonly name: string;
    readonly owner: object;
    readonly parent: object | null;
    readonly keys: readonly Key[];
    readonly parts: Record<Key, PropertyDescriptor>;
  }
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';

  const owners: Owner[] = [];
  const seen = new Set<object>();
  const add = (name: string, owner: unknown) => {
    if (!isObject(owner) || seen.has(owner)) return;
    seen.add(owner);
    const keys = ownKeys(owner);
    // Without a prototype, which a page could change.
    const parts: Record<Key, PropertyDescriptor> = create(null);
    for (const key of keys) parts[key] = getOwnPropertyDescriptor(owner, key) ?? {};
    owners.push({ name, owner, parent: getPrototypeOf(owner), keys, parts });
  };
  add('window', page);
  for (const key of ownKeys(page)) {
    const value = getOwnPropertyDescriptor(page, key)?.value;
    add(text(key), value);
    if (typeof value === 'function') add(`${text(key)}.prototype`, getOwnPropertyDescriptor(value, 'prototype')?.value);
  }
  for (const [name, instance] of Object.entries(instances)) add(name, instance);

  const isSame = (owner: object, key: Key, before: PropertyDescriptor, now: PropertyDescriptor): boolean => {
    if (!('value' in before)) return before.get === now.get && before.set === now.set;
    // What a page says of itself: numbers, texts, handlers.
    if (owner === page && !isObject(before.value)) return true;
    // Whoever freezes built-ins may put an accessor in the place of a value.
    return is(before.value, 'value' in now ? now.value : get(owner, key));
  };

  return () => {
    const notes: string[] = [];
    const note = (what: string) => {
      notes[notes.length] = what;
    };
    for (let at = 0; at < owners.length; at += 1) {
      const { name, owner, parent, keys, parts } = owners[at] as Owner;
      if (getPrototypeOf(owner) !== parent) note(`The prototype of ${name} was replaced`);
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index] as Key;
        const now = getOwnPropertyDescriptor(owner, key);
        if (!now) note(`${name}.${text(key)} was removed`);
        else if (!isSame(owner, key, parts[key] as PropertyDescriptor, now)) note(`${name}.${text(key)} was replaced`);
      }
      const present = ownKeys(owner);
      for (let index = 0; index < present.length; index += 1)
        if (!parts[present[index] as Key]) note(`${name}.${text(present[index])} was added`);
    }
    return notes;
  };
}
