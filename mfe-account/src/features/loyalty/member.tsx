import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { getLoyaltyVouchers } from 'shared-contracts/calls/consumer-wallet';
import { usePlatform } from 'shared-contracts/platform';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { useCall } from 'storefront-kit/use-call';
import { areaMessages } from '../../messages/area-messages.ts';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { LateInvitations } from './late-invitations.tsx';
import { Points } from './points.tsx';
import { PointsHistory } from './points-history.tsx';
import { Vouchers } from './vouchers.tsx';
import { WelcomeCode } from './welcome-code.tsx';

interface MemberProps {
  readonly profile: ConsumerProfile;
  /** How often the services have kept, since the page was opened, who has invited the member. */
  readonly referrals: number;
  /** The services know the membership differently: reads the profile again. */
  readonly onOutdated: () => void;
}

/** What the program holds for a member. */
export function Member({ profile, referrals, onOutdated }: MemberProps) {
  const { locale } = usePlatform();
  const texts = loyaltyMessages(locale);
  const calls = useAccountCalls();
  const { value, status, error, again } = useCall(getLoyaltyVouchers, {}, { remote: 'account', calls });
  if (value)
    return (
      <>
        <Points value={value} profile={profile} />
        <Vouchers value={value} />
        <WelcomeCode />
        <LateInvitations referrals={referrals} />
        <PointsHistory />
      </>
    );
  if (status === 'error')
    return (
      <RetryAlert
        retryText={areaMessages(locale).tryAgain}
        onRetry={() => {
          onOutdated();
          again();
        }}
      >
        {error?.message || texts.failed}
      </RetryAlert>
    );
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height="18rem" />
    </SkeletonGroup>
  );
}
