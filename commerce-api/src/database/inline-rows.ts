import { type RawBuilder, sql } from 'kysely';

/**
 * Rows that a statement is given, as a table: one parameter however many there are, so that its plan is kept.
 * @param shape names and types of the columns, e.g. `upc text, qty integer`
 */
export const inlineRows = (rows: readonly object[], shape: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(cast(${JSON.stringify(rows)} as jsonb)) as given(${sql.raw(shape)})`;
