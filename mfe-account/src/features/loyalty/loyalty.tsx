import { useEffect, useRef, useState } from 'react';
import { type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import { Row } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { JoinSection } from './join-section.tsx';
import { LateFollowedInvitation } from './late-invitations.tsx';
import { LeaveProgram } from './leave-program.tsx';
import { Member } from './member.tsx';
import { membershipOf } from './membership.ts';
import { Unconfirmed } from './unconfirmed.tsx';
import { useReferralCode } from './use-referral-code.ts';

/** The loyalty program in the account (ACC-12): joining it, confirming that, and what it holds for a member. */
export function Loyalty() {
  const texts = loyaltyMessages(useLocale());
  const calls = useAccountCalls();
  const isEmployee = useSession().status === 'employee';
  const reading = useCall(getConsumer, isEmployee ? undefined : {}, { remote: 'account', calls });
  if (isEmployee) return <Text measured>{texts.employees}</Text>;
  return (
    <WhenRead reading={reading}>
      {(profile) => <Stage profile={profile} onChanged={reading.set} onOutdated={reading.again} />}
    </WhenRead>
  );
}

interface StageProps {
  readonly profile: ConsumerProfile;
  readonly onChanged: (profile: ConsumerProfile) => void;
  readonly onOutdated: () => void;
}

function Stage({ profile, onChanged, onOutdated }: StageProps) {
  const texts = loyaltyMessages(useLocale());
  const membership = membershipOf(profile);
  const code = useReferralCode();
  const [referrals, setReferrals] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(membership);
  // The button that was pressed is gone: reading goes on where the new content starts.
  useEffect(() => {
    if (membership !== shown.current) frame.current?.focus();
    shown.current = membership;
  }, [membership]);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], outline: 'none' }}
    >
      <LateFollowedInvitation code={code} membership={membership} onKept={() => setReferrals((count) => count + 1)} />
      {membership === 'none' && <JoinSection onJoined={onChanged} />}
      {membership === 'unconfirmed' && <Unconfirmed email={profile.consumerDetails.email} onChanged={onChanged} />}
      {membership === 'member' && <Member profile={profile} referrals={referrals} onOutdated={onOutdated} />}
      {membership !== 'none' && (
        <Row gap={4} justify="space-between">
          <Link to="/loyalty" css={linkStyle}>
            {texts.benefitsMore}
          </Link>
          <LeaveProgram key={membership} isMember={membership === 'member'} onLeft={onChanged} />
        </Row>
      )}
    </div>
  );
}
