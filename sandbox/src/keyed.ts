import { createHash } from 'node:crypto';
import { Journal } from './journal.ts';

interface Entry<Thing> {
  readonly id: string;
  readonly thing: Thing;
  readonly key?: string;
  readonly hash?: string;
}

/** A key was reused for another request. */
export class KeyMismatch extends Error {
  override readonly name = 'KeyMismatch';
}

/**
 * Things by id, stored in a journal. A change with an idempotency key is executed once; a retry changes nothing, also
 * after a restart.
 */
export class KeyedStore<Thing> {
  readonly #journal: Journal<Entry<Thing>>;
  readonly #things = new Map<string, Thing>();
  readonly #hashes = new Map<string, string>();

  constructor(file: string) {
    this.#journal = new Journal(file);
    for (const entry of this.#journal.entries) this.#apply(entry);
  }

  get(id: string): Thing | undefined {
    return this.#things.get(id);
  }

  /** Returns all things, oldest first. */
  list(): Thing[] {
    return [...this.#things.values()];
  }

  /**
   * Writes a thing; an error thrown by `change` leaves no trace.
   * @returns the thing's current state
   */
  put(
    id: string,
    change: (before: Thing | undefined) => Thing,
    once?: { readonly key: string; readonly request: unknown },
  ): Thing {
    const hash =
      once &&
      createHash('sha256')
        .update(JSON.stringify([id, once.request]))
        .digest('hex');
    const known = once && this.#hashes.get(once.key);
    const present = this.#things.get(id);
    if (known !== undefined) {
      if (known !== hash || !present) throw new KeyMismatch('another request under this key');
      return present;
    }
    const entry = { id, thing: change(present), ...(once && hash ? { key: once.key, hash } : {}) };
    this.#journal.append(entry);
    this.#apply(entry);
    return entry.thing;
  }

  close(): void {
    this.#journal.close();
  }

  #apply({ id, thing, key, hash }: Entry<Thing>): void {
    this.#things.set(id, thing);
    if (key !== undefined && hash !== undefined) this.#hashes.set(key, hash);
  }
}
