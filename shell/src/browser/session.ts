import type { BotCheck } from 'shared-contracts/bot-check';
import type { CallResponse, Calls } from 'shared-contracts/call';
import { getToken, signOut } from 'shared-contracts/calls/auth';
import { isProductError } from 'shared-contracts/errors/product-error';
import { type Session, type SessionState, type Store, sessionAtom } from 'shared-contracts/session';
import type { CartSummary } from 'storefront-kit/stored-cart';

type Token = CallResponse<typeof getToken>;

/** Milliseconds before its end at which a token is no longer used. */
const margin = 30_000;

export interface BrowserSession extends Session {
  /** The access token for a call; kept in memory here and nowhere else. */
  accessToken(options: { readonly fresh: boolean }): Promise<string | undefined>;
}

export interface SessionParts {
  readonly calls: () => Calls;
  readonly botCheck: () => BotCheck;
  /** The page's cart is another one now; undefined for none. */
  readonly onCart: (summary: CartSummary | undefined) => void;
}

/** The session of a page: asks for a guest's token on first need and renews it by the HttpOnly cookie. */
export function createSession(store: Store, { calls, botCheck, onCart }: SessionParts): BrowserSession {
  let token: (Token & { readonly until: number }) | undefined;
  let pending: Promise<void> | undefined;

  function take(answer: Token): SessionState {
    token = { ...answer, until: Date.now() + answer.expiresIn * 1000 - margin };
    store.set(sessionAtom, stateOf(answer));
    return store.get(sessionAtom);
  }

  async function fetchToken(): Promise<void> {
    try {
      take(await calls()(getToken, { body: { type: 'Guest' } }));
    } catch (error) {
      // A guest who is refused a token may still look around (docs/spec/accounts.md section 4).
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
    async signIn(credentials, employee) {
      const { readCart, requestToken } = await import('./sign-in.ts');
      const answer = await requestToken(calls(), botCheck(), credentials, employee);
      const state = take(answer);
      onCart(answer.basketId ? await readCart(calls(), answer.basketId) : undefined);
      return state;
    },
    async signOut() {
      await calls()(signOut, { body: {} });
      token = undefined;
      onCart(undefined);
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

function stateOf({ consumerNo, consumerType, isEmployeeDiscountTCAccepted = false, store }: Token): SessionState {
  if (consumerType === 'CONSUMER') return { status: 'consumer', consumerNo };
  if (consumerType === 'EMPLOYEE') return { status: 'employee', consumerNo, isEmployeeDiscountTCAccepted };
  if (consumerType === 'ASSOCIATE' && store) return { status: 'associate', consumerNo, store };
  return { status: 'guest', consumerNo };
}
