import type { Order } from 'shared-contracts/calls/checkout';
import { formatMoney } from 'shared-contracts/money';
import { paymentText } from 'shared-contracts/payment-labels';
import { Text } from 'shared-ui/text';
import { space, tabular } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import { refundNames } from './refund-words.ts';

interface RefundPreviewProps {
  readonly order: Order;
  /** Nothing of the order remains: every payment is refunded as it was made. */
  readonly whole: boolean;
}

/**
 * The refund per payment. For single lines the services compute the amount, including shares of discounts and tax,
 * and report it afterwards.
 */
export function RefundPreview({ order, whole }: RefundPreviewProps) {
  const locale = useLocale();
  const texts = afterSalesMessages(locale);
  const names = refundNames(order, locale.language);
  const [name = ''] = names;
  if (!whole || (order.refunds ?? []).length > 0)
    return <Text>{names.length > 1 ? texts.goesBackFirst(names.join(', ')) : texts.goesBackTo(name)}</Text>;
  return (
    <div>
      <Text weight={600}>{texts.goesBack}</Text>
      <dl css={[tabular, { display: 'grid', gap: space[1] }]}>
        {order.paymentMethod.map((payment) => {
          const text = paymentText(payment, locale.language);
          return (
            <div
              key={payment.code + text}
              css={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: space[2] }}
            >
              <dt>{text}</dt>
              <dd>{formatMoney(payment.amount, order.currency, locale)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
