import { registerHooks } from 'node:module';

/**
 * Known bugs that a check has to find. Each replaces one part of the service in an instance of the check: the
 * replacement lies in `plants/`, takes everything else from the part it stands for, and nothing in `src/` knows of it.
 */
const plants = {
  /** Stock is read and then written, instead of claimed in one guarded statement. */
  'no-claim': { part: 'inventory/stock', replacement: 'unclaimed-stock' },
  /** A change is made as often as it is asked for. */
  'no-idempotency': { part: 'idempotency/once', replacement: 'every-time' },
  /** A provider is asked for each refund twice, under a new key. */
  'refund-twice': { part: 'payment/card-provider', replacement: 'refund-twice' },
  /** A repeated order finds no earlier try. */
  'forgotten-try': { part: 'order/placements', replacement: 'forgotten-try' },
  /** A provider is asked under a new key after a crash. */
  'fresh-keys': { part: 'payment/card-provider', replacement: 'fresh-keys' },
  /** Goods of an order that is given up do not come back. */
  'forgotten-stock': { part: 'order/stock', replacement: 'forgotten-stock' },
  /** What a crash has left is left. */
  'idle-recovery': { part: 'order/finish-chore', replacement: 'idle-recovery' },
} as const satisfies Record<string, { readonly part: string; readonly replacement: string }>;

export type Bug = keyof typeof plants;

export const isBug = (name: string): name is Bug => Object.hasOwn(plants, name);

/** Bugs that random histories find. */
export const historyBugs = ['no-claim', 'no-idempotency', 'refund-twice', 'forgotten-try'] as const satisfies Bug[];
/** Bugs that kills find. */
export const crashBugs = ['fresh-keys', 'forgotten-stock', 'idle-recovery', 'forgotten-try'] as const satisfies Bug[];

/** @throws {Error} for the name of no bug among those that a check knows */
export function bugNamed<B extends Bug>(name: string, known: readonly B[]): B {
  const bug = known.find((one) => one === name);
  if (!bug) throw new Error(`There is no bug "${name}". Known ones: ${known.join(', ')}`);
  return bug;
}

/** Plants a bug into this process; before the service is loaded. */
export function plant(bug: Bug): void {
  const { part, replacement } = plants[bug];
  const original = new URL(`../src/${part}.ts`, import.meta.url).href;
  const planted = new URL(`./plants/${replacement}.ts`, import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      return resolved.url === original && context.parentURL !== planted ? { ...resolved, url: planted } : resolved;
    },
  });
}
