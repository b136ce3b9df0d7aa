import { findStaff, type StaffRule } from '../auth/staff.ts';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { CallContext } from '../server/route.ts';
import type { Actor } from '../staff/actions.ts';

export interface StudioDependencies {
  readonly db: Db;
  readonly staff: StaffRule;
  readonly now: () => Date;
  /** Called when there is something to tell others, such as a cache of the edge. */
  readonly onMessage: () => void;
}

/**
 * Returns the editor who makes a call, for the audit record.
 * @throws {CallError} AUT404 when the account was deactivated meanwhile
 */
export async function editorOf(
  { db, staff, now }: StudioDependencies,
  { subject, correlationId }: Pick<CallContext, 'subject' | 'correlationId'>,
): Promise<Actor> {
  const editor = await findStaff(db, staff, subject.id);
  if (!editor) throw new CallError('AUT404');
  return { staff: editor, correlationId, now: now() };
}
