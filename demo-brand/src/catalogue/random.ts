/** A reproducible stream of random decisions: the same for the same seed, on every machine. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** Returns an integer from `low` to `high`, both inclusive. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly T[]) => T;
  /** Returns `count` distinct choices in their original order; all of them when there are fewer. */
  readonly some: <T>(choices: readonly T[], count: number) => T[];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Mulberry32 on a hash of `seed`: small, fast and good enough to vary a catalogue. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new RangeError(`Nothing to pick from for seed ${seed}`);
    return choice;
  };
  const some = <T>(choices: readonly T[], count: number): T[] => {
    let missing = Math.min(count, choices.length);
    return choices.filter((_, index) => {
      const taken = next() < missing / (choices.length - index);
      if (taken) missing -= 1;
      return taken;
    });
  };
  return { next, between, chance: (probability) => next() < probability, pick, some };
}
