import type { Calls } from 'shared-contracts/call';
import {
  acceptStaffLink,
  getStaffSession,
  type StaffMember,
  staffSignIn,
  staffSignOut,
} from 'shared-contracts/calls/staff';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Store } from 'shared-contracts/session';
import { type StaffSession, type StaffState, staffAtom } from 'shared-contracts/staff-session';

/** Pages of staff in other tabs, which share this page's session. */
export interface StaffPeers {
  /** Tells the others that somebody signed in or out. */
  announce(): void;
  follow(onChange: () => void): void;
}

export function staffPeers(): StaffPeers {
  const channel = new BroadcastChannel('shop.staff');
  return {
    announce: () => channel.postMessage('changed'),
    follow: (onChange) => channel.addEventListener('message', onChange),
  };
}

interface StaffSessionDependencies {
  readonly calls: () => Calls;
  readonly peers: () => StaffPeers;
  readonly onFault: (error: unknown) => void;
}

/**
 * The session of staff. Pages of shoppers never ask for it. The browser keeps it in a cookie of its own that no script can
 * read.
 */
export function createStaffSession(
  store: Store,
  { calls, peers: connect, onFault }: StaffSessionDependencies,
): StaffSession {
  let peers: StaffPeers | undefined;
  let pending: Promise<StaffState> | undefined;
  let changes = 0;

  function take(member: StaffMember | undefined): StaffState {
    const state: StaffState = member ? { status: 'signed-in', member } : { status: 'none' };
    store.set(staffAtom, state);
    return state;
  }

  /** From now on, the answer to an earlier question is out of date. */
  function discardPending(): void {
    changes += 1;
    pending = undefined;
  }

  function connected(): StaffPeers {
    if (!peers) {
      peers = connect();
      peers.follow(() => {
        discardPending();
        void reset().catch(onFault);
      });
    }
    return peers;
  }

  async function ask(): Promise<StaffState> {
    const before = changes;
    try {
      const { member } = await calls()(getStaffSession, {});
      if (before === changes) return take(member);
    } catch (error) {
      if (before === changes) throw error;
    }
    return pending ?? ready();
  }

  function reset(): Promise<StaffState> {
    connected();
    if (!pending) {
      const asked = ask().finally(() => {
        if (pending === asked) pending = undefined;
      });
      pending = asked;
    }
    return pending;
  }

  async function ready(): Promise<StaffState> {
    const state = store.get(staffAtom);
    return state.status === 'loading' ? reset() : state;
  }

  const changed = (member: StaffMember | undefined): StaffState => {
    discardPending();
    const state = take(member);
    connected().announce();
    return state;
  };

  return {
    ready,
    reset,
    signIn: async (credentials) => changed(await calls()(staffSignIn, { body: credentials })),
    acceptLink: async (link) => changed(await calls()(acceptStaffLink, { body: link })),
    async signOut() {
      await calls()(staffSignOut, {}).catch((error: unknown) => {
        // It has ended already, e.g. in another tab.
        if (!isProductError(error, 'INVALID_CUSTOMER', 'AUTHORIZATION_FAILED')) throw error;
      });
      return changed(undefined);
    },
  };
}
