/** How much is done at once, in all and for one household. */
interface TurnBounds {
  /** What is under way at once. */
  readonly most: number;
  readonly maxPerHousehold: number;
  /** What is there at once, under way or waiting for its turn. */
  readonly maxHeld: number;
  readonly maxHeldPerHousehold: number;
}

interface Wish {
  /** Ends the wait, e.g. because the visitor has left. */
  readonly signal: AbortSignal;
  /** Comes before all that is not. */
  readonly isUrgent?: boolean;
}

/** A place among what is there. */
export interface Ticket {
  /** Resolves to true when it is this one's turn, and to false when the signal ends the wait before. */
  turn(wish: Wish): Promise<boolean>;
  /** Gives the place, and its turn, to others; again it does nothing. */
  leave(): void;
}

interface Waiting {
  readonly household: string;
  readonly isUrgent: boolean;
  readonly begin: () => void;
}

export type HouseholdTurns = ReturnType<typeof createHouseholdTurns>;

/** Counts by household, and forgets those without any. */
function createCounts() {
  const counts = new Map<string, number>();
  let all = 0;
  const of = (household: string) => counts.get(household) ?? 0;
  function change(household: string, by: 1 | -1): void {
    const count = of(household) + by;
    if (count === 0) counts.delete(household);
    else counts.set(household, count);
    all += by;
  }
  return { all: () => all, of, change };
}

/**
 * Divides what a shell does at once among households: what is urgent comes first, then the household with the least under
 * way, then who has waited longest. So nobody can take all of it, whatever they send.
 */
export function createHouseholdTurns({ most, maxPerHousehold, maxHeld, maxHeldPerHousehold }: TurnBounds) {
  const held = createCounts();
  const underWay = createCounts();
  const waiting = new Set<Waiting>();

  function next(): Waiting | undefined {
    if (underWay.all() >= most) return undefined;
    let best: Waiting | undefined;
    for (const one of waiting) {
      if (underWay.of(one.household) >= maxPerHousehold) continue;
      if (!best || isBefore(one, best)) best = one;
    }
    return best;
  }
  const isBefore = (one: Waiting, other: Waiting) =>
    one.isUrgent === other.isUrgent ? underWay.of(one.household) < underWay.of(other.household) : one.isUrgent;
  function beginNext(): void {
    for (let one = next(); one; one = next()) {
      waiting.delete(one);
      underWay.change(one.household, 1);
      one.begin();
    }
  }

  return {
    /** A place for one of this household; otherwise whose bound is reached. */
    enter(household: string): Ticket | 'household' | 'all' {
      if (held.of(household) >= maxHeldPerHousehold) return 'household';
      if (held.all() >= maxHeld) return 'all';
      held.change(household, 1);
      let hasTurn = false;
      let hasLeft = false;
      return {
        turn: ({ signal, isUrgent = false }) =>
          new Promise((resolve) => {
            const stop = () => {
              waiting.delete(one);
              resolve(false);
            };
            const one = {
              household,
              isUrgent,
              begin: () => {
                signal.removeEventListener('abort', stop);
                hasTurn = true;
                resolve(true);
              },
            };
            if (signal.aborted) return stop();
            signal.addEventListener('abort', stop, { once: true });
            waiting.add(one);
            beginNext();
          }),
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          held.change(household, -1);
          if (hasTurn) underWay.change(household, -1);
          beginNext();
        },
      };
    },
  };
}
