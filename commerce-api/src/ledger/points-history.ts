import { sql } from 'kysely';
import type { PointsChange } from 'shared-contracts/calls/consumer-wallet';
import type { Db } from '../database/database.ts';
import { earnedKeyEnd, invitationReference, leftReference } from './points.ts';

interface Page {
  readonly start: number;
  readonly count: number;
}

interface Row extends Pick<PointsChange, 'kind' | 'points'> {
  readonly at: Date;
  readonly orderNumber: string | null;
  readonly total: number;
}

/**
 * What changed the points of an account. Entries of one cause and moment count as one; what was held for an order that
 * came to nothing has never left the account.
 */
const changesOf = (ownerId: string) => sql`
  select kind, at, reference, cast(sum(points) as integer) as points from (
    select e.created_at as at, e.reference, e.amount as points,
      case when e.reference = ${leftReference} then 'ended' when e.amount < 0 then 'spent' when e.key = 'opening' then 'opening'
        when e.key = e.reference || ${earnedKeyEnd} then 'earned'
        when e.reference = ${invitationReference} then 'invitation' else 'returned' end as kind
    from ledger_account a join ledger_entry e on e.account_id = a.account_id
    where a.owner_id = ${ownerId} and a.kind = 'POINTS' and e.amount <> 0 and e.kind <> 'release'
      and not exists (
        select from ledger_entry r where r.account_id = e.account_id and r.settles = e.key and r.kind = 'release')
  ) entry group by kind, at, reference`;

/** Returns a page of what changed a person's points, newest first, with the number of all changes. */
export async function readPointsHistory(db: Db, ownerId: string, { start, count }: Page) {
  const { rows } = await sql<Row>`
    select kind, points, at, cast(count(*) over () as integer) as total,
      (select o.order_number from orders o where o.order_number = reference and o.subject_id = ${ownerId}) as "orderNumber"
    from (${changesOf(ownerId)}) change
    order by at desc, kind, reference limit ${count} offset ${start}`.execute(db);
  const beyond = rows.length === 0 && start > 0 ? await countChanges(db, ownerId) : 0;
  return {
    total: rows[0]?.total ?? beyond,
    changes: rows.map(
      ({ kind, points, at, orderNumber }): PointsChange => ({
        kind,
        points,
        at: at.toISOString(),
        ...(orderNumber ? { orderNumber } : {}),
      }),
    ),
  };
}

async function countChanges(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select cast(count(*) as integer) as total from (${changesOf(ownerId)}) change`.execute(db);
  return rows[0]?.total ?? 0;
}
