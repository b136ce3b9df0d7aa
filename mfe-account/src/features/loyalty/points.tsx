import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { ContourCard } from 'shared-ui/contour-card';
import { QrCode } from 'shared-ui/qr-code';
import { Heading, Text } from 'shared-ui/text';
import { media, radius, space } from 'shared-ui/tokens';
import { formatDate } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { PointsStanding, type PointsValue } from './points-standing.tsx';

interface PointsProps {
  readonly value: PointsValue;
  readonly profile: ConsumerProfile;
}

/** A member's card: the points, and the member number with the code that stores read. */
export function Points({ value, profile }: PointsProps) {
  const locale = useLocale();
  const texts = loyaltyMessages(locale);
  const { memberId, loyaltyOptInDate } = profile;
  return (
    <ContourCard
      as="section"
      aria-labelledby="points-title"
      css={{ gap: space[6], [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }}
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], alignContent: 'center' }}>
        <Heading level={2} look="h3" id="points-title">
          {texts.points}
        </Heading>
        <PointsStanding value={value} />
      </div>
      {memberId && (
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }}>
          {value.memberCode && (
            // Readers need a light margin around the code.
            <div css={{ width: '8.5rem', padding: space[1], borderRadius: radius.card, background: '#fff' }}>
              <QrCode label={texts.memberCode(memberId)} code={value.memberCode} />
            </div>
          )}
          <div css={{ flex: '1 1 8rem', display: 'grid', gap: space[3], maxWidth: '11rem' }}>
            <dl css={{ display: 'grid', gap: space[3], margin: 0 }}>
              <Entry name={texts.memberId} value={memberId} />
              {loyaltyOptInDate && (
                <Entry name={texts.memberSince} value={formatDate(loyaltyOptInDate.slice(0, 10), locale)} />
              )}
            </dl>
            <Text look="small" tone="muted">
              {texts.inStores}
            </Text>
          </div>
        </div>
      )}
    </ContourCard>
  );
}

const Entry = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <Text as="dt" look="small" tone="muted">
      {name}
    </Text>
    <Text as="dd" weight={600} figures css={{ margin: 0 }}>
      {value}
    </Text>
  </div>
);
