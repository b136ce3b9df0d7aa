import type { Totals } from 'shared-contracts/calls/cart-entities';
import type { Currency } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { Text } from 'shared-ui/text';
import { color, space, tabular, type } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

interface OrderTotalsProps {
  readonly totals: Totals;
  readonly currency: Currency;
  /** Of a cart: says what gift cards and credit leave to pay. */
  readonly unpaid?: boolean;
}

/** The break-down of what is paid, as the server computed it. */
export function OrderTotals({ totals, currency, unpaid = false }: OrderTotalsProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <dl css={{ ...tabular, display: 'grid', gap: space[2] }}>
      <Row label={texts.subtotal} value={money(totals.itemTotal)} />
      {totals.totalDiscount > 0 && (
        <Row label={texts.savings} value={`−${money(totals.totalDiscount)}`} tone={color.pine} />
      )}
      <Row label={texts.delivery} value={totals.shipping === 0 ? texts.free : money(totals.shipping)} />
      {totals.taxation === 'net' && totals.tax === undefined && <Row label={texts.tax} value={texts.taxLater} />}
      {totals.taxation === 'net' &&
        totals.tax !== undefined &&
        totals.taxLines.map(({ label, amount, explanation }) => (
          <Row key={label} label={label} note={explanation} value={money(amount)} />
        ))}
      <div
        css={{
          ...type.h3,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: space[4],
          paddingTop: space[3],
          borderTop: `1px solid ${color.line}`,
        }}
      >
        <dt>{texts.total}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
      {unpaid && totals.remainingToPay < totals.total && (
        <>
          <Row
            label={texts.paidWithCredit}
            value={`−${money(totals.total - totals.remainingToPay)}`}
            tone={color.pine}
          />
          <Row label={texts.leftToPay} value={money(totals.remainingToPay)} />
        </>
      )}
      {totals.taxation === 'gross' &&
        totals.taxLines.map(({ label, amount, explanation }) => (
          <Row
            key={label}
            label={`${texts.taxIncluded} · ${label}`}
            note={explanation}
            value={money(amount)}
            tone={color.muted}
          />
        ))}
    </dl>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly tone?: string;
  /** What it was worked out from. */
  readonly note?: string | undefined;
}

function Row({ label, value, tone, note }: RowProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[4], color: tone }}>
      <dt>
        {label}
        {note && (
          <Text as="span" look="caption" tone="muted" css={{ display: 'block' }}>
            {note}
          </Text>
        )}
      </dt>
      <dd css={{ whiteSpace: 'nowrap' }}>{value}</dd>
    </div>
  );
}
