import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';

const tables = { review: 'review_vote', answer: 'answer_vote' } as const;

export interface Vote {
  readonly kind: keyof typeof tables;
  readonly id: string;
  readonly subjectId: string;
  /** Null takes the vote back. */
  readonly helpful: boolean | null;
}

/** Whether a shopper has a vote on a text, and only changes it. */
export async function hasVoted(
  db: Db,
  { kind, id, subjectId }: Pick<Vote, 'kind' | 'id' | 'subjectId'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(tables[kind])} where ${sql.ref(`${kind}_id`)} = ${id} and subject_id = ${subjectId}`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Sets the vote of a shopper on something that is shown; the same vote again changes nothing.
 * @param isShown a condition on its row
 * @throws {CallError} API422 for a text of the voter's own, API404 when nothing is shown
 */
export async function setVote(
  transaction: Db,
  { kind, id, subjectId, helpful }: Vote,
  isShown: ReturnType<typeof sql>,
): Promise<{ helpful: number; unhelpful: number }> {
  const key = sql.ref(`${kind}_id`);
  const votes = sql.table(tables[kind]);
  // The lock makes two votes of one shopper follow each other.
  const { rows } = await sql<{ readonly account: string | null }>`
    select account_id as account from ${sql.table(kind)} where ${key} = ${id} and ${isShown} for update`.execute(
    transaction,
  );
  const [target] = rows;
  if (!target) throw new CallError('API404');
  if (target.account === subjectId) throw new CallError('API422', { field: 'helpful' });
  const { rows: before } = await sql<{ readonly helpful: boolean }>`
    delete from ${votes} where ${key} = ${id} and subject_id = ${subjectId} returning helpful`.execute(transaction);
  if (helpful !== null)
    await sql`insert into ${votes} (${key}, subject_id, helpful) values (${id}, ${subjectId}, ${helpful})`.execute(
      transaction,
    );
  const change = (side: boolean): number => Number(helpful === side) - Number(before[0]?.helpful === side);
  const { rows: after } = await sql<{ helpful: number; unhelpful: number }>`
    update ${sql.table(kind)} set helpful = helpful + ${change(true)}, unhelpful = unhelpful + ${change(false)}
    where ${key} = ${id} returning helpful, unhelpful`.execute(transaction);
  const [counts] = after;
  if (!counts) throw new Error('The counts of votes were not updated');
  return counts;
}
