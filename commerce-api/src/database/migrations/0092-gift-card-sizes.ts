import type { Migration } from '../migration.ts';

/** What a gift card of each size is worth in each market. Those that a shop has already keep the amounts of the former code. */
export const giftCardSizes: Migration = {
  name: '0092-gift-card-sizes',
  statements: [
    'alter table variant add column worth jsonb',
    `update variant set worth = jsonb_build_object('US', former.worth, 'CA', former.worth, 'GB', former.worth, 'DE', former.worth)
      from (values ('A1', 2500), ('A2', 5000), ('A3', 10000), ('A4', 15000), ('A5', 25000)) as former (size, worth)
      where variant.size = former.size
        and exists (select from style where style.style_id = variant.style_id and style.size_scale = 'amounts')`,
  ],
};
