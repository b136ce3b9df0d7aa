import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Placement } from './placements.ts';

type Sale = Pick<Placement, 'subjectId' | 'snapshot'>;

/** The account that an order belongs to: that of the customer whom an associate serves, or the subject's own. */
export const buyerOf = ({ subjectId, snapshot }: Sale): RawBuilder<string> =>
  snapshot.inStoreSalesInfo
    ? sql<string>`coalesce((select sv.customer_id from serving sv where sv.subject_id = ${subjectId}), cast(${subjectId} as uuid))`
    : sql<string>`${subjectId}`;

/** As `buyerOf`, read at once. */
export async function findBuyer(db: Db, sale: Sale): Promise<string> {
  if (!sale.snapshot.inStoreSalesInfo) return sale.subjectId;
  const { rows } = await sql<{ id: string }>`select ${buyerOf(sale)} as id`.execute(db);
  return rows[0]?.id ?? sale.subjectId;
}
