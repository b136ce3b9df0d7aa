import type pg from 'pg';
import { contentHash } from '../base/hash.ts';

/** More than the service's number of statements; limits memory if statement texts vary without bound. */
const MAX_STATEMENTS = 500;
// "select *" would break running instances when a migration adds a column.
const TAKES_ALL_COLUMNS = /(?<!\()\*/;
const HAS_PLAN = /^\s*(select|insert|update|delete|with)\b/i;

/** Marks statements whose best plan depends on the values: common and rare ones need different plans. */
export const plannedEachTime = '/* planned each time */';

const names = new Map<string, string | undefined>();
/** Statements that ran once. */
const ranOnce = new Set<string>();

/** Whether a statement has run before. Only the latest of those that ran once are known. */
function ranBefore(text: string): boolean {
  if (ranOnce.delete(text)) return true;
  ranOnce.add(text);
  const [earliest] = ranOnce;
  if (ranOnce.size > MAX_STATEMENTS && earliest !== undefined) ranOnce.delete(earliest);
  return false;
}

/** Returns the name under which a statement is prepared on each connection; undefined for unprepared ones. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.has(text)) return known;
  if (names.size >= MAX_STATEMENTS || !ranBefore(text)) return undefined;
  const name =
    text.includes(plannedEachTime) || TAKES_ALL_COLUMNS.test(text) || !HAS_PLAN.test(text)
      ? undefined
      : `s_${contentHash(text).slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/**
 * Prepares a statement once per connection, which saves most of the work of a statement that joins a dozen tables. The
 * first run is not prepared: migrations and imports run hundreds of statements once, and would leave no room for those
 * of the calls.
 */
export function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = nameOf(text);
  return { text, values: [...values], ...(name ? { name } : {}) };
}
