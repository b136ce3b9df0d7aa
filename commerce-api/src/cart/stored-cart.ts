import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Gift } from '../database/commerce-schema.ts';
import type { StoreAddress } from '../database/schema.ts';
import type { TenderRow } from '../payment/tender-queries.ts';
import type { Adjustment } from '../promotions/conditions.ts';

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
  readonly storeId: string;
  /** '' as storeId says, or `sts` for goods that are sent to the store. */
  readonly service: '' | 'sts';
  readonly storeName: string | null;
  readonly storeCountry: string | null;
  readonly storeAddress: StoreAddress | null;
  /** The shopper's own amount for a gift card. */
  readonly amount: number | null;
  readonly gift: Gift | null;
  readonly recipeId: string | null;
  readonly customsCode: string | null;
  readonly name: string;
  readonly slug: string;
  readonly productType: string;
  readonly categoryId: string;
  /** Whether the market of the call has a price for it. */
  readonly isPriced: boolean;
  /** Minor units per unit, in the market of the call. */
  readonly current: number;
  readonly original: number;
  readonly best: number | null;
  /** ISO timestamp until which the style is only announced. */
  readonly publishAt: string | null;
  /** Units that the cart could have from each place, what it holds itself included. */
  readonly warehouseUnits: number;
  readonly storeUnits: number;
  readonly favouriteUnits: number;
  /** The promotion that gives the line; null for what the shopper put in. */
  readonly bonusOf: string | null;
}

/** An associate's change of a price, with why. */
export interface StoredAdjustment extends Adjustment {
  readonly reason: string;
  readonly note: string | null;
}

/** What the owner of a cart is to its prices; null for guests. */
export interface CartOwner {
  readonly kind: string;
  readonly loyalty: 'none' | 'unconfirmed' | 'member';
  readonly acceptedTerms: boolean;
  readonly points: { readonly accountId: string; readonly balance: number } | null;
  /** What is left of an employee's yearly allowance in the currency of the call. */
  readonly allowance: { readonly accountId: string; readonly balance: number } | null;
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
  /** Addresses of other groups than home delivery by group id; `pudo` is the collection point's. */
  readonly groupAddresses: Readonly<Record<string, Address>>;
  readonly voucherPoints: number | null;
  readonly lines: readonly StoredLine[];
  /** Goods that promotions may give, with their units. */
  readonly gifts: readonly StoredLine[];
  readonly adjustments: readonly StoredAdjustment[];
  readonly owner: CartOwner | null;
  /** ISO timestamp until which stock is held; null when none is. */
  readonly heldUntil: string | null;
  /** What pays for it, in the order in which it was put there. */
  readonly tenders: readonly TenderRow[];
  /** What is left of the owner's athletes payment and influencer credit, minor units. */
  readonly credits: number;
  /** What the shopper and their accounts have made of it, where it was asked for. */
  readonly version?: string;
  /** What others have made of its goods, where it was asked for. */
  readonly goodsVersion?: string;
}
