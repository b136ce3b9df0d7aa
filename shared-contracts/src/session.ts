import { atom, type createStore } from 'jotai/vanilla';

export type Store = ReturnType<typeof createStore>;

interface Person {
  /** The subject of the services' tokens: stays the same over reloads. */
  readonly consumerNo: string;
}

export interface StoreContext {
  readonly storeId: string;
  readonly storeName: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
}

/** Who is at the page. `loading` until the first token: nothing personal is shown or changed before. */
export type SessionState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'guest' } & Person)
  | ({ readonly status: 'consumer' } & Person)
  | ({ readonly status: 'employee'; readonly isEmployeeDiscountTCAccepted: boolean } & Person)
  | ({ readonly status: 'associate'; readonly store: StoreContext } & Person);

/** Read by useSession(); written by the shell's session commands only. */
export const sessionAtom = atom<SessionState>({ status: 'loading' });
sessionAtom.debugLabel = 'session';

export interface Credentials {
  /** The email of the account. */
  readonly username: string;
  readonly password: string;
}

/** Commands that change the session. Tokens never leave its implementation. */
export interface Session {
  /** Resolves when there is a session, making a guest's on first need (ACC-01). */
  ready(): Promise<SessionState>;
  /** Starts anew as another guest: after INVALID_CUSTOMER. */
  reset(): Promise<SessionState>;
  /** Signs a consumer in; what the guest gathered joins the account (ACC-02). Rejects with a ProductError. */
  signIn(credentials: Credentials): Promise<SessionState>;
  /** Ends the session, also on the server, and starts as a guest with nothing (ACC-08). Rejects with a ProductError. */
  signOut(): Promise<SessionState>;
}
