import { lookup } from 'node:dns/promises';
import type { PlacedOrders } from './batch.ts';

/** Milliseconds that an instance may take to answer. */
const deadline = 5000;

interface Options {
  /** Origins of the services. A name that stands for several instances is asked at each of its addresses. */
  readonly origins: readonly string[];
  readonly now?: () => number;
  /** The addresses of a host name. */
  readonly addressesOf?: (host: string) => Promise<readonly string[]>;
  /** Called for an instance that did not answer. */
  readonly onFault: (error: unknown) => void;
}

/** Counts orders by the metrics of the services, which know every order, whichever shell or till it came through. */
export function createOrderCounter(options: Options) {
  const { origins, now = Date.now, addressesOf = allAddresses, onFault } = options;
  /** The last count of each instance. */
  const counts = new Map<string, number>();
  let countedAt: number | undefined;

  async function instances(): Promise<string[]> {
    const found = await Promise.all(
      origins.map(async (origin) => {
        const url = new URL(origin);
        // A certificate is for the name, not for an address.
        if (url.protocol === 'https:') return [url.origin];
        const addresses = await addressesOf(url.hostname);
        return addresses.map((address) => {
          url.hostname = address.includes(':') ? `[${address}]` : address;
          return url.origin;
        });
      }),
    );
    return [...new Set(found.flat())];
  }

  /** Orders since the last time; undefined for an instance that is new or does not answer. */
  async function newOrdersOf(instance: string): Promise<number | undefined> {
    try {
      const count = await readCount(instance);
      const before = counts.get(instance);
      counts.set(instance, count);
      if (before === undefined) return undefined;
      // A restarted instance begins with zero.
      return count < before ? count : count - before;
    } catch (error) {
      onFault(error);
      return undefined;
    }
  }

  /** The orders since the last time that an instance answered; undefined when nothing can be said. */
  return async function countOrders(): Promise<PlacedOrders | undefined> {
    const found = await instances().catch((error: unknown): string[] => {
      onFault(error);
      return [];
    });
    const known = found.some((instance) => counts.has(instance));
    if (found.length > 0) for (const gone of counts.keys()) if (!found.includes(gone)) counts.delete(gone);
    const to = now();
    const placed = (await Promise.all(found.map(newOrdersOf))).filter((count) => count !== undefined);
    const from = countedAt;
    if (placed.length > 0 || !known) countedAt = to;
    if (placed.length === 0 || from === undefined) return undefined;
    return { from, to, count: placed.reduce((sum, count) => sum + count, 0) };
  };
}

/** All addresses of a name, of one family: an instance may have one of each. */
async function allAddresses(host: string): Promise<string[]> {
  const found = await lookup(host.replace(/^\[(.*)\]$/, '$1'), { all: true });
  const family = found.some((one) => one.family === 4) ? 4 : 6;
  return found.filter((one) => one.family === family).map(({ address }) => address);
}

async function readCount(instance: string): Promise<number> {
  const response = await fetch(`${instance}/metrics`, { signal: AbortSignal.timeout(deadline) });
  if (!response.ok) throw new Error(`${instance}/metrics answered ${response.status}`);
  const lines = [...(await response.text()).matchAll(/^shop_orders_placed_total(?:\{[^}]*\})? (\S+)/gm)];
  const count = lines.reduce((sum, [, value]) => sum + Number(value), 0);
  if (lines.length === 0 || !Number.isFinite(count)) throw new Error(`${instance}/metrics does not count orders`);
  return count;
}
