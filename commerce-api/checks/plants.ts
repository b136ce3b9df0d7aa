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
} as const satisfies Record<string, { readonly part: string; readonly replacement: string }>;

export type Bug = keyof typeof plants;

export const bugs = Object.keys(plants) as readonly Bug[];

export const isBug = (name: string): name is Bug => Object.hasOwn(plants, name);

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
