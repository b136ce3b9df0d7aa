import type { Generated } from 'kysely';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { CommittedStatus, ShipmentStatus } from 'shared-contracts/entities/order-status';
import type { CountryCode, LocaleId } from 'shared-contracts/locale';
import type { SubjectKind } from '../base/subject.ts';
import type { DefaultTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

export interface SubjectTable {
  subject_id: string;
  kind: SubjectKind;
  created_at: DefaultTimestamp;
}

export interface SessionTable {
  session_id: string;
  subject_id: string;
  /** Hash of what all tokens of the session share; null for a session that an older instance opened. */
  family_hash: string | null;
  refresh_hash: string;
  previous_hash: string | null;
  rotated_at: DefaultTimestamp;
  expires_at: Timestamp;
  revoked_at: NullableTimestamp;
  /** Only for associates: store and employee id. */
  store_id: string | null;
  store_employee_id: string | null;
  created_at: DefaultTimestamp;
  last_used_at: DefaultTimestamp;
  confirmed_at: NullableTimestamp;
  /** When its holder last confirmed who they are, beyond signing in. */
  presence_at: NullableTimestamp;
  /** Only for associates: the employee who signed in. */
  opened_by: string | null;
  browser: string | null;
  system: string | null;
  device: 'mobile' | 'tablet' | 'desktop' | null;
}

export interface CartTable {
  cart_id: string;
  subject_id: string;
  state: Generated<'open' | 'placing' | 'ordered'>;
  revision: Generated<number>;
  coupons: Generated<string[]>;
  /** Chosen method id by shipping group. */
  shipping_methods: Generated<Record<string, string>>;
  shipping_address: Address | null;
  billing_address: Address | null;
  /** Addresses of the groups other than home delivery, by group id. */
  group_addresses: Generated<Record<string, Address>>;
  /** Points of the loyalty voucher on the cart. */
  voucher_points: number | null;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
}

export interface Gift {
  to: string;
  email?: string | undefined;
  message: string;
}

export interface CartLineTable {
  cart_id: string;
  line_id: string;
  product_id: string;
  upc: string;
  qty: number;
  max_qty: number;
  store_id: Generated<string>;
  /** '' for the location in store_id, or `sts` for ship-to-store. */
  service: Generated<'' | 'sts'>;
  line_key: Generated<string>;
  amount: number | null;
  gift: Gift | null;
  recipe_id: string | null;
  customs_code: string | null;
  added_at: DefaultTimestamp;
}

/** A way of the merchant to deliver. */
export interface DeliveryRuleTable {
  rule_id: string;
  position: number;
  /** A record of `delivery.jsonl`, checked at import. */
  rule: unknown;
}

/** What holds in a market. */
export interface MarketTable {
  market_id: CountryCode;
  warehouse_id: string;
  /** A record of `markets.jsonl`, checked at import. */
  rules: unknown;
}

export interface PromotionTable {
  promotion_id: string;
  rule: unknown;
}

export interface CouponTable {
  code: string;
  promotion_id: string;
  starts_at: NullableTimestamp;
  ends_at: NullableTimestamp;
  use_limit: number | null;
  /** Limit on orders per shopper; null for unlimited. */
  per_shopper: Generated<number | null>;
  used: Generated<number>;
  /** Whether it is the code for new members. */
  welcomes_members: Generated<boolean>;
}

export interface CouponUseTable {
  code: string;
  subject_id: string;
  order_number: string;
}

export interface CouponMarkTable {
  code: string;
  mark: string;
  order_number: string;
}

export interface IdempotencyTable {
  subject_id: string;
  key: string;
  call: string;
  request_hash: string;
  answer: unknown;
  created_at: DefaultTimestamp;
}

export type PlacementState = 'reserved' | 'challenge' | 'authorised' | 'committed' | 'undoing' | 'done' | 'failed';

export interface PlacementTable {
  placement_id: string;
  subject_id: string;
  cart_id: string;
  key: string;
  request_hash: string;
  order_number: string;
  state: PlacementState;
  snapshot: unknown;
  error_id: string | null;
  /** The provider's message. */
  error_message: string | null;
  challenge: unknown;
  challenge_result: string | null;
  leased_until: Timestamp;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
}

export interface PaymentTable {
  payment_id: string;
  placement_id: string;
  order_number: string;
  method: string;
  amount: number;
  currency: string;
  state: 'authorised' | 'captured' | 'voided';
  provider_reference: string;
  details: Record<string, string>;
  /** Position in payment order; refunds run in reverse. */
  position: Generated<number>;
  /** The stored-value account it was debited from. */
  account_id: string | null;
  refunded: Generated<number>;
  created_at: DefaultTimestamp;
  captured_at: NullableTimestamp;
}

export interface OrderTable {
  order_number: string;
  cart_id: string;
  subject_id: string;
  locale: LocaleId;
  email: string;
  status: CommittedStatus;
  body: unknown;
  placed_at: DefaultTimestamp;
  store_id: string | null;
  store_employee_id: string | null;
  revision: Generated<number>;
}

export interface OrderLineTable {
  order_number: string;
  line_id: string;
  upc: string;
  location_id: string;
  qty: number;
  row_total: number;
  shipment_id: string | null;
  product_type: string | null;
  cancelled_qty: Generated<number>;
  returned_qty: Generated<number>;
}

export interface ShipmentTable {
  order_number: string;
  shipment_id: string;
  code: string;
  store_id: string | null;
  status: ShipmentStatus;
  /** Shipment events, oldest first. */
  events: Generated<unknown>;
  /** Set only by versions before 0030, which moved shipments by a timer. */
  due_at: NullableTimestamp;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
}

export interface OutboxTable {
  outbox_id: string;
  kind: string;
  payload: unknown;
  attempts: Generated<number>;
  due_at: DefaultTimestamp;
  sent_at: NullableTimestamp;
  created_at: DefaultTimestamp;
}

export interface CommerceSchema {
  subject: SubjectTable;
  session: SessionTable;
  cart: CartTable;
  cart_line: CartLineTable;
  delivery_rule: DeliveryRuleTable;
  market: MarketTable;
  promotion: PromotionTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
  coupon_mark: CouponMarkTable;
  idempotency: IdempotencyTable;
  placement: PlacementTable;
  payment: PaymentTable;
  orders: OrderTable;
  order_line: OrderLineTable;
  shipment: ShipmentTable;
  outbox: OutboxTable;
}
