import type { Migration } from '../migration.ts';

/** What the back office needs: refunds without goods, why something was taken back, and finding orders of all shoppers. */
export const backOffice: Migration = {
  name: '0066-back-office',
  statements: [
    `alter table order_reversal add column reason text, add column part text,
      drop constraint order_reversal_kind_check,
      add constraint order_reversal_kind_check check (kind in ('cancel', 'return', 'refund'))`,
    // Names without accents, and phone numbers as digits, to be found by words.
    `create function order_words(body jsonb) returns tsvector language sql immutable parallel safe as $$
      select to_tsvector('pg_catalog.simple', regexp_replace(normalize((
          jsonb_path_query_array(body, '$.shipments[*].address.firstName') || jsonb_path_query_array(body, '$.shipments[*].address.lastName')
          || jsonb_path_query_array(body, '$.billingAddress.firstName') || jsonb_path_query_array(body, '$.billingAddress.lastName')
        )::text, NFD), '[\\u0300-\\u036f]', '', 'g'))
        || to_tsvector('pg_catalog.simple', regexp_replace(regexp_replace((
          jsonb_path_query_array(body, '$.shipments[*].address.phone') || jsonb_path_query_array(body, '$.billingAddress.phone')
        )::text, '[ ()+./-]', '', 'g'), '[^0-9]+', ' ', 'g'))
    $$`,
    'create index orders_words on orders using gin (order_words(body))',
    'create index orders_placed on orders (placed_at, order_number)',
    'create index orders_email on orders (email text_pattern_ops)',
    'create index shipment_tracking on shipment (tracking_number) where tracking_number is not null',
    "create index shipment_on_its_way on shipment (status, order_number) where status not in ('delivered', 'collected')",
    "create index refund_refused on refund (order_number) where state = 'refused'",
    'create index order_line_goods on order_line (upc, location_id)',
    "create index outbox_order on outbox ((payload->>'orderNumber')) where payload->>'orderNumber' is not null",
    "create index staff_action_of on staff_action ((details->>'of'), done_at desc)",
  ],
};
