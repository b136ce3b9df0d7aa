import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Gift } from '../database/commerce-schema.ts';

/** A line with everything the catalogue and the stock say about it now. */
export interface StoredLine {
  readonly id: string;
  readonly productId: string;
  readonly styleId: string;
  readonly colourCode: string;
  readonly upc: string;
  readonly size: string;
  readonly qty: number;
  readonly maxQty: number;
  /** '' for home delivery, else the id of a store. */
  readonly place: string;
  readonly storeName: string | null;
  readonly storeCountry: string | null;
  /** The shopper's own amount for a gift card. */
  readonly amount: number | null;
  readonly gift: Gift | null;
  readonly recipeId: string | null;
  readonly customsCode: string | null;
  readonly name: string;
  readonly slug: string;
  readonly productType: string;
  readonly categoryId: string;
  /** Minor units per unit, in the market of the call. */
  readonly current: number;
  readonly original: number;
  readonly best: number | null;
  /** ISO timestamp until which the style is only announced. */
  readonly publishAt: string | null;
  /** Units at the place that serves the line. */
  readonly units: number;
}

/** A cart as the database keeps it. */
export interface StoredCart {
  readonly cartId: string;
  readonly state: 'open' | 'placing';
  readonly revision: number;
  readonly coupons: readonly string[];
  /** Chosen method id by group id. */
  readonly methods: Readonly<Record<string, string>>;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly lines: readonly StoredLine[];
}
