import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Planted bugs that a check must find. Each replaces one module of the service under test: the replacement lives in
 * `plants/` and re-exports the rest of the module, and nothing in `src/` knows about it.
 */
const plants = {
  /** Stock is read and then written, instead of claimed in one guarded statement. */
  'no-claim': { module: 'inventory/stock', replacement: 'unclaimed-stock' },
  /** A change is made as often as it is asked for. */
  'no-idempotency': { module: 'idempotency/once', replacement: 'every-time' },
  /** A provider is asked for each refund twice, under a new key. */
  'refund-twice': { module: 'payment/card-provider', replacement: 'refund-twice' },
  /** A repeated order finds no earlier try. */
  'forgotten-try': { module: 'order/placements', replacement: 'forgotten-try' },
  /** A provider is asked under a new key after a crash. */
  'fresh-keys': { module: 'payment/card-provider', replacement: 'fresh-keys' },
  /** Goods of an order that is given up do not come back. */
  'forgotten-stock': { module: 'order/stock', replacement: 'forgotten-stock' },
  /** What a crash has left is left. */
  'idle-recovery': { module: 'checkout/finish-placements', replacement: 'idle-recovery' },
} as const satisfies Record<string, { readonly module: string; readonly replacement: string }>;

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

/** Plants a bug into this process, before the service is loaded. @throws {Error} when the module it replaces is gone */
export function plant(bug: Bug): void {
  const { module, replacement } = plants[bug];
  const original = new URL(`../src/${module}.ts`, import.meta.url).href;
  if (!existsSync(fileURLToPath(original))) throw new Error(`There is no ${original} to plant "${bug}" in`);
  const planted = new URL(`./plants/${replacement}.ts`, import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      return resolved.url === original && context.parentURL !== planted ? { ...resolved, url: planted } : resolved;
    },
  });
}
