/** Times of calls, milliseconds. */
export type Times = readonly number[];

export const percentile = (times: Times, share: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** Something that is measured; each client asks on its own, one call after another. */
export type Work = (client: number) => Promise<unknown>;

/** What was seen of one work, in all its rounds together. */
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

/** Keeps `clients` busy with a work for a while. */
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

/** How long, and with how many clients, is measured. */
export interface Effort {
  readonly clients: number;
  readonly rounds: number;
  /** Of one work in one round. */
  readonly seconds: number;
}

/**
 * Measures works against each other: after a warm-up they take turns in short rounds, so that whatever else the machine
 * does hits all of them.
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
