import { css } from '@emotion/react';
import { formatMoney } from 'shared-contracts/money';
import { Badge } from 'shared-ui/badge';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import type { PointsValue } from './points-standing.tsx';

/** Rows of one sheet, on wide screens side by side. */
const list = css([
  sheetStyle,
  {
    gap: 0,
    padding: 0,
    [media.desktop]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: '1fr' },
  },
]);
const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  '& + &': { borderTop: `1px solid ${color.line}` },
  [media.desktop]: {
    flexDirection: 'column',
    alignItems: 'start',
    paddingBlock: space[5],
    '& + &': { borderTop: 0, borderInlineStart: `1px solid ${color.line}` },
  },
});

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
        <ul css={list}>
          {vouchers.map(({ points, amountInCurrency, available, eligible }) => (
            <li key={points} css={entry}>
              <div>
                <Text look="h3" figures>
                  {formatMoney(amountInCurrency, currency, locale)}
                </Text>
                <Text look="small" tone="muted" figures>
                  {texts.costs(points)}
                </Text>
              </div>
              {available && eligible ? (
                <Badge tone="success">{texts.ready}</Badge>
              ) : (
                <Text look="small" tone="muted" figures>
                  {available ? texts.missing(points - balance) : texts.notHere}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
