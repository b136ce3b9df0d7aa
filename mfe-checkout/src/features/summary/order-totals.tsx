import type { Totals as OrderAmounts } from 'shared-contracts/calls/cart-entities';
import type { Currency } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { Totals, type TotalsRow } from 'shared-ui/totals';
import { includedTax } from 'storefront-kit/included-tax';
import { useLocale } from 'storefront-kit/use-locale';
import { checkoutMessages } from '../../messages/checkout-messages.ts';

interface OrderTotalsProps {
  readonly totals: OrderAmounts;
  readonly currency: Currency;
  /** For a cart: also shows the amount left after gift cards and credit. */
  readonly unpaid?: boolean;
}

/** The breakdown of the total, as the services computed it. */
export function OrderTotals({ totals, currency, unpaid = false }: OrderTotalsProps) {
  const locale = useLocale();
  const texts = checkoutMessages(locale);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const credit = totals.total - totals.remainingToPay;
  const netTax: readonly TotalsRow[] =
    totals.tax === undefined
      ? [{ label: texts.tax, value: texts.taxLater }]
      : totals.taxLines.map(({ label, amount, explanation }) => ({ label, note: explanation, value: money(amount) }));
  return (
    <Totals
      rows={[
        { label: texts.subtotal, value: money(totals.itemTotal) },
        ...(totals.totalDiscount > 0
          ? [{ label: texts.savings, value: `−${money(totals.totalDiscount)}`, tone: 'saving' as const }]
          : []),
        { label: texts.delivery, value: totals.shipping === 0 ? texts.free : money(totals.shipping) },
        ...(totals.taxation === 'net' ? netTax : []),
      ]}
      total={{ label: texts.total, value: money(totals.total) }}
      after={[
        ...(unpaid && credit > 0
          ? [
              { label: texts.paidWithCredit, value: `−${money(credit)}`, tone: 'saving' as const },
              { label: texts.leftToPay, value: money(totals.remainingToPay) },
            ]
          : []),
        ...(totals.taxation === 'gross'
          ? totals.taxLines.map((line) => ({
              label: includedTax(line, locale),
              note: line.explanation,
              value: money(line.amount),
              tone: 'muted' as const,
            }))
          : []),
      ]}
    />
  );
}
