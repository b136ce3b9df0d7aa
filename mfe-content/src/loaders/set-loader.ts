import { getProductSet, type ProductSet } from 'shared-contracts/calls/product-sets';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { LoaderContext } from 'shared-contracts/routing';

export interface SetData {
  readonly set: ProductSet;
  /** For the locale switch. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** The id is the end of the last path segment, as that of a product is. */
const setIdPattern = /(?:^|-)([A-Z]{2}[A-Z0-9]{6})$/;

/** A set with its products. */
export async function loadSet({ calls, params, signal }: LoaderContext): Promise<SetData> {
  const productSetId = setIdPattern.exec(params.set ?? '')?.[1];
  if (!productSetId) throw new ProductError('API404', '', { status: 404 });
  const set = await calls(getProductSet, { params: { productSetId } }, { signal });
  return { set, alternates: set.alternates };
}
