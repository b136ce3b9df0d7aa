import { productId } from 'shared-contracts/fields';
import * as v from 'valibot';
import { maxCompared } from './compare-address.ts';

/** The products in the address of a comparison: valid ids, each once, four at most. */
export const comparedIn = (parameters: URLSearchParams): readonly string[] =>
  [...new Set((parameters.get('products') ?? '').split(','))].filter((id) => v.is(productId, id)).slice(0, maxCompared);
