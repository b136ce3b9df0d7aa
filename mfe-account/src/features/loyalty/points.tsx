import type { CallResponse } from 'shared-contracts/call';
import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import type { getLoyaltyVouchers } from 'shared-contracts/calls/consumer-wallet';
import { formatMoney } from 'shared-contracts/money';
import { sheetStyle } from 'shared-ui/layout';
import { ProgressBar } from 'shared-ui/progress-bar';
import { QrCode } from 'shared-ui/qr-code';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { formatDate } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { nextMilestone } from './milestone.ts';

export type PointsValue = CallResponse<typeof getLoyaltyVouchers>;

interface PointsProps {
  readonly value: PointsValue;
  readonly profile: ConsumerProfile;
}

/** A member's points with their value, those on the way, the way to the next voucher, and the member number. */
export function Points({ value, profile }: PointsProps) {
  const locale = useLocale();
  const texts = loyaltyMessages(locale);
  const { currentLoyaltyPoints: balance, pointsValue, currency, applicableLoyaltyVouchers: vouchers } = value;
  const { pendingPoints: pending = 0 } = value;
  const { memberId, loyaltyOptInDate } = profile;
  const milestone = nextMilestone(balance, vouchers);
  return (
    <section
      css={[sheetStyle, { gap: space[5], [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }]}
      aria-labelledby="points-title"
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], alignContent: 'start' }}>
        <Heading level={2} look="h3" id="points-title">
          {texts.points}
        </Heading>
        {balance > 0 ? (
          <p css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] }}>
            <Text as="span" look="h1" figures>
              {texts.balance(balance)}
            </Text>
            <Text as="span" tone="slate" figures>
              {texts.worth(formatMoney(pointsValue, currency, locale))}
            </Text>
          </p>
        ) : (
          pending === 0 && (
            <Text>
              {texts.noPoints} <Link to="/">{texts.toShop}</Link>
            </Text>
          )
        )}
        {pending > 0 && <Text figures>{texts.pending(pending)}</Text>}
        {milestone && (
          <ProgressBar
            value={balance}
            max={milestone.points}
            label={
              milestone.missing > 0
                ? texts.toNext(milestone.missing, formatMoney(milestone.amountInCurrency, currency, locale))
                : texts.atTop(formatMoney(milestone.amountInCurrency, currency, locale))
            }
          />
        )}
      </div>
      <div css={{ display: 'grid', gap: space[4], alignContent: 'start' }}>
        {memberId && value.memberCode && (
          <div css={{ display: 'grid', gap: space[2], width: '10rem' }}>
            <QrCode label={texts.memberCode(memberId)} code={value.memberCode} />
            <Text look="small" tone="muted">
              {texts.inStores}
            </Text>
          </div>
        )}
        <dl css={{ display: 'grid', gap: space[3], margin: 0 }}>
          {memberId && <Entry name={texts.memberId} value={memberId} />}
          {loyaltyOptInDate && (
            <Entry name={texts.memberSince} value={formatDate(loyaltyOptInDate.slice(0, 10), locale)} />
          )}
        </dl>
      </div>
    </section>
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
