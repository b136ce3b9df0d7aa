import { segmentsOf, type Visitor } from 'shared-contracts/segments';
import type { SessionState } from 'shared-contracts/session';

const visitorOf = (state: SessionState): Visitor =>
  state.status === 'consumer' || state.status === 'employee'
    ? { account: state.status, traits: state.traits }
    : { account: 'none' };

/** Segments as the attribute and the browser's storage hold them. */
const textOf = (visitor: Visitor): string => segmentsOf(visitor).join(' ');

/** Those of a visitor who is not signed in. */
export const guestSegments = textOf({ account: 'none' });

/** Those of who has the session; undefined until the services have named one. */
export const sessionSegments = (state: SessionState): string | undefined =>
  state.status === 'loading' ? undefined : textOf(visitorOf(state));
