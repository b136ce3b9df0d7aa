import type { Calls } from 'shared-contracts/call';
import type { Store } from 'shared-contracts/session';
import { type StaffSession, staffAtom } from 'shared-contracts/staff-session';
import { onDemand } from './on-demand.ts';

interface LazyDependencies {
  readonly calls: () => Calls;
  readonly onFault: (error: unknown) => void;
}

/** The session of staff, whose code is loaded by pages for staff only. */
export function lazyStaffSession(store: Store, dependencies: LazyDependencies): StaffSession {
  const load = onDemand(async () => {
    const { createStaffSession, staffPeers } = await import('./staff-session.ts');
    return createStaffSession(store, { ...dependencies, peers: staffPeers });
  });
  return {
    async ready() {
      const state = store.get(staffAtom);
      return state.status === 'loading' ? (await load()).ready() : state;
    },
    reset: async () => (await load()).reset(),
    signIn: async (credentials) => (await load()).signIn(credentials),
    acceptLink: async (link) => (await load()).acceptLink(link),
    signOut: async () => (await load()).signOut(),
  };
}
