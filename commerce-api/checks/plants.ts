import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Planted bugs that a check must find. Each replaces one module of the service under test: the replacement is in
 * `plants/` and re-exports the rest of the module; `src/` is not aware of it.
 */
const plants = {
  /** Reads stock and then writes it, instead of claiming it in one guarded statement. */
  'no-claim': { module: 'inventory/stock', replacement: 'unclaimed-stock' },
  /** Executes a change on every retry. */
  'no-idempotency': { module: 'idempotency/once', replacement: 'every-time' },
  /** Sends each refund to the provider twice, under a new key. */
  'refund-twice': { module: 'payment/card-provider', replacement: 'refund-twice' },
  /** Credits points while the goods can still come back. */
  'early-points': { module: 'order/earnings', replacement: 'early-points' },
  /** A retried order does not find its earlier attempt. */
  'forgotten-attempt': { module: 'order/placements', replacement: 'forgotten-attempt' },
  /** Uses a new key at the provider after a crash. */
  'fresh-keys': { module: 'payment/card-provider', replacement: 'fresh-keys' },
  /** Does not return the stock of a failed order. */
  'forgotten-stock': { module: 'order/stock', replacement: 'forgotten-stock' },
  /** Does not recover after a crash. */
  'idle-recovery': { module: 'checkout/finish-placements', replacement: 'idle-recovery' },
  /** Locks stock in another order than orders do. */
  'lock-order': { module: 'after-sales/return-goods', replacement: 'lock-order' },
  /** Does not listen to connections in use. */
  'no-listener': { module: 'database/connection-listener', replacement: 'no-listener' },
  /** Remembers the caller of a token instead of reading the session's row. */
  'no-row-check': { module: 'auth/authenticate', replacement: 'cached-caller' },
  /** Ignores for whom a page makes its call. */
  'any-shopper': { module: 'auth/authenticate', replacement: 'any-shopper' },
  /** Does not end the other sessions of an account. */
  'spared-devices': { module: 'auth/sessions', replacement: 'spared-devices' },
  /** Never ends a session that is used. */
  'endless-life': { module: 'auth/session-life', replacement: 'endless-life' },
  /** Backs each table up as it is at another moment. */
  'torn-snapshot': { module: 'database/snapshot', replacement: 'torn-snapshot' },
  /** Does not recognize a token that was replaced more than once. */
  'short-memory': { module: 'auth/session-row', replacement: 'short-memory' },
} as const satisfies Record<string, { readonly module: string; readonly replacement: string }>;

export type Bug = keyof typeof plants;

export const isBug = (name: string): name is Bug => Object.hasOwn(plants, name);

/** Bugs found by random histories. */
export const historyBugs = [
  'no-claim',
  'no-idempotency',
  'refund-twice',
  'early-points',
  'forgotten-attempt',
] as const satisfies Bug[];
/** Bugs of sessions; the first is one of the shell's. */
export const sessionBugs = [
  'token-in-script',
  'no-row-check',
  'any-shopper',
  'spared-devices',
  'endless-life',
  'short-memory',
] as const;
export type SessionBug = (typeof sessionBugs)[number];

/** Bugs found by kills. */
export const crashBugs = [
  'fresh-keys',
  'forgotten-stock',
  'idle-recovery',
  'forgotten-attempt',
] as const satisfies Bug[];

/** Bugs found by buyers of the last units. */
export const flashSaleBugs = ['no-claim'] as const satisfies Bug[];
/** Bugs found by shoppers who order, cancel, and return the same goods. */
export const contentionBugs = ['lock-order'] as const satisfies Bug[];
/** Bugs found by losing the database. */
export const failoverBugs = ['no-listener'] as const satisfies Bug[];
/** Bugs found by restoring a backup that was made under load. */
export const restoreBugs = ['torn-snapshot'] as const satisfies Bug[];

/** @throws {Error} for a name that is not among the known ones */
export function oneNamed<Name extends string>(what: string, name: string, known: readonly Name[]): Name {
  const found = known.find((one) => one === name);
  if (!found) throw new Error(`There is no ${what} "${name}". Known ones: ${[...new Set(known)].join(', ')}`);
  return found;
}

/** @throws {Error} for a name that is not among the known bugs */
export const bugNamed = <B extends string>(name: string, known: readonly B[]): B => oneNamed('bug', name, known);

/**
 * Plants a bug in this process, before the service is loaded.
 * @throws {Error} when the replaced module is missing
 */
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
