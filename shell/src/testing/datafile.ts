import type { Datafile } from 'shared-contracts/experiment-rules';

interface Given {
  readonly experiments?: readonly string[];
  readonly status?: string;
  readonly revision?: string;
  /** Of the customer data service. */
  readonly dataHost?: string;
  /** Segment that visitors have to belong to. */
  readonly segment?: string;
}

/** A datafile with experiments of two variations, half and half. */
export function someDatafile({
  experiments = ['content_0'],
  status = 'Running',
  revision = '1',
  dataHost,
  segment,
}: Given = {}): Datafile {
  const audience = {
    id: '9',
    name: segment,
    conditions: ['and', { type: 'third_party_dimension', name: 'odp.audiences', value: segment, match: 'qualified' }],
  };
  return {
    version: '4',
    accountId: '1',
    projectId: '2',
    revision,
    anonymizeIP: true,
    botFiltering: false,
    sendFlagDecisions: true,
    attributes: [{ id: '7', key: 'country' }],
    audiences: [],
    typedAudiences: segment ? [audience] : [],
    groups: [],
    rollouts: [],
    variables: [],
    events: ['add_to_cart', 'order_placed', 'checkout_failed'].map((key, place) => ({ id: String(50 + place), key })),
    integrations: dataHost ? [{ key: 'odp', host: dataHost, publicKey: 'data_key', pixelUrl: dataHost }] : [],
    featureFlags: experiments.map((key, place) => ({
      id: String(1000 + place),
      key,
      rolloutId: '',
      experimentIds: [String(2000 + place)],
      variables: [],
    })),
    experiments: experiments.map((key, place) => ({
      id: String(2000 + place),
      key: `${key}_rule`,
      layerId: String(3000 + place),
      status,
      audienceIds: segment ? ['9'] : [],
      forcedVariations: {},
      variations: ['usual', 'new'].map((name, index) => ({
        id: String(4000 + place * 2 + index),
        key: name,
        featureEnabled: true,
        variables: [],
      })),
      trafficAllocation: [0, 1].map((index) => ({
        entityId: String(4000 + place * 2 + index),
        endOfRange: 5000 * (index + 1),
      })),
    })),
  };
}
