import type { Migration } from '../migration.ts';

/** Where the form stood that asked for the newsletter. */
export const formLocations: Migration = {
  name: '0048-form-locations',
  statements: ['alter table newsletter_reader add column form_location text'],
};
