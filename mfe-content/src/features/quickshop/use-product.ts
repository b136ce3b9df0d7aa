import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { getProductDetails } from 'shared-contracts/calls/products';
import { usePlatform } from 'shared-contracts/platform';

interface Loaded {
  readonly status: 'pending' | 'success' | 'error';
  /** Stays while another colour is on its way. */
  readonly product: ProductDetails | undefined;
}

/** A product in one colour, with its stock; another colour is another product. */
export function useProduct(productId: string) {
  const { calls, report } = usePlatform();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'pending', product: undefined });
  const asked = useRef(0);

  const load = useCallback(
    async (id: string) => {
      asked.current += 1;
      const turn = asked.current;
      setLoaded(({ product }) => ({ status: 'pending', product }));
      try {
        const product = await calls(getProductDetails, { params: { productId: id } });
        if (turn === asked.current) setLoaded({ status: 'success', product });
      } catch (error) {
        report(error, { remote: 'content', phase: 'event' });
        if (turn === asked.current) setLoaded(({ product }) => ({ status: 'error', product }));
      }
    },
    [calls, report],
  );
  useEffect(() => void load(productId), [load, productId]);
  return { ...loaded, load };
}
