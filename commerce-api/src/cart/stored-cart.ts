import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Gift } from '../database/commerce-schema.ts';
import type { Designs } from '../database/designs.ts';
import type { StoreAddress } from '../database/schema.ts';
import type { TenderRow } from '../payment/tender-queries.ts';
import type { Adjustment } from '../promotions/conditions.ts';

/** A line with its current catalogue and stock data. */
export interface StoredLine {
  readonly id: string;
  readonly productId: string;
  readonly styleId: string;
  readonly colorCode: string;
  readonly upc: string;
  readonly size: string;
  /** Of a gift card, in minor units. */
  readonly worth: number | null;
  readonly qty: number;
  readonly maxQty: number;
  /** '' for home delivery, else a store id. */
  readonly storeId: string;
  /** '' for the location in storeId, or `sts` for ship-to-store. */
  readonly service: '' | 'sts';
  readonly storeName: string | null;
  readonly storeCountry: string | null;
  readonly storeAcceptsParcels: boolean;
  readonly storeAddress: StoreAddress | null;
  /** The shopper's amount for a gift card. */
  readonly amount: number | null;
  readonly gift: Gift | null;
  readonly recipeId: string | null;
  readonly customsCode: string | null;
  readonly name: string;
  readonly slug: string;
  readonly productType: string;
  /** Whom it fits: `kids` for children. */
  readonly cut: string;
  readonly designs: Designs | null;
  readonly categoryId: string;
  /** Whether the call's market has a price for it. */
  readonly isPriced: boolean;
  /** Minor units per unit, in the call's market. */
  readonly current: number;
  readonly original: number;
  readonly best: number | null;
  /** ISO timestamp; the style is not sold to the cart's owner until then. */
  readonly publishAt: string | null;
  /** ISO timestamp; presale goods leave the warehouse then. */
  readonly shipsAt: string | null;
  /** Units available to the cart at each location, including its own holds. */
  readonly warehouseUnits: number;
  readonly storeUnits: number;
  readonly favoriteUnits: number;
  /** The promotion that gives the line; null for lines the shopper added. */
  readonly bonusOf: string | null;
}

/** An associate's price adjustment with its reason. */
export interface StoredAdjustment extends Adjustment {
  readonly reason: string;
  readonly note: string | null;
}

/** Properties of the cart's owner that affect prices; null for guests. */
export interface CartOwner {
  readonly email: string;
  readonly kind: string;
  readonly loyalty: 'none' | 'unconfirmed' | 'member';
  readonly profession: 'IPA' | 'WRANX' | null;
  readonly acceptedTerms: boolean;
  readonly points: { readonly accountId: string; readonly balance: number } | null;
  /** What is left of an employee's yearly allowance in the call's currency. */
  readonly allowance: { readonly accountId: string; readonly balance: number } | null;
}

/** A cart as stored in the database. */
export interface StoredCart {
  readonly cartId: string;
  readonly state: 'open' | 'placing';
  readonly revision: number;
  readonly coupons: readonly string[];
  /** Chosen method id by group id. */
  readonly methods: Readonly<Record<string, string>>;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  /** Addresses of groups other than home delivery, by group id; `pudo` is the collection point. */
  readonly groupAddresses: Readonly<Record<string, Address>>;
  readonly voucherPoints: number | null;
  /** The warehouse that ships to the market in which the cart is read; '' where the merchant sells nothing. */
  readonly warehouseId: string;
  readonly lines: readonly StoredLine[];
  /** Gifts of promotions, with their units. */
  readonly gifts: readonly StoredLine[];
  readonly adjustments: readonly StoredAdjustment[];
  readonly owner: CartOwner | null;
  /** ISO timestamp until which stock is held; null without a hold. */
  readonly heldUntil: string | null;
  /** Tenders in the order they were added. */
  readonly tenders: readonly TenderRow[];
  /** What is left of the owner's athletes payment and influencer credit, minor units. */
  readonly credits: number;
  /** Version of the shopper's changes, when requested. */
  readonly version?: string;
  /** Version of the goods, when requested. */
  readonly goodsVersion?: string;
}
