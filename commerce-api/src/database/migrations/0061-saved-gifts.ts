import type { Migration } from '../migration.ts';

/** Gift texts of what is saved for later, so that they come back with it. */
export const savedGifts: Migration = {
  name: '0061-saved-gifts',
  statements: ['alter table wishlist_item add column gift jsonb'],
};
