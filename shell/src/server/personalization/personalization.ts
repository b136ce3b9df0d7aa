import { LRUCache } from 'lru-cache';
import { blockExperiment, type Variations } from 'shared-contracts/experiments';
import { mostPageEvents, type PageEvent } from 'shared-contracts/page-events';
import { createBreaker } from '../breaker.ts';
import { type Decided, type DecisionService, decide, NotTaken } from './decision-service.ts';

interface Options {
  /** Undefined in a shop without personalization. */
  readonly service: DecisionService | undefined;
  readonly onFault: (error: unknown) => void;
  /** Milliseconds that a page waits for its decisions, and until an answer has to be there. */
  readonly patience?: number;
  readonly timeout?: number;
}

export type Personalization = ReturnType<typeof createPersonalization>;

/** Visitors whose decisions are remembered, and for how many milliseconds. */
const remembered = { max: 20_000, ttl: 600_000 } as const;
/** Visitors whose events wait for the service, at most twenty of each, and visitors that it is asked about at once. */
const mostWaiting = 2000;
const mostAsked = 200;
const defaultPatience = 300;
const defaultTimeout = 2000;
const decisionService = 'decisions';

/**
 * Decides which variant of each experience block a visitor gets. A page waits for it no longer than `patience`; an answer that comes
 * later is for the next page. A service that keeps failing rests, and pages show baselines at once.
 */
export function createPersonalization({
  service,
  onFault,
  patience = defaultPatience,
  timeout = defaultTimeout,
}: Options) {
  const decided = new LRUCache<string, Decided>(remembered);
  /** Events that the service has not taken, by visitor. */
  const waiting = new LRUCache<string, readonly PageEvent[]>({ max: mostWaiting });
  const asking = new Map<string, Promise<Variations>>();
  const breaker = createBreaker();

  async function askNow(from: DecisionService, visitor: string, events: readonly PageEvent[]): Promise<Variations> {
    const all = [...(waiting.get(visitor) ?? []), ...events].slice(-mostPageEvents);
    waiting.delete(visitor);
    const before = decided.get(visitor);
    try {
      const answer = await decide(from, { visitor, monetateId: before?.monetateId, events: all, timeout });
      decided.set(visitor, answer);
      return variationsOf(answer);
    } catch (error) {
      if (error instanceof NotTaken && all.length > 0) waiting.set(visitor, all);
      // One warning for each rest.
      if (!breaker.rests(decisionService)) onFault(error);
      breaker.fault(decisionService);
      return before ? variationsOf(before) : {};
    }
  }

  /** One question at a time about a visitor, so that what happened arrives in order. */
  function ask(from: DecisionService, visitor: string, events: readonly PageEvent[]): Promise<Variations> {
    const turn = (asking.get(visitor) ?? Promise.resolve()).then(() => askNow(from, visitor, events));
    asking.set(visitor, turn);
    void turn.finally(() => {
      if (asking.get(visitor) === turn) asking.delete(visitor);
    });
    return turn;
  }

  return {
    isOffered: service !== undefined,
    /** What a page is rendered with; nothing when it is not known in time. */
    async ofPage(visitor: string): Promise<Variations> {
      if (!service) return {};
      const known = decided.get(visitor);
      if (known) return variationsOf(known);
      if (breaker.rests(decisionService) || asking.size >= mostAsked) return {};
      const late = Promise.withResolvers<undefined>();
      const timer = setTimeout(late.resolve, patience);
      const inTime = await Promise.race([asking.get(visitor) ?? ask(service, visitor, []), late.promise]);
      clearTimeout(timer);
      if (!inTime) breaker.fault(decisionService);
      return inTime ?? {};
    },
    /** Tells what happened on an open page, and returns what its visitor gets from now on. */
    async tell(visitor: string, events: readonly PageEvent[]): Promise<Variations> {
      if (!service) return {};
      const isBusy = asking.size >= mostAsked && !asking.has(visitor);
      if (!breaker.rests(decisionService) && !isBusy) return ask(service, visitor, events);
      waiting.set(visitor, [...(waiting.get(visitor) ?? []), ...events].slice(-mostPageEvents));
      const known = decided.get(visitor);
      return known ? variationsOf(known) : {};
    },
  };
}

const variationsOf = ({ variants }: Decided): Variations =>
  Object.fromEntries([...variants].map(([experience, variant]) => [blockExperiment(experience), variant]));
