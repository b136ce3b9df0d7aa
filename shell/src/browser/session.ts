import type { BotCheck } from 'shared-contracts/bot-check';
import type { CallResponse, Calls } from 'shared-contracts/call';
import { getToken, signOut } from 'shared-contracts/calls/auth';
import { isProductError } from 'shared-contracts/errors/product-error';
import {
  type EmployeePurpose,
  type Session,
  type SessionState,
  type Store,
  sessionAtom,
} from 'shared-contracts/session';
import { forgetTraces } from 'storefront-kit/forget-traces';
import { removeStored, typedPrefix } from 'storefront-kit/storage';
import type { CartSummary } from 'storefront-kit/stored-cart';
import type { Shopper } from '../app/call-client.ts';
import { signedInBefore } from '../app/signed-in-before.ts';
import { sessionSegments } from '../app/visitor-segments.ts';
import type { SessionPeers } from './session-peers.ts';

type SessionAnswer = CallResponse<typeof getToken>;

export interface BrowserSession extends Session {
  /** The shopper that calls are made for; `fresh` asks again. Undefined when the services refuse a guest. */
  shopper(options: { readonly fresh: boolean }): Promise<Shopper | undefined>;
}

export interface SessionParts {
  readonly calls: () => Calls;
  readonly botCheck: () => BotCheck;
  /** The page's cart is another one now; undefined for none. `isAside` for an employee's own, at a till. */
  readonly onCart: (summary: CartSummary | undefined, isAside?: boolean) => void;
  readonly peers: SessionPeers;
  readonly onFault: (error: unknown) => void;
}

/**
 * The session of a page: opens a guest's on first need. The browser keeps it in a cookie that no script can read; the page
 * knows only whose it is, and says so with its calls, so that none is made for somebody who signed in in another tab.
 */
export function createSession(store: Store, { calls, botCheck, onCart, peers, onFault }: SessionParts): BrowserSession {
  let known: SessionAnswer | undefined;
  let pending: Promise<void> | undefined;
  // Whatever opens, renews, or replaces a session takes its turn: beside a sign-in, a renewal would be answered with a
  // guest's session, and whichever cookie came last would count.
  const inTurn: Calls = (...asked) => peers.inTurn(() => calls()(...asked));

  function take(answer: SessionAnswer): SessionState {
    const isAnother = known?.consumerNo !== answer.consumerNo;
    // The next user of this browser must not see what the account's owner did. A guest who signs in keeps it.
    if (isAnother && known && known.consumerType !== 'GUEST') forgetShopper();
    known = answer;
    const state = stateOf(answer);
    store.set(sessionAtom, state);
    signedInBefore.write(isAccount(answer) ? sessionSegments(state) : undefined);
    if (isAnother) peers.announce(answer.consumerNo);
    return state;
  }

  /** Takes the session of who signed in, with the cart of the account. */
  async function enter(answer: SessionAnswer, employee?: EmployeePurpose): Promise<SessionState> {
    const { readCart, takesCart } = await import('./sign-in.ts');
    const state = take(answer);
    onCart(answer.basketId ? await readCart(calls(), answer.basketId) : undefined, !takesCart(employee));
    return state;
  }

  async function fetchSession(): Promise<void> {
    try {
      take(await inTurn(getToken, { body: { type: 'Guest' } }));
    } catch (error) {
      // A guest who is refused a session may still look around (docs/spec/accounts.md section 4).
      if (!isProductError(error) || error.status !== 403) throw error;
      known = undefined;
    }
  }

  function renew(): Promise<void> {
    pending ??= fetchSession().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  async function ready(): Promise<SessionState> {
    if (!known) await renew();
    return store.get(sessionAtom);
  }

  async function reset(): Promise<SessionState> {
    await renew();
    return store.get(sessionAtom);
  }

  peers.follow((consumerNo) => {
    if (known && known.consumerNo !== consumerNo) reset().catch(onFault);
  });

  return {
    ready,
    reset,
    async signIn(credentials, employee) {
      const { requestToken } = await import('./sign-in.ts');
      return enter(await requestToken(inTurn, botCheck(), credentials, employee), employee);
    },
    async signInWith(grant) {
      const { redeemGrant } = await import('./sign-in.ts');
      return enter(await redeemGrant(inTurn, grant));
    },
    async signOut({ hasEnded = false } = {}) {
      if (!hasEnded)
        await calls()(signOut, { body: {} }).catch((error: unknown) => {
          // It has ended in another tab.
          if (!isProductError(error, 'INVALID_CUSTOMER', 'AUTHORIZATION_FAILED')) throw error;
        });
      onCart(undefined);
      // Also when no guest session follows.
      forgetShopper();
      signedInBefore.write(undefined);
      return reset();
    },
    async shopper({ fresh }) {
      if (fresh) await renew();
      else await ready();
      return known && { consumerNo: known.consumerNo, isGuest: known.consumerType === 'GUEST' };
    },
  };
}

/** Forgets what was typed, searched for, looked at, and measured here. What stays, and why: docs/security/data.md. */
function forgetShopper(): void {
  removeStored('session', typedPrefix);
  removeStored('session', 'shop.cart.scans');
  forgetTraces();
}

const isAccount = ({ consumerType }: SessionAnswer): boolean =>
  consumerType === 'CONSUMER' || consumerType === 'EMPLOYEE';

function stateOf({
  consumerNo,
  consumerType,
  isEmployeeDiscountTCAccepted = false,
  traits,
  store,
}: SessionAnswer): SessionState {
  const account = { consumerNo, ...(traits ? { traits } : {}) };
  if (consumerType === 'CONSUMER') return { status: 'consumer', ...account };
  if (consumerType === 'EMPLOYEE') return { status: 'employee', ...account, isEmployeeDiscountTCAccepted };
  if (consumerType === 'ASSOCIATE' && store) return { status: 'associate', consumerNo, store };
  return { status: 'guest', consumerNo };
}
