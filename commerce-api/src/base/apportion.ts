/**
 * Splits an integer amount in proportion to weights into integers that add up exactly: each part is rounded down, and
 * the rest goes one unit at a time to the largest remainders. Returns zeros when all weights are 0.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  // The product of amount and weight may exceed the safe integer range.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(sum)));
  const order = exact
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  let left = amount - parts.reduce((total, part) => total + part, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/**
 * Splits like `apportion`, but no part exceeds its limit; the excess is shared by the other parts in proportion to
 * their weights. The parts add up to the amount, or to the sum of the limits if that is less.
 */
export function apportionWithin(amount: number, weights: readonly number[], limits: readonly number[]): number[] {
  const parts = weights.map(() => 0);
  const room = (index: number): number => ((weights[index] ?? 0) > 0 ? (limits[index] ?? 0) - (parts[index] ?? 0) : 0);
  for (let left = amount; left > 0; ) {
    const open = weights.map((_, index) => index).filter((index) => room(index) > 0);
    if (open.length === 0) break;
    const shares = apportion(
      left,
      open.map((index) => weights[index] ?? 0),
    );
    for (const [position, index] of open.entries()) {
      const share = Math.min(shares[position] ?? 0, room(index));
      parts[index] = (parts[index] ?? 0) + share;
      left -= share;
    }
  }
  return parts;
}
