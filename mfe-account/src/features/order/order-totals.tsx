import { adjustmentReasonText, adjustmentsOf } from 'shared-contracts/adjustment-labels';
import type { Order } from 'shared-contracts/calls/checkout';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { space, tabular } from 'shared-ui/tokens';
import { Totals } from 'shared-ui/totals';
import { includedTax } from 'storefront-kit/included-tax';
import { useLocale } from 'storefront-kit/use-locale';
import { accountMessages } from '../../messages/account-messages.ts';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { refundName } from '../after-sales/refund-words.ts';

/** The totals of an order, with its payments and refunds. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const { totals, currency, paymentMethod, refunds = [] } = order;
  const locale = useLocale();
  const texts = accountMessages(locale);
  const after = afterSalesMessages(locale);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const gross = totals.taxation === 'gross';
  return (
    <div css={{ ...tabular, display: 'grid', gap: space[5] }}>
      <Totals
        rows={[
          { label: texts.subtotal, value: money(totals.itemTotal) },
          ...(totals.totalDiscount > 0
            ? [
                {
                  label: texts.savings,
                  note: namesOf(order, ['ORDER', 'PRODUCT']),
                  value: `−${money(totals.totalDiscount)}`,
                  tone: 'saving' as const,
                },
              ]
            : []),
          ...adjustmentsOf(order).map((adjustment) => ({
            key: adjustment.adjustmentId,
            label: adjustmentReasonText(adjustment, locale.language),
            value: `−${money(-adjustment.price)}`,
            tone: 'muted' as const,
          })),
          {
            label: texts.delivery,
            note: namesOf(order, ['SHIPPING']),
            value: totals.shipping === 0 ? texts.free : money(totals.shipping),
          },
          ...(gross ? [] : totals.taxLines.map(({ label, amount }) => ({ label, value: money(amount) }))),
        ]}
        total={{ label: texts.total, value: money(totals.total) }}
        after={
          gross
            ? totals.taxLines.map((line) => ({
                label: includedTax(line, locale),
                value: money(line.amount),
                tone: 'muted' as const,
              }))
            : []
        }
      />
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

/** The promotions of an order that took from goods or from delivery, by name; undefined where nothing is known of any. */
function namesOf({ promoSummary }: Order, levels: readonly string[]): string | undefined {
  const names = promoSummary.flatMap(({ level, label }) => (level && levels.includes(level) ? [label] : []));
  return names.join(' · ') || undefined;
}

const row = { display: 'flex', justifyContent: 'space-between', gap: space[4] } as const;

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div css={row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
