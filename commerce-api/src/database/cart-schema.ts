import type { Generated } from 'kysely';
import type { DefaultTimestamp, Timestamp } from './columns.ts';
import type { Gift } from './commerce-schema.ts';

export interface PriceAdjustmentTable {
  cart_id: string;
  adjustment_id: string;
  /** Null for the order as a whole. */
  line_id: string | null;
  kind: 'PERCENT' | 'AMOUNT' | 'FIXED_PRICE';
  /** Tenths of a percent, or minor units. */
  value: number;
  reason: string;
  note: string | null;
  store_id: string;
  employee_id: string;
  created_at: DefaultTimestamp;
}

export interface StockHoldTable {
  cart_id: string;
  upc: string;
  location_id: string;
  qty: number;
  expires_at: Timestamp;
}

export interface WishlistTable {
  list_id: string;
  subject_id: string;
  kind: 'FAVORITES' | 'SAVED';
  share_token: string | null;
  created_at: DefaultTimestamp;
}

export interface WishlistItemTable {
  list_id: string;
  item_id: string;
  product_id: string;
  upc: Generated<string>;
  qty: number;
  page_url: Generated<string>;
  recipe_id: string | null;
  customs_code: string | null;
  gift: Gift | null;
  added_at: DefaultTimestamp;
}

/** A line of a shared cart, without words, addresses, and places. */
export interface SharedCartLine {
  readonly productId: string;
  readonly upc: string;
  readonly qty: number;
  readonly maxQty: number;
  /** The shopper's amount for a gift card, minor units. */
  readonly amount: number | null;
  readonly recipeId: string | null;
  readonly customsCode: string | null;
  readonly gift: boolean;
  /** The shop's price of one in the market of the link, minor units; null where it had none. */
  readonly price: number | null;
  /** The name by language, for goods that the shop may drop. */
  readonly names: Readonly<Record<string, string>>;
}

export interface SharedCartTable {
  token: string;
  /** Who made the link, and can take it back. */
  subject_id: string;
  content_hash: string;
  market: string;
  lines: readonly SharedCartLine[];
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface CartSchema {
  price_adjustment: PriceAdjustmentTable;
  shared_cart: SharedCartTable;
  stock_hold: StockHoldTable;
  wishlist: WishlistTable;
  wishlist_item: WishlistItemTable;
}
