import type { CallResponse } from 'shared-contracts/call';
import { getToken } from 'shared-contracts/calls/auth';
import type { Calls } from 'shared-contracts/client';
import { isProductError } from 'shared-contracts/errors/product-error';
import { type Session, type SessionState, type Store, sessionAtom } from 'shared-contracts/session';

type Token = CallResponse<typeof getToken>;

/** Milliseconds before its end at which a token is no longer used. */
const margin = 30_000;

export interface BrowserSession extends Session {
  /** The access token for a call; kept in memory here and nowhere else. */
  accessToken(options: { readonly fresh: boolean }): Promise<string | undefined>;
}

/** The session of a page: asks for a guest's token on first need and renews it by the HttpOnly cookie. */
export function createSession(store: Store, calls: () => Calls): BrowserSession {
  let token: (Token & { readonly until: number }) | undefined;
  let pending: Promise<void> | undefined;

  async function fetchToken(): Promise<void> {
    try {
      const answer = await calls()(getToken, { body: { type: 'Guest' } });
      token = { ...answer, until: Date.now() + answer.expiresIn * 1000 - margin };
      store.set(sessionAtom, stateOf(answer));
    } catch (error) {
      // A guest who is refused a token may still look around (accounts.md section 4).
      if (!isProductError(error) || error.status !== 403) throw error;
      token = undefined;
    }
  }

  function renew(): Promise<void> {
    pending ??= fetchToken().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  async function ready(): Promise<SessionState> {
    if (!token || token.until < Date.now()) await renew();
    return store.get(sessionAtom);
  }

  return {
    ready,
    async reset() {
      token = undefined;
      await renew();
      return store.get(sessionAtom);
    },
    async accessToken({ fresh }) {
      if (fresh) await renew();
      else await ready();
      return token?.accessToken;
    },
  };
}

function stateOf({ consumerNo, consumerType }: Token): SessionState {
  if (consumerType === 'CONSUMER') return { status: 'consumer', consumerNo };
  if (consumerType === 'EMPLOYEE') return { status: 'employee', consumerNo, isEmployeeDiscountTCAccepted: false };
  return { status: 'guest', consumerNo };
}
