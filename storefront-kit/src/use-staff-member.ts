import { useEffect } from 'react';
import type { StaffMember } from 'shared-contracts/calls/staff';
import { usePlatform } from 'shared-contracts/platform';
import { useNavigate } from './routing.tsx';
import { type Reading, useReading } from './use-call.ts';
import { useStaff } from './use-staff.ts';

interface StaffPage {
  /** The remote that failures are reported for. */
  readonly remote: string;
  /** Where the sign-in leads back to; its own start page by default. */
  readonly page?: string | undefined;
}

/** Who is signed in as staff. Asks for it, and leads to the sign-in when nobody is. */
export function useStaffMember({ remote, page }: StaffPage): Omit<Reading<StaffMember>, 'set'> {
  const { staff } = usePlatform();
  const state = useStaff();
  const navigate = useNavigate();
  const reading = useReading(staff.ready, { remote });
  const isNobody = state.status === 'none';
  const signIn = page === undefined ? '/staff/sign-in' : `/staff/sign-in?to=${encodeURIComponent(page)}`;
  useEffect(() => {
    if (isNobody) navigate(signIn, { replace: true });
  }, [isNobody, navigate, signIn]);
  return { ...reading, value: state.status === 'signed-in' ? state.member : undefined };
}
