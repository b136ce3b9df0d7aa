import type { Migration } from '../migration.ts';

/** Sites are named after their country, no longer after the shop that the engine was first made for: `US`, not `TFL-US`. */
export const siteIds: Migration = {
  name: '0086-site-ids',
  // It looks documents up by the former ids.
  stopsVersionBefore: true,
  statements: [
    ...['document_version', 'document_draft'].map(
      (table) => `update ${table} set site = substring(site from 5) where site like 'TFL-%'`,
    ),
    `update staff_action set details = jsonb_set(details, '{site}', to_jsonb(substring(details ->> 'site' from 5)))
      where details ->> 'site' like 'TFL-%'`,
  ],
};
