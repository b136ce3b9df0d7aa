import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { readRevision } from './document-queries.ts';

/** Returns when the next version starts or ends to be live. */
async function readNextChange(db: Db, after: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ readonly at: Date | null }>`
    select least(
      (select min(live_from) from document_version where live_from > ${after}),
      (select min(live_until) from document_version where live_until > ${after})) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}

interface Kept<T> {
  readonly revision: number;
  readonly until: Promise<Date | undefined>;
  readonly value: Promise<T>;
}

/** What is made of published texts, kept in memory by key until something is published, starts, or ends. */
export class PublishedCache<T> {
  readonly #db: Db;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns what is kept for a key at a time; reads it when there is nothing. */
  async get(key: string, at: Date, read: () => Promise<T>): Promise<T> {
    const revision = await readRevision(this.#db);
    const known = this.#kept.get(key);
    if (known?.revision === revision) {
      const until = await known.until;
      if (until === undefined || at < until) return known.value;
      // Somebody else may have begun to read it again meanwhile.
      if (this.#kept.get(key) !== known) return this.get(key, at, read);
    }
    // Kept before anything is awaited, so that a rush reads once.
    const fresh: Kept<T> = { revision, until: readNextChange(this.#db, at), value: read() };
    this.#kept.set(key, fresh);
    const forget = () => {
      if (this.#kept.get(key) === fresh) this.#kept.delete(key);
    };
    fresh.until.catch(forget);
    fresh.value.catch(forget);
    return fresh.value;
  }
}
