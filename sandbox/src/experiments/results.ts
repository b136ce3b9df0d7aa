import { conversions } from 'shared-contracts/conversions';
import type { EventBatch } from 'shared-contracts/experiment-rules';
import type { ServedExperiment } from './experiment.ts';

/** What the visitors of one variation did after they had seen it. */
interface VariationResult {
  readonly variation: string;
  /** Visitors who saw it. */
  visitors: number;
  /** Visitors who added something to their cart, who ordered, and for whom checkout failed. */
  added: number;
  ordered: number;
  failed: number;
  orders: number;
  /** Minor units of all orders, and the sum of the squares of each visitor's revenue. */
  revenue: number;
  revenueSquares: number;
}

interface Act {
  readonly key: string;
  readonly order: string | undefined;
  readonly revenue: number;
}

/** Events that are remembered, in number of visitors. */
const maxVisitors = 100_000;

/** Keeps who saw and did what. An event that arrives again, by its id, changes nothing. */
export function createResults() {
  const known = new Set<string>();
  /** First variation of each visitor, by experiment. */
  const seen = new Map<string, Map<string, string>>();
  const acts = new Map<string, Act[]>();

  function isNew(id: string): boolean {
    if (known.has(id)) return false;
    known.add(id);
    const [oldest] = known;
    if (known.size > maxVisitors * 10 && oldest !== undefined) known.delete(oldest);
    return true;
  }

  function noteAct(visitor: string, act: Act): void {
    const own = acts.get(visitor) ?? [];
    if (act.order !== undefined && own.some((one) => one.key === act.key && one.order === act.order)) return;
    if (acts.size < maxVisitors || acts.has(visitor)) acts.set(visitor, [...own, act]);
  }

  return {
    add({ visitors }: EventBatch): void {
      for (const { visitor_id: visitor, snapshots } of visitors)
        for (const { decisions, events } of snapshots) {
          const fresh = events.filter(({ uuid }) => isNew(uuid));
          if (fresh.length === 0) continue;
          for (const { metadata } of decisions) {
            if (!metadata) continue;
            const of = seen.get(metadata.flag_key) ?? new Map<string, string>();
            if (!of.has(visitor) && of.size < maxVisitors) of.set(visitor, metadata.variation_key);
            seen.set(metadata.flag_key, of);
          }
          if (decisions.length > 0) continue;
          for (const { key, revenue = 0, tags } of fresh)
            noteAct(visitor, { key, revenue, order: tags?.order === undefined ? undefined : String(tags.order) });
        }
    },
    of({ key, variations }: Pick<ServedExperiment, 'key' | 'variations'>): VariationResult[] {
      const all = new Map<string, VariationResult>(variations.map((name) => [name, emptyResult(name)]));
      for (const [visitor, variation] of seen.get(key) ?? []) {
        const result = all.get(variation);
        if (!result) continue;
        const own = acts.get(visitor) ?? [];
        const did = (name: string) => own.some((act) => act.key === name);
        const orders = own.filter((act) => act.key === conversions.orderPlaced);
        const revenue = orders.reduce((sum, act) => sum + act.revenue, 0);
        result.visitors += 1;
        result.added += Number(did(conversions.addToCart));
        result.ordered += Number(orders.length > 0);
        result.failed += Number(did(conversions.checkoutFailed));
        result.orders += orders.length;
        result.revenue += revenue;
        result.revenueSquares += revenue ** 2;
      }
      return [...all.values()];
    },
    /** Forgets who saw an experiment, which begins again. */
    reset: (key: string) => seen.delete(key),
  };
}

const emptyResult = (variation: string): VariationResult => ({
  variation,
  visitors: 0,
  added: 0,
  ordered: 0,
  failed: 0,
  orders: 0,
  revenue: 0,
  revenueSquares: 0,
});
