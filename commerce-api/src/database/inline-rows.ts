import { type RawBuilder, sql } from 'kysely';

/**
 * Passes rows to a statement as a table. They take one parameter regardless of their number, so that the plan stays
 * cached.
 * @param shape names and types of the columns, e.g. `upc text, qty integer`
 */
export const inlineRows = (rows: readonly object[], shape: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(cast(${JSON.stringify(rows)} as jsonb)) as given(${sql.raw(shape)})`;
