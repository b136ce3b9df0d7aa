import type { StaffOrder } from 'shared-contracts/calls/staff-orders';
import { formatMoney } from 'shared-contracts/money';
import { paymentLabels } from 'shared-contracts/payment-labels';
import { usePlatform } from 'shared-contracts/platform';
import { InlineMessage } from 'shared-ui/alert';
import { sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { Totals, type TotalsRow } from 'shared-ui/totals';
import { orderMessages } from '../../messages/order-messages.ts';
import { paymentName } from './payment-names.ts';

/** What an order cost, how it was paid, and what was refunded. */
export function OrderMoney({ detail }: { readonly detail: StaffOrder }) {
  const { locale } = usePlatform();
  const texts = orderMessages(locale);
  const { order, payments, refundable } = detail;
  const { totals, currency, refunds = [] } = order;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const rows: TotalsRow[] = [
    { label: texts.itemsTotal, value: money(totals.itemTotal) },
    ...(totals.totalDiscount > 0 ? [{ label: texts.saved, value: money(-totals.totalDiscount) }] : []),
    { label: texts.delivery, value: money(totals.shipping) },
    ...(totals.taxation === 'net' ? [{ label: texts.tax, value: money(totals.taxAmount) }] : []),
  ];
  const paid = payments.map((payment, index) => ({
    key: `paid-${index}`,
    label: paymentName(payment, detail, locale.language),
    value: money(payment.amount),
    ...(payment.status === 'captured' ? {} : { note: texts[payment.status] }),
  }));
  const back = refunds.map(({ code, amount, status }, index) => ({
    key: `back-${index}`,
    label: texts.refundedOf(paymentLabels[code][locale.language]),
    value: money(-amount),
    ...(status === 'done' ? {} : { note: texts[status] }),
  }));
  const spent = refundable.lines.reduce((sum, line) => sum + (line.spent ?? 0), 0);
  const left: TotalsRow[] = [
    ...(spent > 0 ? [{ label: texts.spentOfCard, value: money(spent), tone: 'muted' as const }] : []),
    { label: texts.refundable, value: money(refundable.total), tone: 'muted' },
  ];
  return (
    <section css={sheetStyle} aria-labelledby="money">
      <Heading level={2} look="h3" id="money">
        {texts.money}
      </Heading>
      <Totals
        rows={rows}
        total={{ label: texts.total, value: money(totals.total) }}
        after={[...paid, ...back, ...left]}
      />
      {refunds.some(({ status }) => status === 'refused') && (
        <InlineMessage tone="warning">{texts.refusedHelp}</InlineMessage>
      )}
    </section>
  );
}
