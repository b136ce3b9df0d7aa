import type { Migration } from '../migration.ts';

/**
 * The account of the employee who signed in to a till: store and number are chosen there and prove nothing. Null in rows
 * of an older instance.
 */
export const whoServes: Migration = {
  name: '0074-who-serves',
  statements: [
    'alter table associate_action add column employee_account_id uuid',
    'alter table serving add column employee_account_id uuid',
    'alter table store_consent add column employee_account_id uuid',
  ],
};
