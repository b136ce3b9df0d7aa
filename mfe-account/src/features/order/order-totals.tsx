import type { Order } from 'shared-contracts/calls/checkout';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { color, space, tabular, type } from 'shared-ui/tokens';
import { adjustmentReasonText, adjustmentsOf } from 'storefront-kit/adjustment-labels';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { refundName } from '../after-sales/refund-words.ts';

/** What was paid, as the server computed it, and with what. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const { totals, currency, paymentMethod, refunds = [] } = order;
  const locale = useLocale();
  const texts = accountMessages(locale);
  const after = afterSalesMessages(locale);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const gross = totals.taxation === 'gross';
  return (
    <div css={{ ...tabular, display: 'grid', gap: space[5] }}>
      <dl css={{ display: 'grid', gap: space[2] }}>
        <Row label={texts.subtotal} value={money(totals.itemTotal)} />
        {totals.totalDiscount > 0 && (
          <Row label={texts.savings} value={`−${money(totals.totalDiscount)}`} tone={color.pine} />
        )}
        {adjustmentsOf(order).map((adjustment) => (
          <Row
            key={adjustment.adjustmentId}
            label={adjustmentReasonText(adjustment, locale.language)}
            value={`−${money(-adjustment.price)}`}
            tone={color.muted}
          />
        ))}
        <Row label={texts.delivery} value={totals.shipping === 0 ? texts.free : money(totals.shipping)} />
        {!gross && totals.taxLines.map(({ label, amount }) => <Row key={label} label={label} value={money(amount)} />)}
        <div css={{ ...row, ...type.h3, paddingTop: space[3], borderTop: `1px solid ${color.line}` }}>
          <dt>{texts.total}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
        {gross &&
          totals.taxLines.map(({ label, amount }) => (
            <Row key={label} label={`${texts.taxIncluded} · ${label}`} value={money(amount)} tone={color.muted} />
          ))}
      </dl>
      <div>
        <p css={{ fontWeight: 600 }}>{texts.payment}</p>
        <dl css={{ display: 'grid', gap: space[1] }}>
          {paymentMethod.map((payment) => {
            const text = paymentText(payment, locale.language);
            return <Row key={payment.code + text} label={text} value={money(payment.amount)} />;
          })}
        </dl>
      </div>
      {refunds.length > 0 && (
        <div>
          <p css={{ fontWeight: 600 }}>{after.back}</p>
          <dl css={{ display: 'grid', gap: space[1] }}>
            {refunds.map((refund) => {
              const name = refundName(refund, order, locale.language);
              const label = refund.status === 'done' ? name : `${name} · ${after[refund.status]}`;
              return (
                <Row key={refund.createdAt + refund.code + refund.amount} label={label} value={money(refund.amount)} />
              );
            })}
          </dl>
        </div>
      )}
    </div>
  );
}

const row = { display: 'flex', justifyContent: 'space-between', gap: space[4] } as const;

function Row({ label, value, tone }: { readonly label: string; readonly value: string; readonly tone?: string }) {
  return (
    <div css={{ ...row, color: tone }}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
