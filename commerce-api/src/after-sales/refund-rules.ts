/** A line of an order as it was paid. */
export interface PaidLine {
  readonly itemId: string;
  readonly qty: number;
  /** Minor units of the whole row after every reduction, with tax where tax comes on top. */
  readonly paid: number;
  /** Units that were given back before. */
  readonly givenBack: number;
}

export interface WantedLine {
  readonly itemId: string;
  readonly qty: number;
}

/**
 * What so many units of a line are worth: shares are whole, and all of them together are exactly what was paid, however
 * the units are given back.
 */
export function worthOf({ qty, paid, givenBack }: Omit<PaidLine, 'itemId'>, units: number): number {
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
 * Gives an amount back to what it was paid with: the last payment first, and to none of them more than it paid.
 * @throws {RangeError} when more is to be given back than is left of all payments
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
