import { css } from '@emotion/react';
import { lazy } from 'react';
import { type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import { getLoyaltyVouchers } from 'shared-contracts/calls/consumer-wallet';
import { simplifiedEnrollment } from 'shared-contracts/flags/account';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { LatePart } from 'storefront-kit/late-part';
import { useCall } from 'storefront-kit/use-call';
import { useFlag } from 'storefront-kit/use-flag';
import { useLeaveAccount } from 'storefront-kit/use-leave-account';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { areaMessages } from '../../messages/area-messages.ts';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { membershipOf } from '../loyalty/membership.ts';
import { PointsStanding } from '../loyalty/points-standing.tsx';
import { AddressText } from '../order/address-block.tsx';
import { sizeText } from '../profile/preferences.ts';
import { SpendBanner } from '../spend/spend-banner.tsx';
import { KeptFavorites } from './kept-favorites.tsx';
import { LastOrder } from './last-order.tsx';
import { OverviewCard } from './overview-card.tsx';

const LackingNotice = lazy(async () => ({ default: (await import('../enroll/lacking-notice.tsx')).LackingNotice }));

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[5] });
const columns = css([column, { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }]);

/** The account at a glance: the last order, points, sizes, the address, and favorites. */
export function Overview() {
  const { locale } = usePlatform();
  const texts = signInMessages(locale);
  // Employees have neither points nor favorites.
  const isConsumer = useSession().status === 'consumer';
  const bySteps = useFlag(simplifiedEnrollment);
  const reading = useCall(getConsumer, {}, { remote: 'account', calls: useAccountCalls() });
  const { isLeaving, leave } = useLeaveAccount({
    remote: 'account',
    failed: texts.signOutFailed,
    done: texts.signedOut,
  });
  const profile = reading.value;
  const details = profile?.consumerDetails;
  return (
    <>
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={1}>{details ? texts.welcome(details.firstName) : texts.welcomePlain}</Heading>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] }}>
          {details && (
            <Text tone="muted" css={{ overflowWrap: 'anywhere' }}>
              {texts.signedInAs(details.email)}
            </Text>
          )}
          <Button variant="link" loading={isLeaving} loadingText={texts.signingOut} onClick={() => void leave()}>
            {texts.signOut}
          </Button>
        </div>
      </div>
      {bySteps && profile && (
        <LatePart remote="account">
          <LackingNotice profile={profile} />
        </LatePart>
      )}
      {details && <SpendBanner details={details} onTermsAccepted={reading.again} />}
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[5],
        }}
      >
        <LastOrder />
        <WhenRead reading={reading}>
          {(read) => (
            <div css={columns}>
              <div css={column}>
                {isConsumer && <PointsCard profile={read} />}
                <AddressCard profile={read} />
              </div>
              <div css={column}>
                {isConsumer && <KeptFavorites />}
                <SizesCard profile={read} />
              </div>
            </div>
          )}
        </WhenRead>
      </div>
    </>
  );
}

interface CardProps {
  readonly profile: ConsumerProfile;
}

function PointsCard({ profile }: CardProps) {
  const locale = useLocale();
  const texts = overviewMessages(locale);
  const program = loyaltyMessages(locale);
  const membership = membershipOf(profile);
  const reading = useCall(getLoyaltyVouchers, membership === 'member' ? {} : undefined, {
    remote: 'account',
    calls: useAccountCalls(),
  });
  const { title, text, more } = {
    none: { title: program.joinTitle, text: program.joinText, more: texts.join },
    unconfirmed: {
      title: program.unconfirmedTitle,
      text: program.unconfirmedText(profile.consumerDetails.email),
      more: texts.toConfirm,
    },
    member: { title: program.points, text: undefined, more: texts.toPoints },
  }[membership];
  return (
    <OverviewCard isDark title={title} to="/account/loyalty" more={more}>
      {text ? (
        <Text css={{ overflowWrap: 'anywhere' }}>{text}</Text>
      ) : (
        <WhenRead
          reading={reading}
          texts={{ ...areaMessages(locale), failed: program.failed, loading: program.loading }}
          height="7rem"
        >
          {(value) => <PointsStanding value={value} />}
        </WhenRead>
      )}
    </OverviewCard>
  );
}

function AddressCard({ profile }: CardProps) {
  const texts = overviewMessages(useLocale());
  const address = profile.consumerDetails.address.find(({ approachType, main }) => approachType === 'S' && main);
  return (
    <OverviewCard title={texts.delivery} to="/account/addresses" more={address ? texts.toAddresses : texts.addAddress}>
      {address ? <AddressText address={address} /> : <Text tone="muted">{texts.noAddress}</Text>}
    </OverviewCard>
  );
}

function SizesCard({ profile }: CardProps) {
  const locale = useLocale();
  const texts = overviewMessages(locale);
  const { preferredShoeSize: size } = profile.preferences;
  return (
    <OverviewCard title={texts.sizes} to="/account/profile" more={size ? texts.toSizes : texts.addSizes}>
      {size ? <Text>{texts.shoeSize(sizeText(size, locale))}</Text> : <Text tone="muted">{texts.noSizes}</Text>}
    </OverviewCard>
  );
}
