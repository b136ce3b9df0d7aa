import * as v from 'valibot';

export interface ExperimentApiSettings {
  /** Of the management interface of the service for experiments. */
  readonly url: string;
  readonly token: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const variationResult = v.object({
  variation: v.string(),
  visitors: count,
  added: count,
  ordered: count,
  failed: count,
  orders: count,
  revenue: v.number(),
  revenueSquares: v.number(),
});
export type VariationResult = v.InferOutput<typeof variationResult>;

const servedExperiment = v.object({
  key: v.string(),
  name: v.string(),
  status: v.picklist(['Not started', 'Running', 'Paused']),
  traffic: v.number(),
  variations: v.pipe(v.array(v.string()), v.minLength(2)),
  reason: v.string(),
  startedAt: v.optional(v.number()),
  /** The baseline first. */
  results: v.array(variationResult),
});
export type ServedExperiment = v.InferOutput<typeof servedExperiment>;
const list = v.object({ items: v.array(servedExperiment) });

export interface NewExperiment {
  readonly key: string;
  readonly name: string;
  readonly traffic: number;
  readonly variations: readonly string[];
}

export interface ExperimentApi {
  list(): Promise<readonly ServedExperiment[]>;
  make(experiment: NewExperiment): Promise<void>;
  set(key: string, status: 'Running' | 'Paused', reason: string): Promise<void>;
}

/** Milliseconds until the service has to have answered. */
const timeout = 5000;

export function createExperimentApi({ url, token }: ExperimentApiSettings): ExperimentApi {
  async function ask(path: string, method = 'GET', body?: object): Promise<unknown> {
    const response = await fetch(`${url}/experiments${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The service for experiments answered ${response.status}`);
    return response.json();
  }
  return {
    list: async () => v.parse(list, await ask('')).items,
    make: async (experiment) => void (await ask('', 'POST', experiment)),
    set: async (key, status, reason) => void (await ask(`/${encodeURIComponent(key)}`, 'PATCH', { status, reason })),
  };
}
