import type { Migration } from '../migration.ts';

/** Further cart data: stock holds, associates' adjustments, a voucher; and saved lists. */
export const cart: Migration = {
  name: '0004-cart',
  statements: [
    // '' for the location in place (home delivery or pickup); 'sts' for ship-to-store.
    "alter table cart_line add column service text not null default ''",
    // Addresses of groups other than home delivery, by group id.
    "alter table cart add column group_addresses jsonb not null default '{}'",
    // Points of the loyalty voucher on the cart.
    'alter table cart add column voucher_points integer',
    'alter table coupon add column per_shopper integer default 1',
    `create table price_adjustment (
      cart_id uuid not null references cart,
      adjustment_id uuid not null,
      line_id uuid,
      kind text not null check (kind in ('PERCENT', 'AMOUNT', 'FIXED_PRICE')),
      value integer not null check (value >= 0),
      reason text not null,
      note text,
      store_id text not null,
      employee_id text not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (cart_id, adjustment_id)
    )`,
    // Units taken from stock for a cart; they return when the hold expires.
    `create table stock_hold (
      cart_id uuid not null,
      upc text not null,
      location_id text not null,
      qty integer not null check (qty > 0),
      expires_at timestamptz not null,
      primary key (cart_id, upc, location_id)
    )`,
    'create index stock_hold_expiry on stock_hold (expires_at)',
    `create table wishlist (
      list_id uuid primary key,
      subject_id uuid not null,
      kind text not null check (kind in ('FAVORITES', 'SAVED')),
      share_token text unique,
      created_at timestamptz not null default now(),
      unique (subject_id, kind)
    )`,
    // upc is '' for a favourite without a size.
    `create table wishlist_item (
      list_id uuid not null references wishlist,
      item_id uuid not null,
      product_id text not null,
      upc text not null default '',
      qty integer not null check (qty > 0),
      page_url text not null default '',
      recipe_id text,
      customs_code text,
      added_at timestamptz not null default clock_timestamp(),
      primary key (list_id, item_id),
      unique (list_id, product_id, upc)
    )`,
  ],
};
