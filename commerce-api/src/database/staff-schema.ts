import type { Generated } from 'kysely';
import type { StaffRole } from 'shared-contracts/staff-role';
import type { NullableTimestamp, Timestamp } from './columns.ts';

export interface StaffTable {
  subject_id: string;
  /** Lower case. */
  email: string;
  /** Null until it is chosen, after it was reset, and when the account is deactivated. */
  password_hash: string | null;
  roles: StaffRole[];
  /** Its password and authenticator key are public. */
  is_demo: Generated<boolean>;
  invited_at: Timestamp;
  deactivated_at: NullableTimestamp;
}

export interface StaffActionTable {
  action_id: string;
  done_at: Timestamp;
  /** Null for a command of the machine's operator. */
  actor_id: string | null;
  actor_email: string | null;
  action: string;
  target_email: string | null;
  details: {
    readonly roles?: readonly string[];
    /** What an editor changed: a document as `kind/slug`, or the name of a picture. */
    readonly of?: string;
    readonly language?: string;
    readonly site?: string;
    readonly note?: string;
  };
  correlation_id: string;
}

export interface StaffSchema {
  staff: StaffTable;
  staff_action: StaffActionTable;
}
