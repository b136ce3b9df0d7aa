import type { Generated } from 'kysely';
import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { DefaultTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

export type AccountKind =
  | 'GIFT_CARD'
  | 'POINTS'
  | 'REWARD_CODE'
  | 'REWARD_CARD'
  | 'ATHLETE_CREDIT'
  | 'INFLUENCER_CREDIT'
  | 'EMPLOYEE_SPEND';

export interface LedgerAccountTable {
  account_id: string;
  kind: AccountKind;
  owner_id: string | null;
  /** A currency, or POINTS. */
  unit: string;
  balance: Generated<number>;
  /** The yearly limit of a credit. */
  cap: number | null;
  created_at: DefaultTimestamp;
}

export interface LedgerEntryTable {
  account_id: string;
  key: string;
  kind: 'plain' | 'hold' | 'capture' | 'release';
  amount: number;
  settles: string | null;
  reference: string;
  created_at: DefaultTimestamp;
}

export interface ValueCardTable {
  card_id: string;
  number_hash: string;
  /** Argon2id; SHA-256 for a card that was issued before and has not been used since. */
  pin_hash: string;
  pin_digits: Generated<number>;
  mailed_at: NullableTimestamp;
  last_four: string;
  state: Generated<'active' | 'blocked'>;
  expires_at: NullableTimestamp;
  order_number: string | null;
  created_at: DefaultTimestamp;
}

export interface CartTenderTable {
  cart_id: string;
  tender_id: string;
  method: PaymentMethodId;
  account_id: string | null;
  details: Record<string, string>;
  added_at: DefaultTimestamp;
}

export interface PaymentSessionTable {
  session_id: string;
  cart_id: string;
  subject_id: string;
  method: PaymentMethodId;
  provider_reference: string;
  amount: number;
  currency: string;
  created_at: DefaultTimestamp;
}

export interface SavedCardTable {
  payment_instrument_id: string;
  subject_id: string;
  provider_reference: string;
  fingerprint: string;
  brand: string;
  last_four: string;
  /** MM/YY */
  expiry: string;
  holder: string;
  is_default: Generated<boolean>;
  created_at: DefaultTimestamp;
}

export interface OrderReversalTable {
  reversal_id: string;
  order_number: string;
  /** A `refund` takes no goods back. */
  kind: 'cancel' | 'return' | 'refund';
  state: 'announced' | 'refunding' | 'done';
  lines: unknown;
  amount: number;
  label_code: string | null;
  /** Only for what staff did: why. */
  reason: string | null;
  /** Only for refunds: what they are for. */
  part: 'order' | 'line' | 'shipping' | 'goodwill' | null;
  created_at: DefaultTimestamp;
}

/** A withdrawal from the contract of an order. */
export interface WithdrawalTable {
  withdrawal_id: string;
  order_number: string;
  lines: unknown;
  /** The announced return of what was packed. */
  return_id: string | null;
  declared_at: Timestamp;
}

export interface RefundTable {
  refund_id: string;
  reversal_id: string;
  order_number: string;
  payment_id: string;
  amount: number;
  state: 'planned' | 'done' | 'refused';
  due_at: DefaultTimestamp;
  created_at: DefaultTimestamp;
  done_at: NullableTimestamp;
}

/** Orders whose points are not credited yet. */
export interface PendingPointsTable {
  order_number: string;
  /** Minor units of goods that earn a point of the order. */
  amount_per_point: Generated<number>;
  /** When to look whether something of the order can still come back. */
  check_at: DefaultTimestamp;
}

export interface ProviderEventTable {
  provider: string;
  event_id: string;
  received_at: DefaultTimestamp;
}

export interface DeviceFingerprintTable {
  subject_id: string;
  cart_id: string;
  fingerprint: string;
  created_at: DefaultTimestamp;
}

export interface PaymentSchema {
  ledger_account: LedgerAccountTable;
  ledger_entry: LedgerEntryTable;
  value_card: ValueCardTable;
  cart_tender: CartTenderTable;
  payment_session: PaymentSessionTable;
  saved_card: SavedCardTable;
  order_reversal: OrderReversalTable;
  withdrawal: WithdrawalTable;
  refund: RefundTable;
  pending_points: PendingPointsTable;
  provider_event: ProviderEventTable;
  device_fingerprint: DeviceFingerprintTable;
}
