import type { Order } from 'shared-contracts/calls/checkout';
import type { Language } from 'shared-contracts/locale';
import { paymentLabels, paymentText } from 'shared-contracts/payment-labels';

export type Refund = NonNullable<Order['refunds']>[number];

/** The destination of a refund; names the instrument when only one of its kind has paid. */
export function refundName({ code }: Pick<Refund, 'code'>, { paymentMethod }: Order, language: Language): string {
  const [payment, another] = paymentMethod.filter((candidate) => candidate.code === code);
  return payment && !another ? paymentText(payment, language) : paymentLabels[code][language];
}

/** The payments of an order in refund order: the last payment first. */
export const refundNames = ({ paymentMethod }: Pick<Order, 'paymentMethod'>, language: Language): string[] =>
  paymentMethod.toReversed().map((payment) => paymentText(payment, language));

/** The refunds added since the earlier order, newest last. */
export const newRefunds = (before: Pick<Order, 'refunds'>, after: Pick<Order, 'refunds'>): Refund[] =>
  (after.refunds ?? []).slice((before.refunds ?? []).length);
