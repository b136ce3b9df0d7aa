import type { Migration } from '../migration.ts';

/** What stores keep of a customer goes with the account. */
export const servingEndsWithAccount: Migration = {
  name: '0080-serving-ends-with-account',
  statements: (['found_customer', 'serving', 'store_consent'] as const).flatMap((table) => [
    `alter table ${table} drop constraint ${table}_customer_id_fkey`,
    `alter table ${table} add constraint ${table}_customer_id_fkey
      foreign key (customer_id) references account on delete cascade`,
  ]),
};
