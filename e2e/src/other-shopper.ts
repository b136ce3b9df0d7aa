import { expect } from '@playwright/test';
import { openServiceSession } from './service-session.ts';

interface Goods {
  readonly productId: string;
  readonly upc: string;
  readonly qty: number;
  readonly storeId?: string;
}

/** Another guest, who speaks to the services directly: takes stock from under the shopper of the page. */
export interface OtherShopper {
  /** Units of a variant that are left in a store. */
  unitsAt(storeId: string, upc: string): Promise<number>;
  /** Units of a variant that can be delivered. */
  warehouseUnits(goods: Pick<Goods, 'productId' | 'upc'>): Promise<number>;
  /** Puts goods into a cart of the guest's own and holds their stock. */
  hold(goods: Goods): Promise<void>;
  /** Asks for goods to be held; resolves with the id of the refusal, or undefined when they are. */
  refusalOf(goods: Goods): Promise<string | undefined>;
  /** Empties the cart: what was held is free again. */
  letGo(): Promise<void>;
}

export async function otherShopper(apiOrigin?: string): Promise<OtherShopper> {
  const { api, headers, post } = await openServiceSession(apiOrigin);
  const held: { readonly cartId: string; readonly itemId: string }[] = [];
  return {
    async unitsAt(storeId, upc) {
      const { stores } = (await post('/stores/v1/search', { upc })) as {
        readonly stores: readonly { readonly storeId: string; readonly available: number }[];
      };
      return stores.find((store) => store.storeId === storeId)?.available ?? 0;
    },
    async warehouseUnits({ productId, upc }) {
      const answer = await api.get(`/products/v2/products/${productId}/inventory?locale=en-us`);
      const { variants } = (await answer.json()) as {
        readonly variants: readonly { readonly upc: string; readonly quantity: number }[];
      };
      return variants.find((variant) => variant.upc === upc)?.quantity ?? 0;
    },
    async hold(goods) {
      const { id, itemId } = (await post('/cart/v1/reserveWithItem', { items: [goods] })) as {
        readonly id: string;
        readonly itemId: string;
      };
      held.push({ cartId: id, itemId });
    },
    async refusalOf(goods) {
      const answer = await api.post('/cart/v1/reserveWithItem?locale=en-us', {
        data: { items: [goods] },
        headers: headers(),
      });
      const { errorDetails } = (await answer.json()) as { readonly errorDetails?: readonly { errorId: string }[] };
      return errorDetails?.[0]?.errorId;
    },
    async letGo() {
      for (const data of held) {
        const answer = await api.delete('/cart/v1/item?locale=en-us', { data, headers: headers() });
        expect(answer.ok(), await answer.text()).toBe(true);
      }
      await api.dispose();
    },
  };
}
