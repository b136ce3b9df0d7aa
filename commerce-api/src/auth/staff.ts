import type { StaffRole } from 'shared-contracts/staff-role';
import type { Db } from '../database/database.ts';

/** An account of staff. */
export interface Staff {
  readonly staffId: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly roles: readonly StaffRole[];
}

/** Which accounts of staff a service accepts. */
export interface StaffRule {
  /** Whether those of the demo shop may sign in, whose secrets are public. */
  readonly allowsDemo: boolean;
}

/** Active accounts of staff; invited ones too. */
export const activeStaff = (db: Db, { allowsDemo }: StaffRule) => {
  const query = db
    .selectFrom('staff')
    .select(['subject_id as staffId', 'email', 'password_hash as passwordHash', 'roles'])
    .where('deactivated_at', 'is', null);
  return allowsDemo ? query : query.where('is_demo', '=', false);
};

/** Returns an account; undefined when it is not active. */
export const findStaff = (db: Db, rule: StaffRule, staffId: string): Promise<Staff | undefined> =>
  activeStaff(db, rule).where('subject_id', '=', staffId).executeTakeFirst();
