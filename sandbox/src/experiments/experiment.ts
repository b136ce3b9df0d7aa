import { createHash } from 'node:crypto';
import { conversions } from 'shared-contracts/conversions';
import type { Datafile } from 'shared-contracts/experiment-rules';
import { allExperiments } from 'shared-contracts/experiments/all-experiments';
import * as v from 'valibot';

const status = v.picklist(['Not started', 'Running', 'Paused']);

/** Optimizely's rule for keys. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** An experiment of the service, on the flag with its key. */
export const servedExperiment = v.object({
  key,
  name: v.string(),
  status,
  /** Visitors of a hundred who take part. */
  traffic: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** The first is the baseline. */
  variations: v.pipe(v.array(key), v.minLength(2), v.maxLength(10)),
  /** Segment of the customer data that visitors have to belong to. */
  segment: v.optional(key),
  /** Why it is in this status. */
  reason: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  /** Milliseconds since 1970 of its last start. */
  startedAt: v.optional(v.number()),
});
export type ServedExperiment = v.InferOutput<typeof servedExperiment>;

export const newExperiment = v.pick(servedExperiment, ['key', 'name', 'traffic', 'variations', 'segment']);
export const experimentChange = v.partial(v.pick(servedExperiment, ['status', 'traffic', 'reason']));

/** The experiments on components of the shop, as somebody would have made them at the service. */
export const initialExperiments = (): ServedExperiment[] =>
  allExperiments.map((one) => ({
    key: one.key,
    name: one.purpose,
    status: 'Not started',
    traffic: 100,
    variations: [...one.variations],
    reason: '',
  }));

/** Ids are digits only: the SDKs drop other ids of variations from their events. */
export const idOf = (...names: readonly string[]): string =>
  String(createHash('sha256').update(names.join('\n')).digest().readUIntBE(0, 6));

/** Shares of the 10,000 buckets, one after the other. */
const buckets = 10_000;

/** An audience of visitors in a segment of the customer data. */
const audienceOf = (segment: string) => ({
  id: idOf('audience', segment),
  name: segment,
  conditions: [
    'and',
    ['or', ['or', { type: 'third_party_dimension', name: 'odp.audiences', value: segment, match: 'qualified' }]],
  ],
});

interface Environment {
  readonly accountId: string;
  readonly projectId: string;
  readonly revision: number;
  /** Of the customer data service. */
  readonly dataService: { readonly host: string; readonly publicKey: string };
}

/** The attributes that shops send, without which the SDKs drop them. */
const attributeKeys = [
  'country',
  'state',
  'city',
  'zip',
  'latitude',
  'longitude',
  'visit_number',
  'is_landing_page',
  'window_width',
  'window_height',
];

/** The datafile of the environment, in version 4. */
export function datafileOf(
  experiments: readonly ServedExperiment[],
  { accountId, projectId, revision, dataService }: Environment,
): Datafile {
  const segments = [...new Set(experiments.flatMap(({ segment }) => segment ?? []))];
  const audiences = segments.map(audienceOf);
  return {
    version: '4',
    accountId,
    projectId,
    revision: String(revision),
    anonymizeIP: true,
    botFiltering: false,
    sendFlagDecisions: true,
    attributes: attributeKeys.map((name) => ({ id: idOf('attribute', name), key: name })),
    audiences: audiences.map((one) => ({ ...one, conditions: JSON.stringify(one.conditions) })),
    typedAudiences: audiences,
    groups: [],
    rollouts: [],
    variables: [],
    events: Object.values(conversions).map((name) => ({
      id: idOf('event', name),
      key: name,
      experimentIds: experiments.map((one) => idOf(one.key)),
    })),
    integrations: [{ key: 'odp', ...dataService, pixelUrl: dataService.host }],
    featureFlags: experiments.map((one) => ({
      id: idOf('flag', one.key),
      key: one.key,
      rolloutId: '',
      experimentIds: [idOf(one.key)],
      variables: [],
    })),
    experiments: experiments.map((one) => ({
      id: idOf(one.key),
      key: `${one.key}_rule`,
      layerId: idOf('layer', one.key),
      status: one.status,
      audienceIds: one.segment ? [idOf('audience', one.segment)] : [],
      ...(one.segment ? { audienceConditions: ['or', idOf('audience', one.segment)] } : {}),
      forcedVariations: {},
      variations: one.variations.map((name) => ({
        id: idOf(one.key, name),
        key: name,
        featureEnabled: true,
        variables: [],
      })),
      trafficAllocation: one.variations.map((name, index) => ({
        entityId: idOf(one.key, name),
        endOfRange: Math.round((buckets * (one.traffic / 100) * (index + 1)) / one.variations.length),
      })),
    })),
  };
}
