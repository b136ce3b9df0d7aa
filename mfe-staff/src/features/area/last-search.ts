import type { Store } from 'shared-contracts/session';
import { staffAtom } from 'shared-contracts/staff-session';

/** A search that a page leads back to. */
export interface LastSearch<Search> {
  read(): Search;
  /** @param store tells when the session ends */
  keep(search: Search, store: Store): void;
}

function memberOf(store: Store): string | undefined {
  const state = store.get(staffAtom);
  return state.status === 'signed-in' ? state.member.staffId : undefined;
}

/**
 * Keeps the last search of a page visit until its session ends. It is kept in memory alone: the words may name people,
 * and so belong neither in addresses nor in storage, nor before the next person at this screen.
 */
export function lastSearch<Search>(nothing: Search): LastSearch<Search> {
  let last = nothing;
  let stop = (): void => {};
  return {
    read: () => last,
    keep(search, store) {
      stop();
      last = search;
      const member = memberOf(store);
      stop = store.sub(staffAtom, () => {
        if (memberOf(store) === member) return;
        last = nothing;
        stop();
      });
    },
  };
}
