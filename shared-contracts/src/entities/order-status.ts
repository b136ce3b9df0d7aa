/** Statuses of an order that exists: of what is found, listed, and changed. */
export const committedStatuses = ['placed', 'cancelled'] as const;
export type CommittedStatus = (typeof committedStatuses)[number];

/** Statuses of an order in answers: before it exists, or when it never did, those of its placement. */
export const orderStatuses = ['pending', ...committedStatuses, 'failed'] as const;

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
