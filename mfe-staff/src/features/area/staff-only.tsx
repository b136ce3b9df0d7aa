import type { ReactNode } from 'react';
import type { StaffMember } from 'shared-contracts/calls/staff';
import { useStaffMember } from 'storefront-kit/use-staff-member';
import { WhenReady } from './when-ready.tsx';

/** Shows its content to somebody who is signed in as staff, and leads others to the sign-in. */
export function StaffOnly({ children }: { readonly children: (member: StaffMember) => ReactNode }) {
  return <WhenReady reading={useStaffMember({ remote: 'staff' })}>{children}</WhenReady>;
}
