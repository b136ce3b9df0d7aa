import { setTimeout as pause } from 'node:timers/promises';

/** Times of calls, milliseconds. */
export type Times = readonly number[];

export const percentile = (times: Times, share: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** The measured work; each client runs it sequentially. */
export type Work = (client: number) => Promise<unknown>;

/** The measurements of one work over all rounds. */
export class Seen {
  readonly times: number[] = [];
  seconds = 0;

  get perSecond(): number {
    return this.times.length / this.seconds;
  }

  get p50(): number {
    return percentile(this.times, 0.5);
  }

  get p99(): number {
    return percentile(this.times, 0.99);
  }
}

/** Runs a work with `clients` concurrent clients for some seconds. */
export async function load(work: Work, clients: number, seconds: number, seen = new Seen()): Promise<Seen> {
  const began = performance.now();
  const end = began + seconds * 1000;
  const run = async (client: number): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      await work(client);
      seen.times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  seen.seconds += (performance.now() - began) / 1000;
  return seen;
}

/**
 * Starts a work at a rate, whether or not earlier ones have ended, for some seconds. A time counts from when the work should
 * have started, so that waiting is not left out.
 */
export async function paced(work: Work, perSecond: number, seconds: number): Promise<Times> {
  const began = performance.now();
  const times: number[] = [];
  const started = Array.from({ length: perSecond * seconds }, async (_, place) => {
    const start = began + (place * 1000) / perSecond;
    await pause(Math.max(0, start - performance.now()));
    await work(place);
    times.push(performance.now() - start);
  });
  await Promise.all(started);
  return times;
}

/** Duration and number of clients of a measurement. */
export interface Effort {
  readonly clients: number;
  readonly rounds: number;
  /** Per work and round. */
  readonly seconds: number;
}

/**
 * Compares works: after a warm-up they take turns in short rounds, so that other load on the machine affects all of
 * them.
 */
export async function compare<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  { clients, rounds, seconds }: Effort,
): Promise<Record<Name, Seen>> {
  const names = Object.keys(works) as Name[];
  for (const name of names) await load(works[name], clients, Math.min(seconds, 2));
  const seen = Object.fromEntries(names.map((name) => [name, new Seen()])) as Record<Name, Seen>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) await load(works[name], clients, seconds, seen[name]);
  return seen;
}
