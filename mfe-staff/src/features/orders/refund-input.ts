import type { RefundPart, StaffOrder } from 'shared-contracts/calls/staff-orders';
import type { Language } from 'shared-contracts/locale';
import { parseAmount } from 'storefront-kit/parse-amount';

/** What is typed to refund an amount. */
export interface RefundInput {
  readonly part: RefundPart;
  /** The line, for `line`. */
  readonly itemId: string;
  readonly typed: string;
  readonly reason: string;
}

type Refundable = StaffOrder['refundable'];

/** The most that can be refunded for a part, in minor units. */
export function limitOf({ part, itemId }: Pick<RefundInput, 'part' | 'itemId'>, refundable: Refundable): number {
  if (part === 'line') return refundable.lines.find((line) => line.itemId === itemId)?.amount ?? 0;
  return part === 'shipping' ? refundable.shipping : refundable.total;
}

/** What a refund takes off the gift cards that the order bought, in minor units. */
export function takenOffCards({ part, itemId }: RefundInput, amount: number, refundable: Refundable): number {
  if (part === 'shipping') return 0;
  if (part === 'line') return refundable.lines.find((line) => line.itemId === itemId)?.spent === undefined ? 0 : amount;
  return Math.max(0, amount - refundable.besideCards);
}

/** The amount in minor units; undefined when what is typed is none. Everything that is left is not typed. */
export function amountOf(input: RefundInput, refundable: Refundable, language: Language): number | undefined {
  if (input.part === 'order') return refundable.total;
  const amount = parseAmount(input.typed, language);
  return amount === 0 ? undefined : amount;
}
