import type { Generated } from 'kysely';
import type { OrderEventType } from 'shared-contracts/order-events';
import type { DefaultTimestamp, NullableTimestamp } from './columns.ts';

/** A system that receives order events. */
export interface WebhookTable {
  webhook_id: string;
  name: string;
  url: string;
  types: OrderEventType[];
  is_paused: Generated<boolean>;
  secret: string;
  /** The secret before, which signs too until then. */
  former_secret: string | null;
  former_until: NullableTimestamp;
  created_at: DefaultTimestamp;
}

/** What happened to an order. */
export interface OrderEventTable {
  event_id: string;
  /** Grows with each event. */
  position: Generated<string>;
  /** `webhook.test`, too. */
  type: string;
  order_number: string | null;
  data: unknown;
  happened_at: DefaultTimestamp;
}

/** A message to a system. It may outlive the system for a moment: no order waits for the removal of one. */
export interface WebhookDeliveryTable {
  webhook_id: string;
  event_id: string;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  /** When it is tried next. */
  due_at: DefaultTimestamp;
  /** The status of the last answer; null when there was none. */
  answer: number | null;
  delivered_at: NullableTimestamp;
}

export interface WebhookSchema {
  webhook: WebhookTable;
  order_event: OrderEventTable;
  webhook_delivery: WebhookDeliveryTable;
}
