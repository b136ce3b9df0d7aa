import type { Migration } from '../migration.ts';

/** Hashes of the mailboxes, delivery addresses, and cards that a coupon was used with, one row for each order. */
export const couponMarks: Migration = {
  name: '0042-coupon-marks',
  statements: [
    `create table coupon_mark (
      code text not null references coupon,
      mark text not null,
      order_number text not null,
      primary key (code, mark, order_number)
    )`,
    'create index coupon_mark_order on coupon_mark (order_number)',
  ],
};
