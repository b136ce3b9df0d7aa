import { formatMoney } from 'shared-contracts/money';
import { Badge } from 'shared-ui/badge';
import { Grid, sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import type { PointsValue } from './points-standing.tsx';

/** The vouchers that points become at checkout, and which of them the points are enough for. */
export function Vouchers({ value }: { readonly value: PointsValue }) {
  const locale = useLocale();
  const texts = loyaltyMessages(locale);
  const { currentLoyaltyPoints: balance, currency, applicableLoyaltyVouchers: vouchers } = value;
  return (
    <section aria-labelledby="vouchers-title" css={{ display: 'grid', gap: space[4] }}>
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={2} look="h3" id="vouchers-title">
          {texts.vouchers}
        </Heading>
        <Text tone="muted" measured>
          {vouchers.length > 0 ? texts.vouchersText : texts.noVouchers}
        </Text>
      </div>
      {vouchers.length > 0 && (
        <Grid as="ul" columns={[1, 2, 2, 4]}>
          {vouchers.map(({ points, amountInCurrency, available, eligible }) => (
            <li
              key={points}
              css={[sheetStyle, { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2] }]}
            >
              <div css={{ flex: 1 }}>
                <Text weight={600} figures>
                  {formatMoney(amountInCurrency, currency, locale)}
                </Text>
                <Text look="small" tone="muted" figures>
                  {texts.costs(points)}
                </Text>
              </div>
              <Badge tone={available && eligible ? 'success' : 'info'}>
                {available ? (eligible ? texts.ready : texts.missing(points - balance)) : texts.notHere}
              </Badge>
            </li>
          ))}
        </Grid>
      )}
    </section>
  );
}
