import type { ServedExperiment, VariationResult } from './experiment-api.ts';
import { probabilityOfMore, probabilityOfSplit } from './statistics.ts';

/** Visitors of a variation below which nothing is judged. */
const minVisitors = 100;
/** It is looked at again and again, so that one look may be wrong only once in ten thousand. */
const significance = 0.0001;
/** A variation that keeps half of the baseline's orders is no accident, whatever else it does. */
const collapse = 0.5;

/** Shares of visitors that are less probable than this are no accident: something loses visitors of a variation. */
const mismatchBelow = 0.001;

/** Why a variation has to be stopped: checkout fails for its visitors, or their orders collapse. Undefined when none does. */
export function harmOf({ results }: Pick<ServedExperiment, 'results'>): string | undefined {
  const [baseline, ...others] = results;
  if (!baseline || baseline.visitors < minVisitors) return undefined;
  for (const one of others) {
    if (one.visitors < minVisitors) continue;
    const groupOf = (result: VariationResult, count: number) => ({ count, visitors: result.visitors });
    const failed = probabilityOfMore(groupOf(one, one.failed), groupOf(baseline, baseline.failed));
    if (failed < significance)
      return `Checkout failed for ${one.failed} of ${one.visitors} visitors with ${one.variation}, and for ${baseline.failed} of ${baseline.visitors} with the baseline`;
    const fewer = probabilityOfMore(groupOf(baseline, baseline.ordered), groupOf(one, one.ordered));
    const isCollapsed = one.ordered / one.visitors < (collapse * baseline.ordered) / baseline.visitors;
    if (isCollapsed && fewer < significance)
      return `${one.ordered} of ${one.visitors} visitors ordered with ${one.variation}, and ${baseline.ordered} of ${baseline.visitors} with the baseline`;
  }
  return undefined;
}

/** Whether visitors split so unevenly that the results cannot be trusted (sample-ratio mismatch). */
export const isMismatched = ({ results }: Pick<ServedExperiment, 'results'>): boolean =>
  probabilityOfSplit(results.map(({ visitors }) => visitors)) < mismatchBelow;
