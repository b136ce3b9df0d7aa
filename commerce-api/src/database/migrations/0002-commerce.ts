import type { Migration } from '../migration.ts';

/** Subjects, carts, orders and payments. */
export const commerce: Migration = {
  name: '0002-commerce',
  statements: [
    `create table subject (
      subject_id uuid primary key,
      kind text not null,
      created_at timestamptz not null default now()
    )`,
    // Refresh tokens are stored only as hashes. previous_hash stays valid briefly after a rotation, because two tabs
    // may reload at the same time.
    `create table session (
      session_id uuid primary key,
      subject_id uuid not null references subject,
      refresh_hash text not null unique,
      previous_hash text,
      rotated_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`,
    'create index session_previous on session (previous_hash)',
    `create table cart (
      cart_id uuid primary key,
      subject_id uuid not null,
      state text not null default 'open' check (state in ('open', 'placing', 'ordered')),
      revision integer not null default 1,
      coupons text[] not null default '{}',
      shipping_methods jsonb not null default '{}',
      shipping_address jsonb,
      billing_address jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    'create index cart_subject on cart (subject_id, state, updated_at)',
    // place is '' for home delivery or a store id; apart separates lines of one variant (gifts, amounts, recipes).
    `create table cart_line (
      cart_id uuid not null references cart,
      line_id uuid not null,
      product_id text not null,
      upc text not null,
      qty integer not null check (qty > 0),
      max_qty integer not null,
      place text not null default '',
      apart text not null default '',
      amount integer,
      gift jsonb,
      recipe_id text,
      customs_code text,
      added_at timestamptz not null default clock_timestamp(),
      primary key (cart_id, line_id),
      unique (cart_id, upc, place, apart)
    )`,
    `create table promotion (
      promotion_id text primary key,
      rule jsonb not null
    )`,
    `create table coupon (
      code text primary key,
      promotion_id text not null references promotion,
      starts_at timestamptz,
      ends_at timestamptz,
      use_limit integer,
      used integer not null default 0
    )`,
    `create table coupon_use (
      code text not null references coupon,
      subject_id uuid not null,
      order_number text not null,
      primary key (code, subject_id, order_number)
    )`,
    `create table idempotency (
      subject_id uuid not null,
      key text not null,
      call text not null,
      request_hash text not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (subject_id, key)
    )`,
    // One row per placement attempt. Its state records progress, so that any worker can continue after a crash.
    `create table placement (
      placement_id uuid primary key,
      subject_id uuid not null,
      cart_id uuid not null,
      key text not null,
      request_hash text not null,
      order_number text not null unique,
      state text not null check (state in ('reserved', 'challenge', 'authorised', 'committed', 'undoing', 'done', 'failed')),
      snapshot jsonb not null,
      error_id text,
      challenge jsonb,
      leased_until timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (subject_id, key)
    )`,
    // A cart has at most one attempt that may still succeed, and is ordered at most once.
    "create unique index placement_cart on placement (cart_id) where state not in ('failed')",
    "create index placement_unfinished on placement (leased_until) where state not in ('done', 'failed', 'challenge')",
    `create table payment (
      payment_id uuid primary key,
      placement_id uuid not null,
      order_number text not null,
      method text not null,
      amount integer not null,
      currency text not null,
      state text not null check (state in ('authorised', 'captured', 'voided')),
      provider_reference text not null,
      details jsonb not null,
      created_at timestamptz not null default now(),
      captured_at timestamptz,
      unique (placement_id, method)
    )`,
    'create index payment_order on payment (order_number)',
    `create table orders (
      order_number text primary key,
      cart_id uuid not null unique,
      subject_id uuid not null,
      locale text not null,
      email text not null,
      status text not null,
      body jsonb not null,
      placed_at timestamptz not null default now()
    )`,
    'create index orders_subject on orders (subject_id, placed_at desc)',
    `create table order_line (
      order_number text not null references orders,
      line_id uuid not null,
      upc text not null,
      location_id text not null,
      qty integer not null,
      row_total integer not null,
      primary key (order_number, line_id)
    )`,
    `create table shipment (
      order_number text not null references orders,
      shipment_id text not null,
      code text not null,
      store_id text,
      status text not null,
      primary key (order_number, shipment_id)
    )`,
    `create table outbox (
      outbox_id uuid primary key,
      kind text not null,
      payload jsonb not null,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    'create index outbox_due on outbox (due_at) where sent_at is null',
  ],
};
