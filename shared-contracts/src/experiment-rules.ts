import * as v from 'valibot';
import { pageBatches } from './event-batches.ts';

/* Rules of the experimentation library (docs/spec/content.md section 5.7), and its limits (section 9.3). */

export const userId = v.pipe(v.string(), v.nonEmpty());
export const attributeValue = v.union([v.string(), v.boolean(), v.pipe(v.number(), v.safeInteger())]);
export const attributes = v.record(v.string(), attributeValue);
export type Attributes = v.InferOutput<typeof attributes>;
export const eventTags = v.custom<Readonly<Record<string, unknown>>>(
  (tags) => typeof tags === 'object' && tags !== null && !Array.isArray(tags),
);

/** The size of a batch of events: a whole number of at least 1, else 10. */
export const batchSizeOf = (value: unknown): number =>
  Number.isInteger(value) && (value as number) >= 1 ? (value as number) : pageBatches.batchSize;
/** Milliseconds until events are sent: more than 0, else 1000. */
export const flushIntervalOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 ? value : pageBatches.flushInterval;

/** Revenue in minor units; undefined when there is none to read. */
export const revenueOf = (value: unknown): number | undefined => numberOrNone(Number.parseInt(String(value), 10));
/** A numeric value; undefined when there is none to read. */
export const tagValueOf = (value: unknown): number | undefined => numberOrNone(Number.parseFloat(String(value)));
const numberOrNone = (number: number): number | undefined => (Number.isFinite(number) ? number : undefined);

/** Prefix and longest length of a visitor's id. */
export const visitorIdPrefix = 'vuid_';
const maxVisitorId = 32;
export const isVisitorId = (text: string | undefined): text is string =>
  text !== undefined && text.length <= maxVisitorId && /^vuid_[0-9a-f]{16,}$/.test(text);

const experiment = v.looseObject({
  id: v.string(),
  key: v.string(),
  status: v.string(),
  variations: v.array(v.looseObject({ id: v.string(), key: v.string() })),
});
/** A datafile as far as the shop reads it; the SDK reads the rest. */
export const datafile = v.looseObject({
  version: v.picklist(['2', '3', '4']),
  projectId: v.string(),
  accountId: v.string(),
  revision: v.string(),
  experiments: v.array(experiment),
  featureFlags: v.optional(
    v.array(v.looseObject({ id: v.string(), key: v.string(), experimentIds: v.array(v.string()) })),
    [],
  ),
  events: v.optional(v.array(v.looseObject({ id: v.string(), key: v.string() })), []),
  integrations: v.optional(
    v.array(
      v.looseObject({
        key: v.string(),
        host: v.optional(v.string()),
        publicKey: v.optional(v.string()),
        pixelUrl: v.optional(v.string()),
      }),
    ),
    [],
  ),
});
export type Datafile = v.InferOutput<typeof datafile>;

/** Only this status is active. */
export const runningStatus = 'Running';

/** Keys of the experiments that run. An experiment is made for one flag of the service, which has its key. */
export function runningKeys({ experiments, featureFlags }: Pick<Datafile, 'experiments' | 'featureFlags'>): string[] {
  const running = new Set(experiments.filter(({ status }) => status === runningStatus).map(({ id }) => id));
  return featureFlags.filter(({ experimentIds }) => experimentIds.some((id) => running.has(id))).map(({ key }) => key);
}

const snapshotEvent = v.looseObject({
  entity_id: v.nullable(v.string()),
  key: v.string(),
  timestamp: v.pipe(v.number(), v.finite()),
  uuid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  // Sums of revenue, and of its squares, stay finite: JSON has no other numbers.
  revenue: v.optional(v.pipe(v.number(), v.safeInteger())),
  value: v.optional(v.pipe(v.number(), v.finite())),
  tags: v.optional(eventTags),
});
const decision = v.looseObject({
  campaign_id: v.nullable(v.string()),
  experiment_id: v.string(),
  variation_id: v.nullable(v.string()),
  metadata: v.optional(v.looseObject({ flag_key: v.string(), variation_key: v.string() })),
});
/** Events of one visitor. */
export const eventVisitor = v.looseObject({
  visitor_id: userId,
  attributes: v.array(v.looseObject({ key: v.string(), type: v.string(), value: attributeValue })),
  snapshots: v.array(v.looseObject({ decisions: v.optional(v.array(decision), []), events: v.array(snapshotEvent) })),
});
export type EventVisitor = v.InferOutput<typeof eventVisitor>;
/** What is sent to `/v1/events`. */
export const eventBatch = v.looseObject({
  account_id: v.string(),
  project_id: v.string(),
  revision: v.string(),
  client_name: v.string(),
  client_version: v.string(),
  anonymize_ip: v.boolean(),
  enrich_decisions: v.boolean(),
  visitors: v.pipe(v.array(eventVisitor), v.minLength(1), v.maxLength(1000)),
});
export type EventBatch = v.InferOutput<typeof eventBatch>;
