import * as v from 'valibot';
import type { AdmittedRecord } from './intake.ts';

const common = { at: v.number(), remote: v.string(), release: v.string(), owner: v.string(), trace: v.string() };
const record = v.variant('event', [
  v.object({ ...common, event: v.literal('remote-loaded'), duration: v.number() }),
  v.object({
    ...common,
    event: v.literal('web-vital'),
    name: v.picklist(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
    value: v.number(),
  }),
  v.object({ ...common, event: v.literal('long-task'), duration: v.number() }),
  v.object({
    ...common,
    event: v.literal('exception'),
    phase: v.string(),
    message: v.string(),
    stack: v.string(),
  }),
]);
const admitted = v.object({
  record,
  origin: v.object({ id: v.string(), screen: v.string(), locale: v.string(), browser: v.string() }),
  isNewPage: v.boolean(),
  isNewFailure: v.boolean(),
  counts: v.boolean(),
});
/** Orders that were placed between two moments, in milliseconds since 1970. */
const placedOrders = v.object({ from: v.number(), to: v.number(), count: v.number() });
export type PlacedOrders = v.InferOutput<typeof placedOrders>;

export const batchSchema = v.object({
  at: v.number(),
  records: v.array(admitted),
  orders: v.optional(placedOrders),
});

/** What was received at one time: a line of the journal, which is read completely or not at all. */
export interface Batch {
  readonly at: number;
  readonly records: readonly AdmittedRecord[];
  readonly orders?: PlacedOrders | undefined;
}
