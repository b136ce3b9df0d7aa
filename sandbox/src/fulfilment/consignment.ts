import { createHash } from 'node:crypto';
import * as v from 'valibot';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const units = v.pipe(v.number(), v.integer(), v.minValue(0));

export const shipmentBody = v.strictObject({
  service: v.picklist(['standard', 'express', 'customs', 'pudo', 'pickup', 'sts']),
  /** Where a pickup is handed over. */
  storeId: v.optional(text(12)),
  recipient: v.optional(
    v.object({
      name: text(70),
      /** In international form, e.g. `+15035550142`. */
      phone: v.optional(v.pipe(v.string(), v.regex(/^\+\d{6,15}$/))),
      addressLine1: text(60),
      addressLine2: v.optional(text(60)),
      city: text(50),
      postalCode: text(12),
      region: v.optional(text(5)),
      country: text(2),
      collectionPointId: v.optional(text(20)),
    }),
  ),
  /** The day promised to the shopper. */
  deliverBy: v.optional(v.pipe(v.string(), v.isoDate())),
  lines: v.array(
    v.strictObject({ lineId: text(40), upc: text(20), location: text(12), quantity: units, cancelled: units }),
  ),
});
export const returnBody = v.strictObject({
  orderNumber: text(24),
  labelCode: text(30),
  lines: v.array(v.strictObject({ lineId: text(40), quantity: units })),
});
export type ShipmentBody = v.InferOutput<typeof shipmentBody>;
export type ReturnBody = v.InferOutput<typeof returnBody>;

export type StepType =
  | 'shipment.packed'
  | 'shipment.shipped'
  | 'shipment.ready'
  | 'shipment.collected'
  | 'parcel.delivered'
  | 'return.received';

/** Something that happens to a consignment, and that the shop is told about. */
export interface ConsignmentEvent {
  /** Id of the event. */
  readonly id: string;
  readonly type: StepType;
  /** When it happens by itself. */
  readonly dueAt: string;
  /** When it happened. */
  readonly at?: string;
  readonly acknowledged?: true;
}

/** An outgoing shipment or a return. */
export type Consignment = {
  readonly id: string;
  readonly orderNumber: string;
  readonly acceptedAt: string;
  readonly steps: readonly ConsignmentEvent[];
} & (
  | { readonly kind: 'shipment'; readonly shipmentId: string; readonly body: ShipmentBody }
  | { readonly kind: 'return'; readonly body: ReturnBody }
);

export const carrierName = 'Sandbox Parcel';
/** The second address line of a parcel that arrives immediately. */
const EXPRESS_LANE = 'Demo courier';
const HOUR_MS = 3_600_000;
/** Parcels arrive on the afternoon of the promised day. */
const ARRIVAL = 'T15:00:00.000Z';
const RETURN_HOURS = 72;

const step = (type: StepType, dueAt: string): ConsignmentEvent => ({ id: `evt_${crypto.randomUUID()}`, type, dueAt });

/** Plans a shipment: an hour until it is packed, five until it leaves; pickups are ready after two. */
export function shipmentSteps({ service, recipient, deliverBy }: ShipmentBody, acceptedAt: Date): ConsignmentEvent[] {
  const after = (hours: number): string => new Date(acceptedAt.getTime() + hours * HOUR_MS).toISOString();
  if (service === 'pickup' || service === 'sts')
    return [step('shipment.packed', after(1)), step('shipment.ready', after(2)), step('shipment.collected', after(26))];
  const isImmediate = recipient?.addressLine2 === EXPRESS_LANE;
  const promised = deliverBy ? `${deliverBy}${ARRIVAL}` : '';
  const [, arrival = after(6)] = [promised, after(6)].sort();
  return [
    step('shipment.packed', after(isImmediate ? 0 : 1)),
    step('shipment.shipped', after(isImmediate ? 0 : 5)),
    step('parcel.delivered', isImmediate ? after(0) : arrival),
  ];
}

export const returnSteps = (announcedAt: Date): ConsignmentEvent[] => [
  step('return.received', new Date(announcedAt.getTime() + RETURN_HOURS * HOUR_MS).toISOString()),
];

/** Returns the tracking number of a shipment; stable, and without a hint at others. */
export const trackingNumberOf = (id: string): string =>
  `TP${createHash('sha256').update(id).digest('hex').slice(0, 12).toUpperCase()}`;

export const hasHappened = ({ steps }: Consignment, type: StepType): boolean =>
  steps.some((each) => each.type === type && each.at !== undefined);

/** Lets the next step happen. */
export function advanced(consignment: Consignment, at: Date): Consignment {
  const next = consignment.steps.findIndex((each) => each.at === undefined);
  return {
    ...consignment,
    steps: consignment.steps.map((each, index) => (index === next ? { ...each, at: at.toISOString() } : each)),
  };
}

export const acknowledged = (consignment: Consignment, stepId: string): Consignment => ({
  ...consignment,
  steps: consignment.steps.map((each) => (each.id === stepId ? { ...each, acknowledged: true } : each)),
});

/** Returns an updated shipment: counts of cancelled units only grow, and a shipment without units goes nowhere. */
export function updated(before: Consignment & { readonly kind: 'shipment' }, body: ShipmentBody): Consignment {
  const lines = body.lines.map((line) => {
    const known = before.body.lines.find(({ lineId }) => lineId === line.lineId);
    return { ...line, cancelled: Math.max(line.cancelled, known?.cancelled ?? 0) };
  });
  const isEmpty = lines.every(({ quantity, cancelled }) => cancelled >= quantity);
  return { ...before, body: { ...body, lines }, steps: isEmpty ? [] : before.steps };
}

/** Returns whether a body cancels units that the shipment still contains. */
export const cancelsMore = (before: ShipmentBody, { lines }: ShipmentBody): boolean =>
  lines.some(
    ({ lineId, cancelled }) => cancelled > (before.lines.find((line) => line.lineId === lineId)?.cancelled ?? 0),
  );
