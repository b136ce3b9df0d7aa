import type { Migration } from '../migration.ts';

/** The number of digits of a card's PIN, which is derived anew when its mail is sent again. */
export const cardPins: Migration = {
  name: '0041-card-pins',
  // Cards that exist, or that an older instance issues, have four digits.
  statements: ['alter table value_card add column pin_digits smallint not null default 4'],
};
