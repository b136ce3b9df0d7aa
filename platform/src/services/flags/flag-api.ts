import type { FlagValue } from 'shared-contracts/flags';
import * as v from 'valibot';

export interface FlagApiSettings {
  /** Of LaunchDarkly's REST interface, or of what speaks it. */
  readonly url: string;
  readonly token: string;
  readonly project: string;
  readonly environment: string;
}

const value = v.union([v.boolean(), v.string(), v.number()]);
const servedFlag = v.object({
  key: v.string(),
  variations: v.array(v.object({ _id: v.string(), value })),
  environments: v.record(
    v.string(),
    v.object({
      on: v.boolean(),
      offVariation: v.optional(v.number()),
      fallthrough: v.optional(v.object({ variation: v.optional(v.number()) }), {}),
    }),
  ),
});
const flagList = v.object({ items: v.array(servedFlag) });

/** A flag at the service. */
export interface ServedFlag {
  readonly key: string;
  readonly values: readonly FlagValue[];
  /** What everybody gets; undefined where rules or shares decide. */
  readonly value: FlagValue | undefined;
}

export interface FlagApi {
  list(): Promise<readonly ServedFlag[]>;
  /** Gives a value to everybody. */
  set(key: string, value: FlagValue, reason: string): Promise<void>;
}

/** Milliseconds until the service has to have answered. */
const timeout = 5000;

export function createFlagApi({ url, token, project, environment }: FlagApiSettings): FlagApi {
  const address = `${url}/api/v2/flags/${encodeURIComponent(project)}`;
  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(address + path, {
      ...init,
      headers: { authorization: token, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The flag service answered ${response.status}`);
    return response.json();
  }
  const listed = async () =>
    v.parse(flagList, await ask(`?env=${encodeURIComponent(environment)}&summary=0&limit=200`)).items;
  return {
    list: async () =>
      (await listed()).map((flag) => ({ ...flag, values: valuesOf(flag), value: valueForAll(flag, environment) })),
    async set(key, wanted, reason) {
      const variation = (await listed())
        .find((flag) => flag.key === key)
        ?.variations.find((one) => one.value === wanted);
      if (!variation) throw new Error(`The flag service has no ${key} with ${wanted}`);
      await ask(`/${encodeURIComponent(key)}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json; domain-model=launchdarkly.semanticpatch' },
        body: JSON.stringify({
          environmentKey: environment,
          comment: reason,
          instructions: [
            { kind: 'turnFlagOn' },
            { kind: 'updateFallthroughVariationOrRollout', variationId: variation._id },
          ],
        }),
      });
    },
  };
}

type Listed = v.InferOutput<typeof servedFlag>;

const valuesOf = ({ variations }: Listed): FlagValue[] => variations.map((variation) => variation.value);

function valueForAll({ variations, environments }: Listed, environment: string): FlagValue | undefined {
  const state = environments[environment];
  const index = state?.on ? state.fallthrough.variation : state?.offVariation;
  return index === undefined ? undefined : variations[index]?.value;
}
