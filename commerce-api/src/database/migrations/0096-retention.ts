import type { Migration } from '../migration.ts';

/** Finds what is old, and what somebody has who deletes an account. */
export const retention: Migration = {
  name: '0096-retention',
  statements: [
    'create index cart_updated on cart (updated_at)',
    'create index idempotency_created on idempotency (created_at)',
    'create index support_case_opened on support_case (opened_at)',
    "create index placement_failed on placement (updated_at) where state = 'failed'",
    'create index payment_session_subject on payment_session (subject_id)',
    'create index payment_session_created on payment_session (created_at)',
    'create index stock_notice_email on stock_notice (email)',
    'create index social_identity_subject on social_identity (subject_id)',
    'create index event_registration_subject on event_registration (subject_id)',
    'create index coupon_use_subject on coupon_use (subject_id)',
  ],
};
