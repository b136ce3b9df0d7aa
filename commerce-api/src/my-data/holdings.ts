import { type RawBuilder, sql } from 'kysely';

/** Whose data is meant. */
export interface Holder {
  readonly subjectId: string;
  readonly email: string;
  /** Whether the holder of the account reads the mailbox; until then the address may be somebody else's. */
  readonly hasMailbox: boolean;
}

/** What a table holds of somebody. */
export interface Holding {
  readonly table: string;
  /** Condition for the rows. */
  readonly of: (holder: Holder) => RawBuilder<unknown>;
  /** The name of its part in a copy, with the columns (SQL, the first one orders the rows); or why it is in none. */
  readonly copy: { readonly part: string; readonly columns: string } | { readonly left: string };
  /** What becomes of the rows when the account is deleted: they go, or stay for a reason. */
  readonly end: 'goes' | { readonly stays: string };
}

type Of = Holding['of'];

const bySubject: Of = ({ subjectId }) => sql`subject_id = ${subjectId}`;
const byAccount: Of = ({ subjectId }) => sql`account_id = ${subjectId}`;
const byCustomer: Of = ({ subjectId }) => sql`customer_id = ${subjectId}`;
const byMailbox: Of = ({ email, hasMailbox }) => (hasMailbox ? sql`email = ${email}` : sql`false`);
/** Orders of the account, and those that were placed as a guest with its address. */
const ordersOf: Of = ({
  subjectId,
  email,
  hasMailbox,
}) => sql`(subject_id = ${subjectId} or (${hasMailbox} and email = ${email}
  and exists (select from subject s where s.subject_id = orders.subject_id and s.kind = 'GUEST')))`;
const withOrders: Of = (holder) => sql`order_number in (select order_number from orders where ${ordersOf(holder)})`;
const withLedger: Of = ({ subjectId }) =>
  sql`account_id in (select account_id from ledger_account where owner_id = ${subjectId})`;
/** Open carts, that of a till where its customer is served now among them. */
export const openCartsOf: Of = ({ subjectId }) => sql`state = 'open' and (subject_id = ${subjectId}
  or subject_id in (select sv.subject_id from serving sv where sv.customer_id = ${subjectId} and sv.ended_at is null))`;
const withCarts: Of = (holder) => sql`cart_id in (select cart_id from cart where ${openCartsOf(holder)})`;
const withLists: Of = ({ subjectId }) => sql`list_id in (select list_id from wishlist where subject_id = ${subjectId})`;

const withCases: Of = ({ subjectId }) =>
  sql`case_number in (select case_number from support_case where subject_id = ${subjectId})`;

/** What the shop answered to another address is for whoever lives there. */
const withOwnCases: Of = ({ subjectId }) =>
  sql`case_number in (select case_number from support_case where subject_id = ${subjectId} and of_account)`;

const secret = { left: 'secret: dangerous in the hands of whoever finds the copy' };
const technical = { left: 'says nothing about its holder beyond the other parts' };
const answered = { stays: 'is answered by mail, and a warranty outlives the account' };
const law = { stays: 'tax and commercial law ask for it, and the buyer can still return goods' };

/**
 * All that is kept of an account, rows that refer to others first. A test compares the list with the tables of the database.
 * Besides it: carts are emptied, since units may be held for them; messages in the outbox name what they are about, and go within 30 days.
 */
export const holdings: readonly Holding[] = [
  { table: 'idempotency', of: bySubject, copy: technical, end: 'goes' },
  {
    table: 'session',
    of: ({ subjectId }) => sql`(subject_id = ${subjectId} or opened_by = ${subjectId})`,
    copy: { part: 'devices', columns: 'created_at, last_used_at, browser, system, device, store_id' },
    end: { stays: 'ended, for a day: it refuses the calls of pages that are still open' },
  },
  { table: 'authorisation_code', of: bySubject, copy: secret, end: 'goes' },
  { table: 'former_password', of: bySubject, copy: secret, end: 'goes' },
  { table: 'recovery_code', of: bySubject, copy: secret, end: 'goes' },
  {
    table: 'second_factor',
    of: bySubject,
    copy: { part: 'secondFactor', columns: 'confirmed_at, method' },
    end: 'goes',
  },
  { table: 'mailed_code', of: bySubject, copy: secret, end: 'goes' },
  { table: 'sign_in_code', of: bySubject, copy: secret, end: 'goes' },
  { table: 'mailed_link', of: bySubject, copy: secret, end: 'goes' },
  { table: 'passkey_challenge', of: bySubject, copy: secret, end: 'goes' },
  {
    table: 'passkey',
    of: bySubject,
    copy: { part: 'passkeys', columns: 'created_at, last_used_at, name' },
    end: 'goes',
  },
  { table: 'text_code', of: bySubject, copy: secret, end: 'goes' },
  {
    table: 'social_identity',
    of: bySubject,
    copy: { part: 'identityProviders', columns: 'linked_at, idp' },
    end: 'goes',
  },
  {
    table: 'consumer_address',
    of: bySubject,
    copy: { part: 'addresses', columns: 'added_at, approach_type, main, address' },
    end: 'goes',
  },
  {
    table: 'subscription',
    of: bySubject,
    copy: {
      part: 'subscriptions',
      columns: 'channel, type, optin, double_optin, recipient, category, country, optin_at, optout_at',
    },
    end: 'goes',
  },
  {
    table: 'newsletter_reader',
    of: byMailbox,
    copy: { part: 'newsletter', columns: 'optin_at, email, locale, confirmed_at, optout_at, form_location' },
    end: { stays: 'of a mailbox, not of the account; shows that its reader agreed, and has ended it' },
  },
  {
    table: 'stock_notice',
    of: byMailbox,
    copy: { part: 'backInStockWishes', columns: 'asked_at, upc, email, locale' },
    end: 'goes',
  },
  {
    table: 'event_registration',
    of: bySubject,
    copy: {
      part: 'eventRegistrations',
      columns: 'registered_at, event_id, event, attending_days, details, terms_accepted_at',
    },
    end: 'goes',
  },
  {
    table: 'support_picture',
    of: ({ subjectId }) => sql`subject_id = ${subjectId} and case_number is null`,
    copy: { left: 'is of a case that was not sent, and goes within a day' },
    end: 'goes',
  },
  {
    table: 'support_picture',
    of: withCases,
    copy: {
      part: 'supportPictures',
      columns: "added_at, case_number, format, width, height, encode(data, 'base64') as picture",
    },
    end: answered,
  },
  {
    table: 'support_message',
    of: withOwnCases,
    copy: { part: 'supportMessages', columns: 'written_at, case_number, author, body' },
    end: answered,
  },
  {
    table: 'support_case',
    of: bySubject,
    copy: {
      part: 'supportCases',
      columns: 'opened_at, case_number, kind, email, locale, state, changed_at, details',
    },
    end: answered,
  },
  {
    table: 'wishlist_item',
    of: withLists,
    copy: { part: 'listEntries', columns: 'added_at, list_id, product_id, upc, qty, gift' },
    end: 'goes',
  },
  {
    table: 'wishlist',
    of: bySubject,
    copy: { part: 'lists', columns: 'created_at, list_id, kind, share_token is not null as shared' },
    end: 'goes',
  },
  {
    table: 'shared_cart',
    of: bySubject,
    copy: { part: 'sharedCarts', columns: 'created_at, expires_at, market, lines' },
    end: 'goes',
  },
  {
    table: 'saved_card',
    of: bySubject,
    copy: { part: 'savedCards', columns: 'created_at, brand, last_four, expiry, holder, is_default' },
    end: 'goes',
  },
  { table: 'payment_session', of: bySubject, copy: technical, end: 'goes' },
  {
    table: 'device_fingerprint',
    of: bySubject,
    copy: { part: 'deviceFingerprints', columns: 'created_at, fingerprint' },
    end: 'goes',
  },
  { table: 'cart_tender', of: withCarts, copy: technical, end: 'goes' },
  { table: 'price_adjustment', of: withCarts, copy: technical, end: 'goes' },
  {
    table: 'cart_line',
    of: withCarts,
    copy: { part: 'cartLines', columns: 'added_at, product_id, upc, qty, store_id, amount, gift' },
    end: 'goes',
  },
  {
    table: 'cart',
    of: openCartsOf,
    copy: {
      part: 'carts',
      columns: 'created_at, updated_at, coupons, shipping_address, billing_address, group_addresses',
    },
    end: { stays: 'empty, until nothing is held for it' },
  },
  {
    table: 'review_vote',
    of: bySubject,
    copy: { part: 'reviewVotes', columns: 'review_id, helpful' },
    end: 'goes',
  },
  {
    table: 'review_flag',
    of: bySubject,
    copy: { part: 'reviewReports', columns: 'flagged_at, review_id, reason, text' },
    end: { stays: 'a moderator decides on it; its sender is an id that names nobody' },
  },
  {
    table: 'review',
    of: byAccount,
    copy: {
      part: 'reviews',
      columns: 'written_at, style_id, language, score, title, body, author, fit, quality, size, state',
    },
    end: 'goes',
  },
  {
    table: 'answer_vote',
    of: bySubject,
    copy: { part: 'answerVotes', columns: 'answer_id, helpful' },
    end: 'goes',
  },
  {
    table: 'answer',
    of: byAccount,
    copy: { part: 'answers', columns: 'written_at, question_id, language, body, author, state' },
    end: 'goes',
  },
  {
    table: 'question',
    of: byAccount,
    copy: { part: 'questions', columns: 'written_at, question_id, style_id, language, body, author, state' },
    end: 'goes',
  },
  {
    table: 'invitation',
    of: ({ subjectId }) => sql`invited_id = ${subjectId}`,
    copy: { part: 'invitationsFollowed', columns: 'accepted_at, points, least_amount, currency, rewarded_at' },
    end: 'goes',
  },
  {
    table: 'invitation',
    of: ({ subjectId }) => sql`inviter_id = ${subjectId}`,
    copy: { part: 'invitationsSent', columns: 'accepted_at' },
    end: { stays: 'is of the person who followed it, and then names nobody else' },
  },
  { table: 'found_customer', of: byCustomer, copy: technical, end: 'goes' },
  {
    table: 'serving',
    of: byCustomer,
    copy: { part: 'servedInStores', columns: 'begun_at, ended_at, store_id, shares_addresses' },
    end: 'goes',
  },
  {
    table: 'store_consent',
    of: byCustomer,
    copy: { part: 'consentsInStores', columns: 'agreed_at, purpose, store_id' },
    end: 'goes',
  },
  {
    table: 'associate_action',
    of: ({ subjectId }) => sql`employee_account_id = ${subjectId}`,
    copy: { left: 'of the work in a store, which the employer answers for; its targets are other people' },
    end: { stays: 'shows what was done in a store, and by whom' },
  },
  {
    table: 'coupon_use',
    of: bySubject,
    copy: { part: 'couponUses', columns: 'order_number, code' },
    end: law,
  },
  {
    table: 'placement',
    of: (holder) => sql`${bySubject(holder)} and state = 'failed'`,
    copy: { part: 'failedOrders', columns: 'created_at, order_number, error_id' },
    end: 'goes',
  },
  {
    table: 'orders',
    of: ordersOf,
    copy: { part: 'orders', columns: 'placed_at, order_number, status, locale, email, body' },
    end: law,
  },
  {
    table: 'shipment',
    of: withOrders,
    copy: {
      part: 'shipments',
      columns: 'order_number, shipment_id, status, events, carrier, tracking_number, tracking_url',
    },
    end: law,
  },
  {
    table: 'order_reversal',
    of: withOrders,
    copy: {
      part: 'cancellationsAndReturns',
      columns: 'created_at, order_number, kind, state, lines, amount, label_code',
    },
    end: law,
  },
  {
    table: 'withdrawal',
    of: withOrders,
    copy: { part: 'withdrawals', columns: 'declared_at, order_number, lines' },
    end: law,
  },
  {
    table: 'payment',
    of: withOrders,
    copy: { part: 'payments', columns: 'created_at, order_number, method, amount, currency, state, details' },
    end: law,
  },
  {
    table: 'refund',
    of: withOrders,
    copy: { part: 'refunds', columns: 'created_at, order_number, amount, state, done_at' },
    end: law,
  },
  {
    table: 'ledger_entry',
    of: withLedger,
    copy: { part: 'balanceChanges', columns: 'created_at, account_id, kind, amount, reference' },
    end: law,
  },
  {
    table: 'ledger_account',
    of: ({ subjectId }) => sql`owner_id = ${subjectId}`,
    copy: {
      part: 'balances',
      columns: `created_at, account_id, kind, unit, balance, cap,
        (select c.last_four from value_card c where c.card_id = ledger_account.account_id) as last_four`,
    },
    end: law,
  },
  {
    table: 'account',
    of: bySubject,
    copy: {
      part: 'account',
      columns: `created_at, email, phone, first_name, last_name, postal_code, to_char(birth_date, 'YYYY-MM-DD') as birth_date, gender,
        country, locale, prosumer, credit, loyalty, loyalty_since, member_id, referred_by, invitation_code, interests, shoe_size, discount_terms_at,
        notifications, source, mailbox_proven_at, disabled_at, used_at, idle_notice_at, updated_at`,
    },
    end: 'goes',
  },
];

/** Tables with a column that could name somebody, and why they hold nothing of an account. */
export const besides: Readonly<Record<string, string>> = {
  subject: 'an id without a person',
  staff: 'staff are no shoppers',
  staff_action: 'names staff, and shoppers by number of order or id of account alone',
  location: 'telephones of stores',
  stopped_phone: 'a number, not an account: nothing may be sent to it, whoever enters it',
};
