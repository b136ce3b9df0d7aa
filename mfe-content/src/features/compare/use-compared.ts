import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import { usePlatform } from 'shared-contracts/platform';
import { storedValue } from 'storefront-kit/storage';
import { maxCompared } from './compare-address.ts';

/** What the tray shows of a product. */
type Compared = Pick<ProductCard, 'productId' | 'name' | 'picture'>;

/** Checked by hand: every list would bring the schemas for it. */
function comparedIn(json: unknown): readonly Compared[] {
  const isCompared = ({ productId, name, picture }: Partial<Compared>) =>
    typeof productId === 'string' && typeof name === 'string' && typeof picture?.src === 'string';
  if (Array.isArray(json) && json.length <= maxCompared && json.every(isCompared)) return json;
  throw new TypeError('not products to compare');
}

const stored = storedValue('session', 'shop.content.compare', comparedIn);

/** The products that a shopper wants to compare: none on the server and in the first render, then those of this tab. */
const comparedAtom = atom<readonly Compared[]>([]);
comparedAtom.onMount = (set) => set(stored.read() ?? []);

/** The products to compare, and how to change them. */
export function useCompared() {
  const { store } = usePlatform();
  const [products, set] = useAtom(comparedAtom, { store });
  const change = (next: readonly Compared[]) => {
    stored.write(next.length > 0 ? next : undefined);
    set(next);
  };
  return {
    products,
    has: (id: string): boolean => products.some((one) => one.productId === id),
    /** False when there are four already. */
    add({ productId, name, picture }: ProductCard): boolean {
      if (products.length >= maxCompared) return false;
      change([...products, { productId, name, picture }]);
      return true;
    },
    remove: (id: string): void => change(products.filter((one) => one.productId !== id)),
    clear: (): void => change([]),
    /** Takes what is stored, e.g. after somebody has signed out. */
    readAgain: (): void => set(stored.read() ?? []),
  };
}
