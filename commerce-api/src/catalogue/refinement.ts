import { facetIds } from '../goods/labels.ts';
import { isPriceBand } from '../pricing/price-bands.ts';

/** Selected values by filter, e.g. `{ size: ['M', 'L'] }`. */
export type Refinement = ReadonlyMap<string, readonly string[]>;

const valueShape = /^[\w-]{1,40}$/;
const isValue = (id: string, value: string): boolean => (id === 'price' ? isPriceBand(value) : valueShape.test(value));

/** Parses `size:M,L;color:blue`. Invalid filters and values are ignored, so that old links still work. */
export function parseRefinement(text: string): Refinement {
  const chosen = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [id = '', list = ''] = part.split(':');
    const values = [...new Set(list.split(',').filter((value) => isValue(id, value)))];
    if (facetIds.includes(id) && values.length > 0) chosen.set(id, values);
  }
  return chosen;
}

/** The store of `store:US01`; of several the first, since goods are collected at one. */
export function storeOf(text: string): string | undefined {
  const [, id] = text.match(/(?:^|;)store:([A-Z0-9]{2,12})(?:[,;]|$)/) ?? [];
  return id;
}

/** Returns values as listings store them, e.g. `color:blue`. */
export const tokensOf = (id: string, values: readonly string[]): string[] => values.map((value) => `${id}:${value}`);

/** Returns the refinement without one filter. */
export const without = (refinement: Refinement, id: string): Refinement =>
  new Map([...refinement].filter(([other]) => other !== id));
