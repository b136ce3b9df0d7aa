import type { CallResponse } from 'shared-contracts/call';
import type { getLoyaltyVouchers } from 'shared-contracts/calls/consumer-wallet';
import { formatMoney } from 'shared-contracts/money';
import { ProgressBar } from 'shared-ui/progress-bar';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { nextMilestone } from './milestone.ts';

export type PointsValue = CallResponse<typeof getLoyaltyVouchers>;

/** A member's points with their value, those on the way, and the way to the next voucher. */
export function PointsStanding({ value }: { readonly value: PointsValue }) {
  const locale = useLocale();
  const texts = loyaltyMessages(locale);
  const { currentLoyaltyPoints: balance, pointsValue, currency, applicableLoyaltyVouchers: vouchers } = value;
  const { pendingPoints: pending = 0 } = value;
  const milestone = nextMilestone(balance, vouchers);
  return (
    <>
      <p css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[1]} ${space[3]}` }}>
        <Text as="span" look="h1" figures>
          {texts.balance(balance)}
        </Text>
        {balance > 0 && (
          <Text as="span" tone="slate" figures>
            {texts.worth(formatMoney(pointsValue, currency, locale))}
          </Text>
        )}
      </p>
      {balance === 0 && pending === 0 && (
        <Text>
          {texts.noPoints} <Link to="/">{texts.toShop}</Link>
        </Text>
      )}
      {pending > 0 && (
        <Text figures measured>
          {texts.pending(pending)}
        </Text>
      )}
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
    </>
  );
}
