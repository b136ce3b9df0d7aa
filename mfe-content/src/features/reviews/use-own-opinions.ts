import { createContext, use } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getOwnOpinions } from 'shared-contracts/calls/reviews';
import { useCall } from 'storefront-kit/use-call';
import { useHasAccount, useSession } from 'storefront-kit/use-session';

export type Own = CallResponse<typeof getOwnOpinions>;

const nothing: Own = { isBuyer: false, votes: [], flagged: [], questions: [], answers: [] };

export interface OwnOpinions {
  readonly own: Own;
  /** Reads it again, after a change. */
  readonly again: () => void;
  /** Employees write nothing; everybody else may begin, and signs in to send. */
  readonly isEmployee: boolean;
}

/** What the shopper wrote and voted, which the page does not bring: pages are shared. */
export function useOwnOpinions(productId: string): OwnOpinions {
  const { status } = useSession();
  const hasAccount = useHasAccount();
  const { value, again } = useCall(getOwnOpinions, hasAccount ? { params: { productId } } : undefined, {
    remote: 'content',
  });
  return { own: value ?? nothing, again, isEmployee: status === 'employee' || status === 'associate' };
}

const OpinionsContext = createContext<OwnOpinions>({ own: nothing, again: () => undefined, isEmployee: false });

export const OpinionsProvider = OpinionsContext.Provider;
/** What the shopper wrote and voted on the product of the page. */
export const useOpinions = (): OwnOpinions => use(OpinionsContext);
