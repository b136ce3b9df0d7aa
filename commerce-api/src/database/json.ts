import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Arrays need it: a driver would write them as PostgreSQL arrays. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)} as jsonb)`;
}
