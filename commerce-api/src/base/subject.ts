import type { StaffRole } from 'shared-contracts/staff-role';

/**
 * Kind of caller.
 * - `GUEST`: anonymous, with a cart
 * - `CONSUMER`: signed in with an account
 * - `EMPLOYEE`: signed in with a company account, for personal purchases
 * - `ASSOCIATE`: an employee working in a store on behalf of its customers; every session is a separate subject
 * - `STAFF`: editor, moderator, or operator; never a shopper
 */
export type SubjectKind = ShopperKind | 'STAFF';
export type ShopperKind = 'GUEST' | 'CONSUMER' | 'EMPLOYEE' | 'ASSOCIATE';

/** The caller. */
export interface Subject {
  /** Owner of the carts, orders and other data that the call may access. */
  readonly id: string;
  readonly kind: SubjectKind;
  /** The caller's session; ended by signing out. */
  readonly sessionId?: string;
  /** The store and employee id; associates only. */
  readonly storeId?: string;
  readonly storeEmployeeId?: string;
  /** The employee account that opened the session; associates only. Store and employee id are chosen at its sign-in. */
  readonly openedBy?: string;
  /** What staff may do at the moment of the call. */
  readonly roles?: readonly StaffRole[];
}

export const shopperKinds: readonly ShopperKind[] = ['GUEST', 'CONSUMER', 'EMPLOYEE', 'ASSOCIATE'];
