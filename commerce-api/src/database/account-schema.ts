import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { CaseState } from 'shared-contracts/case-limits';
import type { CountryCode, LocaleId, Region } from 'shared-contracts/locale';
import type { DefaultTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

export type LoyaltyState = 'none' | 'unconfirmed' | 'member';
export type Gender = 'female' | 'male' | 'other' | 'undisclosed';

export interface AccountTable {
  subject_id: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  /** E.164. */
  phone: string | null;
  first_name: string;
  last_name: string;
  postal_code: string;
  /** A date; read it with to_char, because drivers convert it to a timestamp. */
  birth_date: ColumnType<Date | null, string | null, string | null>;
  gender: Gender | null;
  country: CountryCode;
  locale: LocaleId;
  prosumer: 'WRANX' | 'IPA' | null;
  credit: 'athlete' | 'influencer' | null;
  loyalty: Generated<LoyaltyState>;
  loyalty_since: NullableTimestamp;
  member_id: string | null;
  /** Counts for nothing; the version before writes it. Remove it, from `my-data/holdings.ts` first. */
  referred_by: string | null;
  /** Part of the link with which a member invites others; made when it is first read. */
  invitation_code: string | null;
  interests: string | null;
  shoe_size: string | null;
  discount_terms_at: NullableTimestamp;
  notifications: Generated<Record<string, string | boolean>>;
  source: Generated<Record<string, string>>;
  /** When the holder of the mailbox first came in by it; null while the address may be somebody else's. */
  mailbox_proven_at: NullableTimestamp;
  /** Since when nobody can sign in. */
  disabled_at: NullableTimestamp;
  /** When it was last signed in to. */
  used_at: DefaultTimestamp;
  /** When its holder was warned that the unused account will be deleted. */
  idle_notice_at: NullableTimestamp;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
}

export interface FormerPasswordTable {
  subject_id: string;
  password_hash: string;
  replaced_at: DefaultTimestamp;
}

export interface SignInAttemptTable {
  login_hash: string;
  attempts: number;
  until: Timestamp;
}

export interface SecondFactorTable {
  subject_id: string;
  method: 'app' | 'mail';
  /** The key of an authenticator app in base32. */
  secret: string | null;
  /** The time step of the last code that was accepted. */
  last_step: Generated<string | number>;
  /** Null until a first code has confirmed it. */
  confirmed_at: NullableTimestamp;
}

export interface RecoveryCodeTable {
  subject_id: string;
  /** The first part of the code, by which it is found. */
  label: string;
  code_hash: string;
  used_at: NullableTimestamp;
}

/** Beside `sign_in_code` for versions that kept one code per account. Remove it together with the table. */
export interface MailedCodeTable {
  subject_id: string;
  code_hash: string;
  expires_at: Timestamp;
}

export interface SignInCodeTable {
  asked_by_hash: string;
  subject_id: string;
  code_hash: string;
  wrong: number;
  expires_at: Timestamp;
}

export interface PasskeyTable {
  passkey_id: string;
  /** Bytes in base64url, as is the public key (COSE). */
  credential_id: string;
  subject_id: string;
  public_key: string;
  /** How often its device has signed; 0 for devices that do not count. */
  counter: string | number;
  transports: ColumnType<readonly string[], RawBuilder<readonly string[]>, never>;
  name: string;
  created_at: Timestamp;
  last_used_at: NullableTimestamp;
}

export interface PasskeyChallengeTable {
  challenge_hash: string;
  purpose: 'add' | 'sign-in';
  /** The account that adds a passkey; null for signing in, when it is not known yet. */
  subject_id: string | null;
  expires_at: Timestamp;
}

export interface AuthorizationCodeTable {
  code_hash: string;
  subject_id: string;
  code_challenge: string;
  store_id: string | null;
  store_employee_id: string | null;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

export interface MailedLinkTable {
  link_id: string;
  subject_id: string;
  purpose: 'password' | 'loyalty' | 'members-news' | 'email' | 'staff';
  /** The new address, for links that confirm one. */
  email: Generated<string | null>;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

export interface StoreEmployeeTable {
  store_id: string;
  store_employee_id: string;
  name: string;
}

export interface ConsumerAddressTable {
  address_id: string;
  subject_id: string;
  approach_type: 'S' | 'B';
  main: boolean;
  address: Address;
  content_hash: string;
  added_at: DefaultTimestamp;
}

export interface SubscriptionTable {
  subject_id: string;
  channel: 'email' | 'sms';
  type: 'Newsletter' | 'LoyaltyNewsletter';
  optin: boolean;
  double_optin: boolean;
  recipient: string;
  category: string | null;
  country: CountryCode;
  region: Region;
  optin_at: NullableTimestamp;
  optout_at: NullableTimestamp;
}

export interface TextCodeTable {
  subject_id: string;
  phone: string;
  code_hash: string;
  expires_at: Timestamp;
}

export interface StoppedPhoneTable {
  phone: string;
  stopped_at: Timestamp;
}

export interface StockNoticeTable {
  notice_id: Generated<string>;
  upc: string;
  /** Lower case. */
  email: string;
  locale: LocaleId;
  /** The warehouse of the locale's market. */
  location_id: string;
  asked_at: Timestamp;
}

export interface NewsletterReaderTable {
  /** Lower case. */
  email: string;
  locale: LocaleId;
  link_id: string;
  link_ends_at: Timestamp;
  optin_at: Timestamp;
  confirmed_at: NullableTimestamp;
  optout_at: NullableTimestamp;
  /** Where the form stood that asked for it. */
  form_location: string | null;
}

export interface RateWindowTable {
  bucket: string;
  taken: number;
  ends_at: Timestamp;
}

export interface AssociateActionTable {
  action_id: string;
  subject_id: string;
  store_id: string;
  store_employee_id: string;
  /** The account that signed in; null in rows of an older release. */
  employee_account_id: string | null;
  call: string;
  target: string;
  outcome: string;
  correlation_id: string;
  done_at: DefaultTimestamp;
}

export interface SocialIdentityTable {
  idp: string;
  idp_subject: string;
  subject_id: string;
  linked_at: DefaultTimestamp;
}

export interface EventRegistrationTable {
  registration_id: string;
  event_id: string;
  subject_id: string;
  attending_days: string[];
  details: Record<string, string>;
  terms_accepted_at: Timestamp;
  registered_at: DefaultTimestamp;
  /** When it was last mailed, or will be. */
  mail_at: Timestamp | null;
  /** What the event was when it was registered for, for when it is no longer published. */
  event: Record<string, string> | null;
  /** When the event has ended everywhere, as far as was known. */
  ends_at: Timestamp | null;
}

export interface EventLockTable {
  event_id: string;
}

export interface SupportCaseTable {
  case_number: string;
  kind: 'WARRANTY' | 'CONTACT';
  subject_id: string;
  email: string;
  details: Record<string, string>;
  state: Generated<CaseState>;
  /** Of the page that it was sent from; null in rows of an older release. */
  locale: LocaleId | null;
  /** Counts what staff must have seen before they act. */
  revision: Generated<number>;
  /** When it came into its state, or was last written to. */
  changed_at: DefaultTimestamp;
  /** Whether it was sent with the address of the account, which then reads it. */
  of_account: Generated<boolean>;
  opened_at: DefaultTimestamp;
}

export interface SupportMessageTable {
  message_id: string;
  case_number: string;
  author: 'shopper' | 'staff';
  /** Who answered. */
  staff_email: string | null;
  body: string;
  written_at: Timestamp;
}

export interface SupportPictureTable {
  picture_id: string;
  /** Who uploaded it. */
  subject_id: string;
  /** Null until the case is opened with it. */
  case_number: string | null;
  position: Generated<number>;
  format: 'jpeg' | 'webp';
  /** Pixels. */
  width: number;
  height: number;
  data: Buffer;
  added_at: Timestamp;
}

export interface FoundCustomerTable {
  reference_hash: string;
  session_id: string;
  customer_id: string;
  expires_at: Timestamp;
}

export interface ServingTable {
  /** The subject of the till while the customer is served. */
  subject_id: string;
  customer_id: string;
  store_id: string;
  store_employee_id: string;
  /** The account that signed in; null in rows of an older release. */
  employee_account_id: string | null;
  shares_addresses: boolean;
  begun_at: Timestamp;
  ended_at: NullableTimestamp;
}

export interface StoreConsentTable {
  consent_id: string;
  customer_id: string;
  purpose: 'account' | 'newsletter' | 'loyalty' | 'serving' | 'addresses';
  store_id: string;
  store_employee_id: string;
  /** The account that signed in; null in rows of an older release. */
  employee_account_id: string | null;
  agreed_at: Timestamp;
}

/** A new member who has followed an invitation, with what both were promised. */
export interface InvitationTable {
  invited_id: string;
  /** Null once the inviting member has left. */
  inviter_id: string | null;
  points: number;
  /** Minor units. */
  least_amount: number;
  currency: string;
  /** Yearly limit of rewarded invitations for the member who sent this one. */
  most_per_year: number;
  accepted_at: Timestamp;
  rewarded_at: NullableTimestamp;
}

export interface AccountSchema {
  found_customer: FoundCustomerTable;
  serving: ServingTable;
  store_consent: StoreConsentTable;
  account: AccountTable;
  invitation: InvitationTable;
  former_password: FormerPasswordTable;
  sign_in_attempt: SignInAttemptTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  mailed_code: MailedCodeTable;
  sign_in_code: SignInCodeTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  authorisation_code: AuthorizationCodeTable;
  mailed_link: MailedLinkTable;
  store_employee: StoreEmployeeTable;
  consumer_address: ConsumerAddressTable;
  subscription: SubscriptionTable;
  newsletter_reader: NewsletterReaderTable;
  text_code: TextCodeTable;
  stopped_phone: StoppedPhoneTable;
  stock_notice: StockNoticeTable;
  rate_window: RateWindowTable;
  associate_action: AssociateActionTable;
  social_identity: SocialIdentityTable;
  event_registration: EventRegistrationTable;
  event_lock: EventLockTable;
  support_case: SupportCaseTable;
  support_message: SupportMessageTable;
  support_picture: SupportPictureTable;
}
