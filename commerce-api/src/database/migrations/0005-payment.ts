import type { Migration } from '../migration.ts';

/** Stored value in a ledger, several payments per order, refunds, and shipment progress. */
export const payment: Migration = {
  name: '0005-payment',
  statements: [
    // balance is the spendable amount: holds are already deducted. It equals the sum of the entries.
    `create table ledger_account (
      account_id uuid primary key,
      kind text not null check (kind in ('GIFT_CARD', 'POINTS', 'REWARD_CODE', 'REWARD_CARD', 'ATHLETE_CREDIT', 'INFLUENCER_CREDIT', 'EMPLOYEE_SPEND')),
      owner_id uuid,
      unit text not null,
      balance integer not null default 0 check (balance >= 0),
      cap integer,
      created_at timestamptz not null default now()
    )`,
    `create unique index ledger_account_personal on ledger_account (owner_id, kind, unit)
      where owner_id is not null and kind in ('POINTS', 'ATHLETE_CREDIT', 'INFLUENCER_CREDIT', 'EMPLOYEE_SPEND')`,
    'create index ledger_account_owner on ledger_account (owner_id) where owner_id is not null',
    // Append-only. A hold is settled once, by a capture or a release; the unique index on settles enforces this.
    `create table ledger_entry (
      account_id uuid not null references ledger_account,
      key text not null,
      kind text not null check (kind in ('plain', 'hold', 'capture', 'release')),
      amount integer not null,
      settles text,
      reference text not null,
      created_at timestamptz not null default now(),
      primary key (account_id, key)
    )`,
    'create unique index ledger_entry_settled on ledger_entry (account_id, settles) where settles is not null',
    // Numbers and PINs are stored only as hashes, so that read access to the table is not enough to spend anything.
    `create table value_card (
      card_id uuid primary key references ledger_account,
      number_hash text not null unique,
      pin_hash text not null,
      last_four text not null,
      state text not null default 'active' check (state in ('active', 'blocked')),
      expires_at timestamptz,
      order_number text,
      created_at timestamptz not null default now()
    )`,
    `create table cart_tender (
      cart_id uuid not null references cart,
      tender_id uuid not null,
      method text not null,
      account_id uuid,
      details jsonb not null default '{}',
      added_at timestamptz not null default clock_timestamp(),
      primary key (cart_id, tender_id)
    )`,
    'create unique index cart_tender_account on cart_tender (cart_id, account_id) where account_id is not null',
    `create table payment_session (
      session_id uuid primary key,
      cart_id uuid not null,
      subject_id uuid not null,
      method text not null,
      provider_reference text not null,
      amount integer not null,
      currency text not null,
      created_at timestamptz not null default now()
    )`,
    'create unique index payment_session_reference on payment_session (provider_reference)',
    `create table saved_card (
      payment_instrument_id uuid primary key,
      subject_id uuid not null,
      provider_reference text not null,
      fingerprint text not null,
      brand text not null,
      last_four text not null,
      expiry text not null,
      holder text not null,
      is_default boolean not null default false,
      created_at timestamptz not null default now(),
      unique (subject_id, fingerprint)
    )`,
    // Several payments per order are distinguished by their position in payment order.
    'alter table payment drop constraint payment_placement_id_method_key',
    'alter table payment drop constraint payment_state_check',
    "alter table payment add constraint payment_state_check check (state in ('authorised', 'captured', 'voided'))",
    'alter table payment add column position integer not null default 0',
    'alter table payment add column account_id uuid',
    'alter table payment add column refunded integer not null default 0',
    'alter table payment add constraint payment_refunded_check check (refunded between 0 and amount)',
    'create unique index payment_position on payment (placement_id, position)',
    "create index placement_challenge on placement (leased_until) where state = 'challenge'",
    'alter table placement add column challenge_result text',
    'alter table orders add column store_id text',
    'alter table orders add column store_employee_id text',
    'alter table orders add column revision integer not null default 1',
    'alter table order_line add column shipment_id text',
    'alter table order_line add column product_type text',
    'alter table order_line add column cancelled_qty integer not null default 0',
    'alter table order_line add column returned_qty integer not null default 0',
    'alter table order_line add constraint order_line_given_back check (cancelled_qty + returned_qty between 0 and qty)',
    "alter table shipment add column events jsonb not null default '[]'",
    'alter table shipment add column due_at timestamptz',
    'alter table shipment add column plan jsonb',
    'alter table shipment add column tracking_number text',
    'create index shipment_due on shipment (due_at) where due_at is not null',
    // A cancellation or return. Its refunds are planned in the same transaction.
    `create table order_reversal (
      reversal_id uuid primary key,
      order_number text not null references orders,
      kind text not null check (kind in ('cancel', 'return')),
      state text not null check (state in ('announced', 'refunding', 'done')),
      lines jsonb not null,
      amount integer not null,
      label_code text,
      created_at timestamptz not null default now()
    )`,
    'create index order_reversal_order on order_reversal (order_number)',
    'create unique index order_reversal_label on order_reversal (label_code) where label_code is not null',
    `create table refund (
      refund_id uuid primary key,
      reversal_id uuid not null references order_reversal,
      order_number text not null,
      payment_id uuid not null references payment,
      amount integer not null check (amount > 0),
      state text not null check (state in ('planned', 'done', 'refused')),
      due_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      done_at timestamptz
    )`,
    "create index refund_planned on refund (due_at) where state = 'planned'",
    'create index refund_order on refund (order_number)',
    // A provider's message is processed once, however often it arrives.
    `create table provider_event (
      provider text not null,
      event_id text not null,
      received_at timestamptz not null default now(),
      primary key (provider, event_id)
    )`,
    `create table device_fingerprint (
      subject_id uuid not null,
      cart_id uuid not null,
      fingerprint text not null,
      created_at timestamptz not null default now(),
      primary key (subject_id, cart_id)
    )`,
  ],
};
