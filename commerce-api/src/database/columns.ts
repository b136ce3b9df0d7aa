import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;
/** Set by the database on insert. */
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
