import { LRUCache } from 'lru-cache';
import type { Variations } from 'shared-contracts/experiments';

/** What a page is made from, besides the answers of the services. */
export interface PageName {
  readonly base: string;
  /** All that the visitor gets; a page differs only by the experiments that it reads. */
  readonly variations: Variations;
}

/** Pages whose experiments are remembered. */
const remembered = 20_000;

/**
 * Learns from each rendering which experiments a page reads, as caches learn from `Vary`. Only these are part of its key, so that
 * further experiments make no further copies.
 */
export function createLearnedExperiments() {
  const learned = new LRUCache<string, readonly string[]>({ max: remembered });
  const byPath = new LRUCache<string, readonly string[]>({ max: remembered });
  const pathOf = (base: string) => base.replace(/\/?(\?.*)?$/, '');
  return {
    /** Keys of the experiments that pages of this path read; undefined before one was rendered. */
    ofPath: (base: string): readonly string[] | undefined => byPath.get(pathOf(base)),
    keyOf({ base, variations }: PageName): string {
      const own = (learned.get(base) ?? []).flatMap((key) => {
        const variation = variations[key];
        return variation === undefined ? [] : [`${key}=${variation}`];
      });
      return own.length === 0 ? base : `${own.join('&')} ${base}`;
    },
    /** Other variations may read others: what a page differs by only grows. */
    add({ base }: PageName, keys: readonly string[]): void {
      const all = new Set([...(learned.get(base) ?? []), ...keys]);
      learned.set(base, [...all].sort());
      byPath.set(pathOf(base), [...new Set([...(byPath.get(pathOf(base)) ?? []), ...keys])]);
    },
  };
}
