import type { ProductError } from 'shared-contracts/errors/product-error';

/** What an answer says that asks for a code (AUT460): where it comes from, and whether its mail was held back, after many. */
export function askedFactor({ details }: ProductError) {
  const { method, mail } = details[0]?.additionalInfo ?? {};
  return { method, isHeldBack: mail === 'held back' };
}
