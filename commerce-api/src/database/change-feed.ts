import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { TableChanges } from './table-changes.ts';

/** Milliseconds between two looks at what other processes have changed. */
const lookEvery = 200;
/** Milliseconds to collect the changes of this process before it announces them. */
const collectFor = 100;
/** Milliseconds since the last look after which nobody can say what others have changed. */
const blindAfter = 500;

/**
 * Announces to the processes of a shop which tables each of them has changed, by a counter for each table. The counters are not part
 * of the changes themselves: buyers of the same goods would wait for each other at them.
 */
export class ChangeFeed {
  readonly changes: TableChanges;
  readonly #db: () => Kysely<Schema>;
  readonly #known = new Map<string, number>();
  #own = new Set<string>();
  #announcing: Promise<void> = Promise.resolve();
  #isCollecting = false;
  #lastLook = Number.NEGATIVE_INFINITY;
  #stop: AbortController | undefined;
  #onFault: (error: unknown) => void = () => {};
  #looking: Promise<void> = Promise.resolve();

  /** @param db the database, once it is open */
  constructor(db: () => Kysely<Schema>) {
    this.#db = db;
    this.changes = new TableChanges(
      (tables) => this.#collect(tables),
      () => performance.now() - this.#lastLook < blindAfter,
    );
  }

  /** Follows what others change until `close`. @param onFault called when they are out of sight, or cannot be reached */
  follow(onFault: (error: unknown) => void): void {
    const stop = new AbortController();
    this.#stop = stop;
    this.#onFault = onFault;
    this.#looking = this.#keepLooking(stop.signal);
  }

  /** Stops following, and announces what is not announced yet. */
  async close(): Promise<void> {
    this.#stop?.abort();
    await this.#looking;
    await this.#announcing;
  }

  async #keepLooking(signal: AbortSignal): Promise<void> {
    let isBlind = false;
    while (!signal.aborted) {
      try {
        await this.#look();
        isBlind = false;
      } catch (error) {
        if (!isBlind) this.#onFault(error);
        isBlind = true;
      }
      // `close` ends the pause, too.
      await pause(lookEvery, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const began = performance.now();
    const rows = await this.#db().selectFrom('table_change').select(['name', 'revision']).execute();
    const changed = rows.filter(({ name, revision }) => this.#known.get(name) !== revision);
    // What was kept while nobody looked may be old.
    if (changed.length > 0) this.changes.change(changed.map(({ name }) => name));
    for (const { name, revision } of rows) this.#known.set(name, revision);
    this.#lastLook = began;
  }

  #collect(tables: readonly string[]): void {
    for (const table of tables) this.#own.add(table);
    if (this.#isCollecting) return;
    this.#isCollecting = true;
    this.#announcing = this.#announcing.then(async () => {
      await pause(collectFor);
      this.#isCollecting = false;
      const names = [...this.#own].sort();
      this.#own = new Set();
      await this.#announce(names).catch((error: unknown) => {
        // The others notice by the age of what they keep, or with the next change.
        for (const name of names) this.#own.add(name);
        this.#onFault(error);
      });
    });
  }

  async #announce(names: readonly string[]): Promise<void> {
    const announced = await this.#db()
      .insertInto('table_change')
      .values(names.map((name) => ({ name, revision: 1 })))
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ revision: sql`table_change.revision + 1` }))
      .returning(['name', 'revision'])
      .execute();
    // Nobody else has changed it meanwhile: the own change is known already.
    for (const { name, revision } of announced)
      if (this.#known.get(name) === revision - 1) this.#known.set(name, revision);
  }
}
