/** An order line with the amount paid. */
export interface PaidLine {
  readonly itemId: string;
  readonly qty: number;
  /** Minor units for the whole line after all reductions, including tax that is added on top. */
  readonly paid: number;
  /** Units refunded before. */
  readonly givenBack: number;
}

export interface WantedLine {
  readonly itemId: string;
  readonly qty: number;
}

/**
 * Returns the refund for a number of units: whole minor units that add up exactly to the amount paid, in whatever steps
 * the units are refunded.
 */
export function refundFor({ qty, paid, givenBack }: Omit<PaidLine, 'itemId'>, units: number): number {
  const upTo = (count: number): number => Math.floor((paid * count) / qty);
  return upTo(givenBack + units) - upTo(givenBack);
}

export interface PaidWith {
  readonly paymentId: string;
  /** Minor units. */
  readonly amount: number;
  readonly refunded: number;
}

export interface PlannedRefund {
  readonly paymentId: string;
  readonly amount: number;
}

/**
 * Spreads a refund over payments: the last payment first, and never more than each paid.
 * @throws {RangeError} when the amount exceeds what is left of all payments
 */
export function spreadRefund(amount: number, payments: readonly PaidWith[]): PlannedRefund[] {
  let left = amount;
  const planned: PlannedRefund[] = [];
  for (const { paymentId, amount: paid, refunded } of payments.toReversed()) {
    const part = Math.min(left, paid - refunded);
    if (part > 0) planned.push({ paymentId, amount: part });
    left -= Math.max(0, part);
  }
  if (left > 0) throw new RangeError('More would be given back than was paid');
  return planned;
}
