import type { Migration } from '../migration.ts';

/** The promo code for new members is the merchant's choice; a shop that has had one keeps it. */
export const welcomeCoupons: Migration = {
  name: '0087-welcome-coupons',
  statements: [
    'alter table coupon add column welcomes_members boolean not null default false',
    `update coupon set welcomes_members = true where code = 'WELCOME10'`,
  ],
};
