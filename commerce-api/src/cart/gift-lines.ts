import { CallError } from '../base/call-error.ts';
import type { SharedRules } from './cart-reader.ts';
import { bonusLineId } from './price-cart.ts';

/** Returns the ids of gift promotions, whose lines the shopper cannot change. */
export const giftPromotions = ({ promotions }: SharedRules): string[] =>
  promotions.flatMap(({ id, reward }) => (reward.kind === 'gift' ? [id] : []));

/** Returns the error for a missing line; a promotion's gift exists but cannot be changed. */
export function lineMissingError(cartId: string, itemId: string, gifts: readonly string[]): CallError {
  const isGift = gifts.some((id) => bonusLineId(cartId, id) === itemId);
  return new CallError(isGift ? 'GWP403' : 'ORD404', { itemId });
}
