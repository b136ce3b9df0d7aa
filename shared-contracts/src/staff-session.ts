import { atom } from 'jotai/vanilla';
import type { StaffMember } from './calls/staff.ts';

/**
 * The staff session of this page, independent of the shopper's session. `loading` until the services have answered the first
 * request for it.
 */
export type StaffState =
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  | { readonly status: 'signed-in'; readonly member: StaffMember };

/** Read by useStaff(); written by the shell's commands only. */
export const staffAtom = atom<StaffState>({ status: 'loading' });
staffAtom.debugLabel = 'staff';

/** Commands that change the session of staff, whose token is kept by the shell's server. */
export interface StaffSession {
  /** Asks the services once who is signed in. Rejects with a ProductError. */
  ready(): Promise<StaffState>;
  /** Asks again, e.g. after the services have refused the session. */
  reset(): Promise<StaffState>;
  /** Rejects with a ProductError: AUT460 asks for the code of the authenticator app. */
  signIn(credentials: {
    readonly email: string;
    readonly password: string;
    readonly secondFactor?: string;
  }): Promise<StaffState>;
  /** Sets up an account by its mailed link, and signs in. Rejects with a ProductError. */
  acceptLink(link: {
    readonly token: string;
    readonly password: string;
    readonly secondFactor: string;
  }): Promise<StaffState>;
  /** Ends the session, also on the server. Rejects with a ProductError. */
  signOut(): Promise<StaffState>;
}
