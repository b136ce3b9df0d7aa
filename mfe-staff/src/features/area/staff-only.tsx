import type { ReactNode } from 'react';
import type { StaffMember } from 'shared-contracts/calls/staff';
import { useStaffMember } from 'storefront-kit/use-staff-member';
import { WhenReady } from './when-ready.tsx';

interface StaffOnlyProps {
  /** Where the sign-in leads back to; the start page of staff by default. */
  readonly page?: string;
  readonly children: (member: StaffMember) => ReactNode;
}

/** Shows its content to somebody who is signed in as staff, and leads others to the sign-in. */
export function StaffOnly({ page, children }: StaffOnlyProps) {
  return <WhenReady reading={useStaffMember({ remote: 'staff', page })}>{children}</WhenReady>;
}
