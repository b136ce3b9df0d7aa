import type { Migration } from '../migration.ts';

/**
 * Renames the columns of a cart line after their content: its pickup store, and the key that separates equal variants.
 */
export const lineColumns: Migration = {
  name: '0013-line-columns',
  statements: [
    'alter table cart_line rename column place to store_id',
    'alter table cart_line rename column apart to line_key',
  ],
};
