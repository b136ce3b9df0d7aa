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

/** Commands that change the session. Tokens never leave its implementation. */
export interface Session {
  /** Resolves when there is a session, making a guest's on first need (ACC-01). */
  ready(): Promise<SessionState>;
  /** Starts anew as another guest: after INVALID_CUSTOMER and on sign-out. */
  reset(): Promise<SessionState>;
}
