import { lazy } from 'react';
import { LatePart } from 'storefront-kit/late-part';
import type { FollowedInvitationProps } from './followed-invitation.tsx';
import type { InvitationsProps } from './invitations.tsx';

const FollowedInvitation = lazy(async () => ({
  default: (await import('./followed-invitation.tsx')).FollowedInvitation,
}));
const Invitations = lazy(async () => ({ default: (await import('./invitations.tsx')).Invitations }));

type LateProps = Omit<FollowedInvitationProps, 'code'> & { readonly code: string | undefined };

/** `FollowedInvitation`, for who follows one. */
export function LateFollowedInvitation({ code, ...props }: LateProps) {
  if (!code) return null;
  return (
    // What stands below stays where it is when the text arrives.
    <div css={{ minHeight: props.membership === 'none' ? '7rem' : undefined }}>
      <LatePart remote="account">
        <FollowedInvitation code={code} {...props} />
      </LatePart>
    </div>
  );
}

/** The invitations of a member, which come after the points that they stand below. */
export const LateInvitations = (props: InvitationsProps) => (
  <LatePart remote="account">
    <Invitations {...props} />
  </LatePart>
);
