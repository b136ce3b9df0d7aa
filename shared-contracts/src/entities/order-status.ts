/** Statuses of an order that exists: of what is found, listed, and changed. */
export const committedStatuses = ['placed', 'cancelled'] as const;
export type CommittedStatus = (typeof committedStatuses)[number];

/** Statuses of an order in answers: before it exists, or when it never did, those of its placement. */
export const orderStatuses = ['pending', ...committedStatuses, 'failed'] as const;

/**
 * How far an order has come, told by its shipments and returns, which is what a list of orders shows: `shipped` when a part
 * of it is on its way or has arrived while the rest has not, `ready` when a part waits in a store, `returned` when all of it
 * that can be sent back has come back.
 */
export const orderStages = ['placed', 'shipped', 'ready', 'delivered', 'returned', 'cancelled'] as const;
export type OrderStage = (typeof orderStages)[number];

/** Statuses of a shipment, whether it goes to an address, a store, or a mailbox. */
export const shipmentStatuses = [
  'received',
  'packed',
  'shipped',
  'delivered',
  'ready',
  'collected',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];
