import type { Generated } from 'kysely';
import type { DefaultTimestamp, Timestamp } from './columns.ts';

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
  added_at: DefaultTimestamp;
}

export interface CartSchema {
  price_adjustment: PriceAdjustmentTable;
  stock_hold: StockHoldTable;
  wishlist: WishlistTable;
  wishlist_item: WishlistItemTable;
}
