import { type RawBuilder, sql } from 'kysely';

/** Texts as rows, written out in the statement: for a few that are the same at every call, so that its plan is kept. */
export const inlineTexts = (texts: readonly string[]): RawBuilder<unknown> =>
  texts.length > 0
    ? sql`unnest(array[${sql.join(texts.map((text) => sql.lit(text)))}])`
    : sql`unnest(cast('{}' as text[]))`;
