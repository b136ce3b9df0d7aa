import type { Migration } from '../migration.ts';

/** Email addresses to notify once when a size is back in stock. */
export const stockNotices: Migration = {
  name: '0053-stock-notices',
  statements: [
    `create table stock_notice (
      notice_id uuid not null unique default gen_random_uuid(),
      upc text not null,
      email text not null,
      locale text not null,
      location_id text not null,
      asked_at timestamptz not null,
      primary key (upc, email)
    )`,
    'create index stock_notice_asked on stock_notice (asked_at)',
  ],
};
