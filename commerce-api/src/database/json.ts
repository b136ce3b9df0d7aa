import { type RawBuilder, sql } from 'kysely';

/** Returns a value for a jsonb column. Drivers would otherwise write arrays as PostgreSQL arrays. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)} as jsonb)`;
}
