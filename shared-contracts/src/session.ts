import { atom, type createStore } from 'jotai/vanilla';
import type { PasskeyAssertion } from './calls/passkeys.ts';
import type { FormLocation } from './form-location.ts';
import type { AccountTraits } from './segments.ts';

export type Store = ReturnType<typeof createStore>;

interface Person {
  /** Id of the shopper; stays the same over reloads. */
  readonly consumerNo: string;
}

interface Account extends Person {
  /** Absent when the services do not tell. */
  readonly traits?: AccountTraits;
}

export interface StoreContext {
  readonly storeId: string;
  readonly storeName: string;
  /** Two letters. */
  readonly country: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
  /** Seconds without use after which store mode ends: a till may stand alone. */
  readonly idleSeconds: number;
  /** The customer to whom is sold; undefined while nobody is served by an account. */
  readonly customer?: ServedCustomer;
}

/** A customer who is served in a store by an account. */
export interface ServedCustomer {
  readonly name: string;
  readonly isMember: boolean;
  /** Whether the customer agreed that the associate sees the address book. */
  readonly sharesAddresses: boolean;
}

/** The shopper of the page. `loading` until the services have named one: nothing personal is shown or changed before. */
export type SessionState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'guest' } & Person)
  | ({ readonly status: 'consumer' } & Account)
  | ({ readonly status: 'employee'; readonly isEmployeeDiscountTCAccepted: boolean } & Account)
  | ({ readonly status: 'associate'; readonly store: StoreContext } & Person);

/** Read by useSession(); written by the shell's session commands only. */
export const sessionAtom = atom<SessionState>({ status: 'loading' });
sessionAtom.debugLabel = 'session';

/**
 * The segments of the page's visitor (`segments.ts`); undefined on the server. Written by the shell, together with the attribute of the
 * document.
 */
export const segmentsAtom = atom<ReadonlySet<string> | undefined>(undefined);
segmentsAtom.debugLabel = 'segments';

export interface Credentials {
  /** The email of the account. */
  readonly username: string;
  readonly password: string;
  /** The code of the second factor, once AUT460 has asked for it. */
  readonly secondFactor?: string | undefined;
  /** Where the form stands. */
  readonly formLocation?: FormLocation;
}

/** What came back from an identity provider, and what was asked of it: the services prove each by the other. */
export interface ProviderGrant {
  /** Which provider, by its id among `getSocialProviders`. */
  readonly idp: string;
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

/** A code that was mailed, with what only the device knows that has asked for it. */
export interface MailedCodeGrant {
  readonly mailedCode: string;
  readonly codeVerifier: string;
  /** The code of an authenticator app, once AUT460 has asked for it. */
  readonly secondFactor?: string;
  /** Where the form stands. */
  readonly formLocation?: FormLocation;
}

/** What a device has signed to prove that its owner holds a passkey. */
export interface PasskeyGrant {
  readonly passkey: PasskeyAssertion;
  /** Where the form stands. */
  readonly formLocation?: FormLocation;
}

/** What signs a consumer in without the password. */
export type Grant = ProviderGrant | MailedCodeGrant | PasskeyGrant;

/**
 * What an employee signs in for: shopping of their own, which takes along what the guest gathered; looking up who works
 * in a store; or the till of one. What lies at a till belongs to its last customer and is taken along by nobody.
 */
export type EmployeePurpose = 'shopping' | 'choosing-store' | Pick<StoreContext, 'storeId' | 'storeEmployeeId'>;

/** Commands that change the session, whose token is kept by the shell's server. */
export interface Session {
  /** Resolves when there is a session, making a guest's on first need (ACC-01). */
  ready(): Promise<SessionState>;
  /** Reads the session again: a new guest after INVALID_CUSTOMER, or changes of the account that is signed in. */
  reset(): Promise<SessionState>;
  /**
   * Signs a consumer in, or an employee who says for what (ACC-19); what the guest gathered joins the account (ACC-02).
   * Rejects with a ProductError.
   */
  signIn(credentials: Credentials, employee?: EmployeePurpose): Promise<SessionState>;
  /**
   * Signs a consumer in with an identity provider (ACC-07), a mailed code, or a passkey, as signIn does otherwise. Rejects with a
   * ProductError.
   */
  signInWith(grant: Grant): Promise<SessionState>;
  /**
   * Ends the session, also on the server unless it has ended there already, and starts as a guest with nothing (ACC-08).
   * Rejects with a ProductError.
   */
  signOut(options?: { readonly hasEnded?: boolean }): Promise<SessionState>;
}
