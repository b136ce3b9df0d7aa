import type { Subject } from './subject.ts';

/** A till: the subject and session of an associate. */
export interface Till {
  readonly subjectId: string;
  readonly sessionId: string;
  readonly storeId: string;
  readonly storeEmployeeId: string;
  /** The account of the employee who signed in. */
  readonly openedBy: string;
}

/** @throws {Error} for a caller who is no associate; the access of a call rules that out */
export function tillOf({ id, sessionId, storeId, storeEmployeeId, openedBy }: Subject): Till {
  if (!sessionId || !storeId || !storeEmployeeId || !openedBy) throw new Error('Only an associate is at a till');
  return { subjectId: id, sessionId, storeId, storeEmployeeId, openedBy };
}
