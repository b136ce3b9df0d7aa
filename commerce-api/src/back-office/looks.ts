import type { Db } from '../database/database.ts';
import { findOrder } from '../order/orders.ts';
import { readActionsOf, recordAction } from '../staff/actions.ts';
import type { StaffActor } from '../staff/actor-of.ts';
import type { CaseSearchKind } from './cases.ts';
import type { SearchKind } from './find-orders.ts';
import { forStaff } from './staff-order.ts';

const againAfterMs = 3_600_000;

/** Records that somebody looked at something, once within an hour. */
async function recordOnce(
  db: Db,
  action: 'order.open' | 'order.search' | 'case.open' | 'case.search',
  of: string,
  actor: StaffActor,
): Promise<void> {
  const isRecorded = (await readActionsOf(db, of)).some(
    (recent) =>
      recent.action === action &&
      recent.by === actor.staff.email &&
      actor.now.getTime() - Date.parse(recent.at) < againAfterMs,
  );
  if (!isRecorded) await recordAction(db, actor, { action, change: { of } });
}

/** Records that somebody opened an order, which shows whose data it is: once within an hour. @throws {CallError} ORD409 */
export async function recordOpening(db: Db, orderNumber: string, actor: StaffActor): Promise<void> {
  // An order that does not exist is opened by nobody.
  await findOrder(db, orderNumber, forStaff(actor));
  await recordOnce(db, 'order.open', orderNumber, actor);
}

/**
 * Records that somebody searched orders, and by what, but not the words, which name people. The list of the latest orders
 * is what the page begins with, so that it is recorded once within an hour.
 */
export async function recordSearch(db: Db, kind: SearchKind, actor: StaffActor): Promise<void> {
  if (kind === 'latest') await recordOnce(db, 'order.search', kind, actor);
  else await recordAction(db, actor, { action: 'order.search', change: { of: kind } });
}

/** Records that somebody opened a service case, which shows what somebody wrote: once within an hour. */
export const recordCaseOpening = (db: Db, caseNumber: string, actor: StaffActor): Promise<void> =>
  recordOnce(db, 'case.open', caseNumber, actor);

/** Records that somebody searched service cases, and by what, but not the words. */
export async function recordCaseSearch(db: Db, kind: CaseSearchKind, actor: StaffActor): Promise<void> {
  if (kind === 'latest') await recordOnce(db, 'case.search', kind, actor);
  else await recordAction(db, actor, { action: 'case.search', change: { of: kind } });
}
