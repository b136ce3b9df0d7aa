import { useMemo } from 'react';
import type { StorePickup } from 'shared-contracts/calls/products';
import { usePlatform } from 'shared-contracts/platform';
import { useReading } from 'storefront-kit/use-call';
import { atStore, formatRefinement, type Refinement } from './refinement.ts';

/** What a list shows: a category or the results of a search, with its filters. */
export interface ListOf {
  readonly categoryId?: string | undefined;
  readonly q?: string | undefined;
  readonly refinement: Refinement;
}

interface Counted {
  readonly store: StorePickup | undefined;
  /** "12", or "12+" for a lower bound. */
  readonly total: string;
}

/** Counts the products of a list that a store has. Asked for in the browser: which store it is stands in no shared page. */
export function useStoreCount({ categoryId, q, refinement }: ListOf, storeId: string | undefined): Counted | undefined {
  const { calls } = usePlatform();
  const refine = formatRefinement(atStore(refinement, storeId));
  const read = useMemo(() => {
    if (storeId === undefined) return undefined;
    return async (signal: AbortSignal): Promise<Counted | undefined> => {
      const { readFiltered } = await import('./read-filtered.ts');
      const list = await readFiltered(calls, { categoryId, q, refine }, signal);
      return list ? { store: list.store, total: countText(list) } : undefined;
    };
  }, [calls, categoryId, q, refine, storeId]);
  return useReading(read, { remote: 'content' }).value;
}

/** A number of products as filters show it. */
export const countText = ({
  total,
  totalIsLeast,
}: {
  readonly total: number;
  readonly totalIsLeast?: boolean | undefined;
}) => (totalIsLeast ? `${total}+` : String(total));
