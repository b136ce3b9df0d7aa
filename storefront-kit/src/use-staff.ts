import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Calls } from 'shared-contracts/call';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import type { StaffRole } from 'shared-contracts/staff-role';
import { type StaffState, staffAtom } from 'shared-contracts/staff-session';
import { useReport } from './use-report.ts';

const loading: StaffState = { status: 'loading' };

/**
 * Who is signed in as staff: `loading` on the server, during hydration, and until a page has asked by
 * `platform.staff.ready()`.
 */
export function useStaff(): StaffState {
  const { store } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => store.sub(staffAtom, onChange), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(staffAtom),
    () => loading,
  );
}

/** Whether somebody with a role is signed in. The services decide; pages only leave out what they would refuse. */
export const hasRole = (state: StaffState, role: StaffRole): boolean =>
  state.status === 'signed-in' && state.member.roles.includes(role);

/** The calls of pages for staff. When the services refuse the session or its role, asks again who is signed in. */
export function useStaffCalls(remote: string): Calls {
  const { calls, staff } = usePlatform();
  const report = useReport(remote);
  return useMemo(
    () => async (call, input, options) => {
      try {
        return await calls(call, input, options);
      } catch (error) {
        if (isProductError(error, 'INVALID_CUSTOMER', 'CANNOT_AUTHORIZE', 'AUTHORIZATION_FAILED'))
          staff.reset().catch(report);
        throw error;
      }
    },
    [calls, staff, report],
  );
}
