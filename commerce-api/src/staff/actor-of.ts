import { findStaff, type StaffRule } from '../auth/staff.ts';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { CallContext } from '../server/route.ts';
import type { Actor } from './actions.ts';

/** Somebody of the staff who makes a call. */
export type StaffActor = Actor & { readonly staff: NonNullable<Actor['staff']> };

/** Returns a function that tells who makes a call of staff. @throws {CallError} AUT404 when the account ended meanwhile */
export const actorReader =
  ({ db, staff: rule, now }: { readonly db: Db; readonly staff: StaffRule; readonly now: () => Date }) =>
  async ({ subject, correlationId }: Pick<CallContext, 'subject' | 'correlationId'>): Promise<StaffActor> => {
    const staff = await findStaff(db, rule, subject.id);
    if (!staff) throw new CallError('AUT404');
    return { staff, correlationId, now: now() };
  };
