import { LRUCache } from 'lru-cache';
import type { Reading, TableChanges } from './table-changes.ts';

/** What a question was answered with: a kept value, or a new one and why. */
export type Outcome = 'kept' | 'first' | 'changed' | 'aged';

interface Entry<T> {
  readonly value: Promise<T>;
  readonly reading: Reading;
  readonly madeAt: number;
}

export interface Kept<T> {
  readonly value: T;
  /** The tables that it was made of. */
  readonly tables: ReadonlySet<string>;
}

/** Milliseconds for which a value is good while changes by other processes are not known. */
const blindlyGood = 300;
/** Milliseconds for which a value is good whatever changes, so that a busy shop makes each one at most ten times a second. */
const alwaysGood = 100;

interface Options<T> {
  /** The value that was used least recently goes beyond this. */
  readonly most?: number;
  /** It also goes when all of them are larger than `most` bytes. */
  readonly size?: { readonly most: number; readonly of: (value: T) => number };
  readonly onAsked?: (outcome: Outcome) => void;
}

/**
 * Values that are made once for all who ask, and again when a table has changed that they were made of, a moment later at the
 * latest. What depends on the time as well has an age. A failure is not kept.
 */
export class KeptValues<T> {
  readonly #changes: TableChanges;
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #sizeOf: ((value: T) => number) | undefined;
  readonly #onAsked: (outcome: Outcome) => void;

  constructor(changes: TableChanges, { most = 2000, size, onAsked = () => {} }: Options<T> = {}) {
    this.#changes = changes;
    this.#entries = new LRUCache({ max: most, ...(size ? { maxSize: size.most } : {}) });
    this.#sizeOf = size?.of;
    this.#onAsked = onAsked;
  }

  /** @param seconds the age at which a value is made again although nothing was changed */
  async get(key: string, seconds: number, make: () => Promise<T>): Promise<Kept<T>> {
    const known = this.#entries.get(key);
    const outcome = known ? this.#judge(known, seconds) : 'first';
    this.#onAsked(outcome);
    const entry = known && outcome === 'kept' ? known : this.#make(key, make);
    const value = await entry.value;
    this.#changes.readKept(entry.reading);
    return { value, tables: entry.reading.tables };
  }

  #judge({ reading, madeAt }: Entry<T>, seconds: number): Outcome {
    const age = performance.now() - madeAt;
    if (age >= alwaysGood && this.#changes.isOld(reading)) return 'changed';
    return age < (this.#changes.isCurrent ? seconds * 1000 : blindlyGood) ? 'kept' : 'aged';
  }

  #make(key: string, make: () => Promise<T>): Entry<T> {
    const entry: Entry<T> = { ...this.#changes.record(make), madeAt: performance.now() };
    const keep = (size: number) => this.#entries.set(key, entry, this.#sizeOf ? { size } : {});
    const isKept = () => this.#entries.peek(key) === entry;
    keep(1);
    entry.value.then(
      (value) => {
        if (!this.#sizeOf || !isKept()) return;
        // The same entry would keep the size that it had.
        this.#entries.delete(key);
        keep(this.#sizeOf(value));
      },
      () => {
        if (isKept()) this.#entries.delete(key);
      },
    );
    return entry;
  }
}

/** Seconds after which a change is noticed that nobody announced, such as one by hand in the database. */
const untoldFor = 60;

/** Returns a reader that keeps one value until a table has changed that it is made of. */
export function keptReader<T>(changes: TableChanges, read: () => Promise<T>): () => Promise<T> {
  const kept = new KeptValues<T>(changes, { most: 1 });
  return async () => (await kept.get('value', untoldFor, read)).value;
}
