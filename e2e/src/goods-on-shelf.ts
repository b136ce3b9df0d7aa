import type { APIRequestContext } from '@playwright/test';
import { currentShop } from './current-shop.ts';
import { serviceHeaders } from './service-session.ts';

export interface GoodsOnShelf {
  readonly productId: string;
  readonly upc: string;
  readonly name: string;
}

interface Availability {
  readonly stores: readonly { readonly storeId: string; readonly stockStatus: string }[];
}

/** Different goods of which a store has some: one size of each style. */
export async function goodsOnShelf(
  request: APIRequestContext,
  storeId: string,
  count: number,
): Promise<readonly GoodsOnShelf[]> {
  const origin = currentShop().apiOrigin;
  const options = { headers: serviceHeaders };
  const found: GoodsOnShelf[] = [];
  const query = `locale=en-us&categoryId=1000&count=96&refine=store:${storeId}`;
  const list = await request.get(`${origin}/products/v2/catalog?${query}`, options);
  const { products } = (await list.json()) as { readonly products: readonly { productId: string; name: string }[] };
  for (const { productId, name } of products) {
    if (found.length === count) return found;
    const stock = await request.get(`${origin}/products/v2/products/${productId}/inventory?locale=en-us`, options);
    const { variants } = (await stock.json()) as { readonly variants: readonly { upc: string }[] };
    for (const { upc } of variants) {
      const answer = await request.post(`${origin}/products/v1/products/${productId}/availability?locale=en-us`, {
        ...options,
        data: { upc },
      });
      const { stores } = (await answer.json()) as Availability;
      if (!stores.some((store) => store.storeId === storeId && store.stockStatus === 'IN_STOCK')) continue;
      found.push({ productId, upc, name });
      break;
    }
  }
  if (found.length < count) throw new Error(`The store ${storeId} has ${found.length} different goods, not ${count}`);
  return found;
}
