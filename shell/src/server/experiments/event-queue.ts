import { LRUCache } from 'lru-cache';
import { forwarding } from 'shared-contracts/event-batches';
import type { EventBatch, EventVisitor } from 'shared-contracts/experiment-rules';
import { postJson } from '../post-json.ts';

interface Options {
  readonly url: string;
  readonly onFault: (error: unknown) => void;
  /** Milliseconds until a batch that is not full is sent. */
  readonly flushInterval?: number;
}

export interface EventQueue {
  /** Takes what has not come before, and returns it. */
  add(batch: EventBatch): readonly EventVisitor[];
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Events whose ids are remembered, so that none counts twice. */
const remembered = 50_000;
/** Characters that wait at most: visitors may send large events while the service is away. */
const maxCharacters = 16 * 1024 * 1024;
/** Milliseconds until the service has to have taken a batch. */
const timeout = 10_000;

/** Collects the events of all pages, and sends them in batches. What the service did not take is sent again. */
export function createEventQueue({ url, onFault, flushInterval = forwarding.flushInterval }: Options): EventQueue {
  const known = new LRUCache<string, true>({ max: remembered });
  /** Events wait in batches of equal origin. */
  const waiting: EventBatch[] = [];
  let count = 0;
  let characters = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isDown = false;

  function isFresh(uuid: string): boolean {
    if (known.has(uuid)) return false;
    known.set(uuid, true);
    return true;
  }
  const freshOf = (visitor: EventVisitor): EventVisitor => ({
    ...visitor,
    snapshots: visitor.snapshots
      .map((snapshot) => ({ ...snapshot, events: snapshot.events.filter(({ uuid }) => isFresh(uuid)) }))
      .filter(({ events }) => events.length > 0),
  });

  async function post(batch: EventBatch): Promise<void> {
    const response = await postJson(url, batch, { timeout });
    if (response.status >= 500) throw new Error(`The service for experiments answered ${response.status}`);
    if (response.ok) return;
    // What it refuses, it would refuse again; one visitor's events cost no other visitor theirs.
    if (batch.visitors.length > 1) for (const visitor of batch.visitors) await post({ ...batch, visitors: [visitor] });
    else onFault(new Error(`The service for experiments refused events with ${response.status}`));
  }

  async function sendAll(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const visitors = next.visitors.slice(0, forwarding.batchSize);
      try {
        await post({ ...next, visitors });
      } catch (error) {
        if (!isDown) onFault(error);
        isDown = true;
        return;
      }
      isDown = false;
      next.visitors.splice(0, visitors.length);
      count -= visitors.length;
      characters -= sizeOf(visitors);
      if (next.visitors.length > 0) continue;
      waiting.shift();
      characters -= originOf(next).length;
    }
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (count > 0) schedule();
    });
    return sending;
  }
  function schedule(): void {
    timer ??= setTimeout(() => void flush(), flushInterval).unref();
  }

  return {
    add(batch) {
      if (characters + originOf(batch).length + sizeOf(batch.visitors) > maxCharacters) return [];
      const room = Math.max(forwarding.queue - count, 0);
      const fresh = batch.visitors
        .slice(0, room)
        .map(freshOf)
        .filter(({ snapshots }) => snapshots.length > 0);
      if (fresh.length === 0) return [];
      const last = waiting.at(-1);
      if (last && originOf(last) === originOf(batch)) last.visitors.push(...fresh);
      else {
        waiting.push({ ...batch, visitors: fresh });
        characters += originOf(batch).length;
      }
      count += fresh.length;
      characters += sizeOf(fresh);
      if (count >= forwarding.batchSize && !isDown) void flush();
      else schedule();
      return fresh;
    },
    async close() {
      await flush();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Everything of a batch but its visitors. */
const originOf = (batch: EventBatch): string => JSON.stringify({ ...batch, visitors: [] });
const sizeOf = (visitors: readonly EventVisitor[]): number =>
  visitors.reduce((sum, visitor) => sum + JSON.stringify(visitor).length, 0);
