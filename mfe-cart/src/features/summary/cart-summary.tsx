import type { Cart } from 'shared-contracts/calls/cart-entities';
import { formatMoney, formatPercentage } from 'shared-contracts/money';
import { Text } from 'shared-ui/text';
import { color, space, tabular, type } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';

/** Money as the server computed it; dimmed while a change is on its way. */
export function CartSummary({ cart, settling }: { readonly cart: Cart; readonly settling: boolean }) {
  const locale = useLocale();
  const texts = cartMessages(locale);
  const { totals, currency } = cart;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const saved = totals.totalDiscount;
  return (
    <dl
      aria-busy={settling}
      css={{ ...tabular, display: 'grid', gap: space[2], color: settling ? color.muted : color.ink }}
    >
      <Row label={texts.subtotal} value={money(totals.itemTotal)} />
      {saved > 0 && (
        <Row
          label={`${texts.discount} (${formatPercentage(totals.totalDiscountPercentage, locale)})`}
          value={`−${money(saved)}`}
          tone={settling ? undefined : color.pine}
        />
      )}
      {cart.orderPromotions.map(({ promotionId, label, price }) => (
        <Row key={promotionId} label={label} value={money(price)} note />
      ))}
      <Row
        label={texts.shipping}
        value={totals.shipping === 0 ? texts.free : money(totals.shipping)}
        {...(totals.shipping < totals.shippingOriginal ? { before: money(totals.shippingOriginal) } : {})}
      />
      {totals.taxation === 'net' && totals.tax === undefined && <Row label={texts.tax} value={texts.taxLater} />}
      {totals.taxation === 'net' &&
        totals.tax !== undefined &&
        totals.taxLines.map(({ label, amount }) => <Row key={label} label={label} value={money(amount)} />)}
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
      {totals.taxation === 'gross' && (
        <div>
          <dt className="visually-hidden">{texts.tax}</dt>
          <dd>
            <Text look="small" tone="muted">
              {texts.taxIncluded}
              {totals.taxLines.map(({ label, amount }) => ` · ${label} ${money(amount)}`)}
            </Text>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  /** What it would have been, struck through. */
  readonly before?: string;
  /** A part of the row above. */
  readonly note?: boolean;
  readonly tone?: string | undefined;
}

function Row({ label, value, before, note = false, tone }: RowProps) {
  return (
    <div
      css={[
        { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[4] },
        note && { ...type.small, color: color.muted, paddingInlineStart: space[3] },
      ]}
    >
      <dt>{label}</dt>
      <dd css={{ color: tone }}>
        {before && <del css={{ color: color.muted, marginInlineEnd: space[2] }}>{before}</del>}
        {value}
      </dd>
    </div>
  );
}
