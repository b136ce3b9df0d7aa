import { facetIds } from './labels.ts';

/** Chosen values by filter, e.g. `{ size: ['M', 'L'] }`. */
export type Refinement = ReadonlyMap<string, readonly string[]>;

const valueShape = /^[\w-]{1,40}$/;

/** Reads `size:M,L;color:blue`; filters and values that cannot be are left out, so an old link still works. */
export function parseRefinement(text: string): Refinement {
  const chosen = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [id = '', list = ''] = part.split(':');
    const values = [...new Set(list.split(',').filter((value) => valueShape.test(value)))];
    if (facetIds.includes(id) && values.length > 0) chosen.set(id, values);
  }
  return chosen;
}
