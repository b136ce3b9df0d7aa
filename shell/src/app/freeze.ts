/** Freezes what all code of a process or page shares, so that no remote can change it for the others (decision 0072). */

/** Values whose prototypes are built-ins that no name leads to. */
export const unnamedBuiltIns = (): object[] => [
  function* () {},
  async () => {},
  async function* () {},
  [].values(),
  new Map().entries(),
  new Set().values(),
  ''[Symbol.iterator](),
  ''.matchAll(/./g),
  new Intl.Segmenter().segment(''),
  new Intl.Segmenter().segment('')[Symbol.iterator](),
];

const errors = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError];

/**
 * Prototypes of which code makes its own kinds of objects, with other methods by assignment, as in `error.name = 'Late'` or
 * `chunks.push = load`. A frozen prototype would refuse that for everything that inherits from it.
 */
const inherited: ReadonlySet<object> = new Set(
  [Object, Function, ...errors, Array, Map, Set, WeakMap, WeakSet, Promise, RegExp].map(({ prototype }) => prototype),
);

/** Prototypes whose `constructor` V8 relies on: as a getter it would make arrays twenty times as slow. */
const quick: ReadonlySet<object> = new Set([Array, Promise, RegExp].map(({ prototype }) => prototype));
const isFixed = (prototype: object, name: string): boolean =>
  name === 'then' || (name === 'constructor' && quick.has(prototype));

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Makes a property one that objects which inherit it can still get as their own, by assignment. */
function allowOwn(prototype: object, name: string): void {
  const { value, writable, configurable, enumerable } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  if (!writable || !configurable) return;
  Object.defineProperty(prototype, name, {
    get: () => value,
    set(this: unknown, own: unknown) {
      if (this === prototype) throw new TypeError(`${name} is shared by everything on this page and cannot be changed`);
      if (isObject(this))
        Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
    },
    enumerable: enumerable === true,
    configurable: false,
  });
}

/** V8 asks for `prepareStackTrace`, libraries put it away for a moment; `stackTraceLimit` has to stay a plain property. */
function freezeErrors(): void {
  Object.defineProperty(Error, 'prepareStackTrace', {
    get: () => undefined,
    set: () => undefined,
    configurable: false,
  });
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(Error)))
    if (name !== 'stackTraceLimit' && descriptor.writable)
      Object.defineProperty(Error, name, { writable: false, configurable: false });
  Object.preventExtensions(Error);
}

/** Freezes the objects, and leaves to what inherits from them what it is usually given by assignment. */
export function freezeAll(objects: ReadonlySet<object>): void {
  for (const one of objects) {
    // A `constructor` is given by assignment to the objects of any prototype: Node does so with its own streams.
    const names = inherited.has(one) ? Object.getOwnPropertyNames(one) : ['constructor'];
    for (const name of names) if (!isFixed(one, name)) allowOwn(one, name);
  }
  freezeErrors();
  for (const one of objects) if (one !== Error) Object.freeze(one);
}
