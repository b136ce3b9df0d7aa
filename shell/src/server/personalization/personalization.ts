import { LRUCache } from 'lru-cache';
import { blockExperiment, type Variations } from 'shared-contracts/experiments';
import type { PageEvent } from 'shared-contracts/page-events';
import { within } from '../within.ts';
import { baseline, type Decided, type DecisionService, decide, NotTaken, Refused } from './decision-service.ts';
import { createWaitingEvents } from './waiting-events.ts';

interface Options {
  /** Undefined in a shop without personalization. */
  readonly service: DecisionService | undefined;
  readonly onFault: (error: unknown) => void;
  /** Milliseconds that a page waits for its decisions. */
  readonly patience?: number;
  readonly now?: () => number;
}

export type Personalization = ReturnType<typeof createPersonalization>;

/** Visitors whose decisions are remembered, and for how many milliseconds; their ids at the service are kept for longer. */
const remembered = { max: 20_000, ttl: 600_000 } as const;
/** Questions at once. */
const maxAsked = 200;
/** Questions of a household's pages within a minute: anybody can make up ids. */
const maxPerHousehold = 60;
/** Failures in a row after which the service rests, and for how many milliseconds. */
const restAfterFailures = 3;
const rest = 60_000;
const defaultPatience = 300;
/** Milliseconds until an answer has to be there. */
const timeout = 2000;

/** The question about a visitor that is under way, and the one that follows it with what has happened since. */
interface Turns {
  readonly running: Promise<void>;
  next?: Promise<void>;
}

/**
 * Decides which variant of each experience block a visitor gets. A page waits for it no longer than `patience`; an answer that comes
 * later is for the next page. A service that keeps failing rests, and pages show baselines at once.
 */
export function createPersonalization({ service, onFault, patience = defaultPatience, now = Date.now }: Options) {
  const decided = new LRUCache<string, ReadonlyMap<string, string>>(remembered);
  const serviceIds = new LRUCache<string, string>({ max: remembered.max });
  const ofHousehold = new LRUCache<string, number>({ max: remembered.max, ttl: 60_000, noUpdateTTL: true });
  const waiting = createWaitingEvents();
  const turns = new Map<string, Turns>();
  let failures = 0;
  let restsUntil = 0;
  const rests = () => now() < restsUntil;

  function fail(error: unknown): void {
    onFault(error);
    failures += 1;
    if (failures >= restAfterFailures) restsUntil = now() + rest;
  }

  /** What is no longer decided for somebody is the baseline again, also on the page that is open. */
  function take(visitor: string, { monetateId, variants }: Decided): void {
    const before = [...(decided.get(visitor)?.keys() ?? [])].map((experience) => [experience, baseline] as const);
    decided.set(visitor, new Map([...before, ...variants]));
    if (monetateId) serviceIds.set(visitor, monetateId);
  }

  async function ask(from: DecisionService, visitor: string): Promise<void> {
    if (rests()) return;
    const events = waiting.take(visitor);
    try {
      take(visitor, await decide(from, { visitor, monetateId: serviceIds.get(visitor), events, timeout }));
      failures = 0;
    } catch (error) {
      if (error instanceof NotTaken) waiting.putBack(visitor, events);
      // What one visitor told says nothing of the service.
      if (error instanceof Refused) onFault(error);
      else fail(error);
    }
  }

  /** Asks now, or with everything else that happens until the question that is under way is answered. */
  function askInTurn(from: DecisionService, visitor: string): Promise<void> {
    const current = turns.get(visitor);
    if (current) {
      current.next ??= current.running.then(() => begin(from, visitor));
      return current.next;
    }
    return begin(from, visitor);
  }
  function begin(from: DecisionService, visitor: string): Promise<void> {
    const running = ask(from, visitor).finally(() => {
      if (turns.get(visitor) === own) turns.delete(visitor);
    });
    const own: Turns = { running };
    turns.set(visitor, own);
    return running;
  }

  function mayAsk(household: string): boolean {
    const asked = (ofHousehold.get(household) ?? 0) + 1;
    ofHousehold.set(household, asked);
    return asked <= maxPerHousehold;
  }
  const variationsOf = (visitor: string): [key: string, variant: string][] =>
    [...(decided.get(visitor) ?? [])].map(([experience, variant]) => [blockExperiment(experience), variant]);

  return {
    isOffered: service !== undefined,
    /** What a page is rendered with; nothing when it is not known in time. */
    async ofPage(visitor: string, household: string): Promise<Variations> {
      if (service && !decided.has(visitor) && !rests()) {
        const running = turns.get(visitor)?.running;
        if (running || (turns.size < maxAsked && mayAsk(household)))
          await within(patience, running ?? begin(service, visitor));
      }
      return Object.fromEntries(variationsOf(visitor).filter(([, variant]) => variant !== baseline));
    },
    /** Tells what happened on an open page, and returns what its visitor gets from now on. */
    async track(visitor: string, events: readonly PageEvent[]): Promise<Variations> {
      if (!service) return {};
      waiting.add(visitor, events);
      if (!rests() && (turns.has(visitor) || turns.size < maxAsked)) await askInTurn(service, visitor);
      return Object.fromEntries(variationsOf(visitor));
    },
  };
}
