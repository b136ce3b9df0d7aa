import { useState } from 'react';
import { getProductDetails } from 'shared-contracts/calls/products';
import { useCall } from 'storefront-kit/use-call';

/** A product in one color, with its stock; another color is another product. */
export function useProduct(initialId: string) {
  const [productId, choose] = useState(initialId);
  const { value, status, again } = useCall(
    getProductDetails,
    { params: { productId } },
    { remote: 'content', keepPrevious: true },
  );
  return { product: value, status, again, choose };
}
