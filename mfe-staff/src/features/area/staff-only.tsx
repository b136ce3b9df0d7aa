import { type ReactNode, useEffect } from 'react';
import type { StaffMember } from 'shared-contracts/calls/staff';
import { usePlatform } from 'shared-contracts/platform';
import { useNavigate } from 'storefront-kit/routing';
import { useReading } from 'storefront-kit/use-call';
import { useStaff } from 'storefront-kit/use-staff';
import { WhenReady } from './when-ready.tsx';

/** Shows its content to somebody who is signed in as staff, and leads others to the sign-in. */
export function StaffOnly({ children }: { readonly children: (member: StaffMember) => ReactNode }) {
  const { staff } = usePlatform();
  const state = useStaff();
  const navigate = useNavigate();
  const reading = useReading(staff.ready, { remote: 'staff' });
  const isNobody = state.status === 'none';
  useEffect(() => {
    if (isNobody) navigate('/staff/sign-in', { replace: true });
  }, [isNobody, navigate]);
  if (state.status === 'signed-in') return children(state.member);
  return <WhenReady reading={{ ...reading, value: undefined }}>{() => null}</WhenReady>;
}
