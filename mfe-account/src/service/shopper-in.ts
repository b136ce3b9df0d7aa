import type { SessionState } from 'shared-contracts/session';

/** Who shops in this tab; empty while nobody is known. */
export const shopperIn = (session: SessionState): string => ('consumerNo' in session ? session.consumerNo : '');
