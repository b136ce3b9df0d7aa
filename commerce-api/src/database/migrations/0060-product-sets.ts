import type { Migration } from '../migration.ts';

/** Products that a brand offers together, and what the whole set costs less. */
export const productSets: Migration = {
  name: '0060-product-sets',
  statements: [
    `create table product_set (
      set_id text primary key,
      position integer not null,
      name jsonb not null,
      slug jsonb not null,
      description jsonb not null,
      saving jsonb
    )`,
    `create table product_set_member (
      set_id text not null references product_set on delete cascade,
      position integer not null,
      style_id text not null references style,
      colour_code text,
      primary key (set_id, position)
    )`,
    'create index product_set_member_style on product_set_member (style_id)',
  ],
};
