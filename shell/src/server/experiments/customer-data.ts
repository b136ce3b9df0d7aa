import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { postJson } from '../post-json.ts';
import type { Decider } from './decider.ts';

/** What happened to a customer, for the customer data platform. */
interface CustomerEvent {
  readonly visitor: string;
  readonly type: string;
  readonly action: string;
  readonly data: Readonly<Record<string, string>>;
}

export interface CustomerData {
  /** Segments of a visitor as far as they are known; null otherwise. */
  known(visitor: string): readonly string[] | null;
  /** Asks for the segments that decide anything, for the next page: none waits for them. */
  learn(visitor: string, decider: Pick<Decider, 'datafile' | 'segments'>): void;
  track(event: CustomerEvent, decider: Pick<Decider, 'datafile'>): void;
}

interface Options {
  readonly onFault: (error: unknown) => void;
  /** Milliseconds until an answer has to be there. */
  readonly timeout?: number;
}

/** Visitors whose segments are remembered, and for how many milliseconds. */
const cached = { max: 100, ttl: 600_000 } as const;
/** Milliseconds until the service is asked again for the same visitor after it failed. */
const failedFor = 30_000;
const usualTimeout = 10_000;
/** Events that wait, and tries of one that the network or the service has lost. */
const maxEvents = 100;
const maxRetries = 3;
const source = 'ECOM15';

const answer = v.object({
  data: v.object({
    customer: v.object({
      audiences: v.object({ edges: v.array(v.object({ node: v.object({ name: v.string(), state: v.string() }) })) }),
    }),
  }),
});

class Refused extends Error {}

/** The customer data platform that the datafile names (ODP): its key stays on the server, and its failures change no page. */
export function createCustomerData({ onFault, timeout = usualTimeout }: Options): CustomerData {
  const segments = new LRUCache<string, { readonly names: readonly string[] | null }>(cached);
  const asking = new Set<string>();
  const waiting: { readonly url: URL; tries: number }[] = [];
  let isSending = false;

  const serviceOf = ({ datafile }: Pick<Decider, 'datafile'>) => datafile.integrations.find(({ key }) => key === 'odp');

  async function ask(visitor: string, names: readonly string[], host: string, key: string): Promise<readonly string[]> {
    const subset = names.map((name) => JSON.stringify(name)).join(',');
    const query = `query {customer(vuid : ${JSON.stringify(visitor)}) {audiences(subset: [${subset}]) {edges {node {name state}}}}}`;
    const response = await postJson(`${host}/v3/graphql`, { query }, { timeout, headers: { 'x-api-key': key } });
    if (!response.ok) throw new Error(`The customer data service answered ${response.status}`);
    const { data } = v.parse(answer, await response.json());
    return data.customer.audiences.edges.flatMap(({ node }) => (node.state === 'qualified' ? [node.name] : []));
  }

  async function send(url: URL): Promise<void> {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (response.status >= 500) throw new Error(`The customer data service answered ${response.status}`);
    if (!response.ok) throw new Refused(`The customer data service refused an event with ${response.status}`);
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let next = waiting[0]; next; next = waiting[0]) {
      const fault = await send(next.url).then(
        () => undefined,
        (error: unknown) => error,
      );
      next.tries += 1;
      if (fault !== undefined && !(fault instanceof Refused) && next.tries <= maxRetries) continue;
      if (fault !== undefined) onFault(fault);
      waiting.shift();
    }
    isSending = false;
  }

  return {
    known: (visitor) => segments.get(visitor)?.names ?? null,
    learn(visitor, decider) {
      const service = serviceOf(decider);
      if (!service?.host || !service.publicKey || decider.segments.length === 0) return;
      if (segments.has(visitor) || asking.has(visitor) || asking.size >= cached.max) return;
      asking.add(visitor);
      ask(visitor, decider.segments, service.host, service.publicKey)
        .then(
          (names) => segments.set(visitor, { names }),
          (error: unknown) => {
            segments.set(visitor, { names: null }, { ttl: failedFor });
            onFault(error);
          },
        )
        .finally(() => asking.delete(visitor));
    },
    track({ visitor, type, action, data }, decider) {
      const service = serviceOf(decider);
      if (!service?.pixelUrl || !service.publicKey || waiting.length >= maxEvents) return;
      const url = new URL(`${service.pixelUrl}/v2/zaius.gif`);
      url.search = new URLSearchParams({
        vuid: visitor,
        ...data,
        source,
        tracker_id: service.publicKey,
        event_type: type,
        vdl_action: action,
      }).toString();
      waiting.push({ url, tries: 0 });
      void sendAll();
    },
  };
}
