import type { Generated } from 'kysely';
import type { Currency } from 'shared-contracts/locale';
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
    /** What it was done to: a document as `kind/slug`, the name of a picture, an order number, or a UPC and a location. */
    readonly of?: string;
    readonly language?: string;
    readonly site?: string;
    readonly note?: string;
    readonly reason?: string;
    readonly before?: Readonly<Record<string, string | number>>;
    readonly after?: Readonly<Record<string, string | number>>;
    readonly currency?: Currency;
    /** The mail that was sent again. */
    readonly mail?: string;
  };
  correlation_id: string;
}

export interface StaffSchema {
  staff: StaffTable;
  staff_action: StaffActionTable;
}
