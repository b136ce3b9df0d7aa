import { type RawBuilder, sql } from 'kysely';

/** Inlines texts as rows: for a few constant values, so that the plan stays cached. */
export const inlineTexts = (texts: readonly string[]): RawBuilder<unknown> =>
  texts.length > 0
    ? sql`unnest(array[${sql.join(texts.map((text) => sql.lit(text)))}])`
    : sql`unnest(cast('{}' as text[]))`;
