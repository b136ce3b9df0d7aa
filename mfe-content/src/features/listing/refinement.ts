import type { Facet } from 'shared-contracts/calls/products';
import type { FacetChoice } from 'shared-contracts/dialogs/content';
import { storeFacet } from 'shared-contracts/pickup-promise';

/** Chosen values by facet. */
export type Refinement = FacetChoice;

/** Parses `size:M,L;color:blue`, ignoring invalid parts. */
export function parseRefinement(text: string | null): Refinement {
  const parts = (text ?? '').split(';').map((part) => part.split(':'));
  return Object.fromEntries(
    parts.flatMap(([facet, values]) => (facet && values ? [[facet, values.split(',').filter(Boolean)]] : [])),
  );
}

/** Formats a refinement in a stable order, so that the same choice has the same URL. */
export function formatRefinement(refinement: Refinement): string {
  return Object.entries(refinement)
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([facet, values]) => `${facet}:${[...values].sort().join(',')}`)
    .join(';');
}

/** The refinement with one value toggled. */
export function toggled(refinement: Refinement, facet: string, value: string): Refinement {
  const values = refinement[facet] ?? [];
  return {
    ...refinement,
    [facet]: values.includes(value) ? values.filter((known) => known !== value) : [...values, value],
  };
}

/** The refinement narrowed to what a store has; to no store without one. */
export const atStore = (refinement: Refinement, storeId: string | undefined): Refinement => ({
  ...refinement,
  [storeFacet]: storeId === undefined ? [] : [storeId],
});

/** The applied values with labels in facet order. */
export function appliedValues(
  facets: readonly Facet[],
): { readonly facet: string; readonly id: string; readonly label: string }[] {
  return facets.flatMap((facet) =>
    facet.values
      .filter(({ selected }) => selected)
      .map(({ id, label }) => ({ facet: facet.id, id, label: `${facet.label}: ${label}` })),
  );
}
