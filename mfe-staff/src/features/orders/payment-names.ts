import type { StaffOrder } from 'shared-contracts/calls/staff-orders';
import type { Language } from 'shared-contracts/locale';
import { paymentText } from 'shared-contracts/payment-labels';

type Payment = StaffOrder['payments'][number];

/** A payment in words, such as "Visa ending in 1111". */
export function paymentName({ code, lastFour }: Payment, { order }: StaffOrder, language: Language): string {
  const shown = order.paymentMethod.find(
    (method) => method.code === code && (!lastFour || method.additionalData.lastFour === lastFour),
  );
  return paymentText({ code, additionalData: { brand: shown?.additionalData.brand, lastFour } }, language);
}

/** The payments that a refund of an amount goes to, the last payment first. */
export function refundTargets(amount: number, detail: StaffOrder, language: Language): readonly string[] {
  let left = amount;
  return detail.payments.toReversed().flatMap((payment) => {
    const part = payment.status === 'voided' ? 0 : Math.min(left, payment.amount - payment.refunded);
    left -= Math.max(0, part);
    return part > 0 ? [paymentName(payment, detail, language)] : [];
  });
}
