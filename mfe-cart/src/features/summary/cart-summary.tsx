import type { Cart } from 'shared-contracts/calls/cart-entities';
import { formatMoney, formatPercentage } from 'shared-contracts/money';
import { Text } from 'shared-ui/text';
import { Totals, type TotalsRow } from 'shared-ui/totals';
import { includedTax } from 'storefront-kit/included-tax';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';

/** The amounts computed by the services; dimmed while a change is pending. */
export function CartSummary({ cart, settling }: { readonly cart: Cart; readonly settling: boolean }) {
  const locale = useLocale();
  const texts = cartMessages(locale);
  const { totals, currency } = cart;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const discount = `${texts.discount} (${formatPercentage(totals.totalDiscountPercentage, locale)})`;
  const { taxLines } = totals;
  const taxParts = taxLines.map(({ label, amount }) => ({ label, value: money(amount) }));
  const netTax: readonly TotalsRow[] =
    totals.tax === undefined
      ? [{ label: texts.tax, value: texts.taxLater }]
      : [
          { label: texts.beforeTax, value: money(totals.totalWithoutTax) },
          // Of several taxes, e.g. federal and of a province, the sum first.
          ...(taxParts.length > 1 ? [{ label: texts.tax, value: money(totals.taxAmount) }] : []),
          ...taxParts.map((part) => ({ ...part, isPart: taxParts.length > 1 })),
        ];
  return (
    <Totals
      busy={settling}
      rows={[
        { label: texts.subtotal, value: money(totals.itemTotal) },
        ...(totals.totalDiscount > 0
          ? [{ label: discount, value: `−${money(totals.totalDiscount)}`, tone: 'saving' as const }]
          : []),
        ...(totals.itemSubTotal < totals.itemTotal
          ? [{ label: texts.itemsReduced, value: money(totals.itemSubTotal), isPart: true }]
          : []),
        ...(totals.appliedRewards > 0
          ? [{ label: texts.rewards, value: `−${money(totals.appliedRewards)}`, isPart: true }]
          : []),
        ...cart.orderPromotions.map(({ promotionId, label, price }) => ({
          key: promotionId,
          label,
          value: `−${money(-price)}`,
          isPart: true,
        })),
        {
          label: texts.shipping,
          value: totals.shipping === 0 ? texts.free : money(totals.shipping),
          before: totals.shipping < totals.shippingOriginal ? money(totals.shippingOriginal) : undefined,
        },
        ...(totals.taxation === 'net' ? netTax : []),
      ]}
      total={{ label: texts.total, value: money(totals.total) }}
    >
      {totals.taxation === 'gross' && (
        <div>
          <dt className="visually-hidden">{texts.tax}</dt>
          <dd>
            <Text look="small" tone="muted">
              {[
                ...taxLines.map((line) => `${includedTax(line, locale)} ${money(line.amount)}`),
                `${texts.netAmount} ${money(totals.netAmount)}`,
              ].join(' · ')}
            </Text>
          </dd>
        </div>
      )}
    </Totals>
  );
}
