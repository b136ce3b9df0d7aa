/**
 * What whoever calls is to the shop.
 * - `GUEST`: nobody the shop knows, with a cart of their own
 * - `CONSUMER`: signed in with an account
 * - `EMPLOYEE`: signed in with an account of the company, for purchases of their own
 * - `ASSOCIATE`: an employee at work in a store, on behalf of its customers; every session is a subject of its own
 */
export type SubjectKind = 'GUEST' | 'CONSUMER' | 'EMPLOYEE' | 'ASSOCIATE';

/** Whoever makes a call. */
export interface Subject {
  /** Owner of carts, orders and everything else the call may see. */
  readonly id: string;
  readonly kind: SubjectKind;
  /** The session that the token was made for; signing out ends it. */
  readonly sessionId?: string;
  /** The store an associate works in, and who it is; only associates have them. */
  readonly storeId?: string;
  readonly storeEmployeeId?: string;
}

export const subjectKinds: readonly SubjectKind[] = ['GUEST', 'CONSUMER', 'EMPLOYEE', 'ASSOCIATE'];
