import type { Migration } from '../migration.ts';

/** Names the columns of a line after what they hold: its pickup store, and what separates equal variants. */
export const lineColumns: Migration = {
  name: '0013-line-columns',
  statements: [
    'alter table cart_line rename column place to store_id',
    'alter table cart_line rename column apart to line_key',
  ],
};
