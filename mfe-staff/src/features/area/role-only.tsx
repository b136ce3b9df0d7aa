import type { ReactNode } from 'react';
import type { StaffRole } from 'shared-contracts/staff-role';
import { InlineMessage } from 'shared-ui/alert';
import { StaffOnly } from './staff-only.tsx';

interface RoleOnlyProps {
  readonly needs: StaffRole;
  /** Where the sign-in leads back to. */
  readonly page: string;
  /** Says who has the role instead. */
  readonly refusal: string;
  readonly children: ReactNode;
}

/** Shows its content to staff with a role, and tells others whom to ask. */
export function RoleOnly({ needs, page, refusal, children }: RoleOnlyProps) {
  return (
    <StaffOnly page={page}>
      {({ roles }) => (roles.includes(needs) ? children : <InlineMessage tone="warning">{refusal}</InlineMessage>)}
    </StaffOnly>
  );
}
