import { CallError } from '../base/call-error.ts';
import type { SharedRules } from './cart-reader.ts';
import { bonusLineId } from './price-cart.ts';

/** Promotions that give something: their lines are not to be changed by hand. */
export const giftPromotions = ({ promotions }: SharedRules): string[] =>
  promotions.flatMap(({ id, reward }) => (reward.kind === 'gift' ? [id] : []));

/** A line that the cart does not have; the gift of a promotion is there, but not to be changed. */
export function lineMissingError(cartId: string, itemId: string, gifts: readonly string[]): CallError {
  const isGift = gifts.some((id) => bonusLineId(cartId, id) === itemId);
  return new CallError(isGift ? 'GWP403' : 'ORD404', { itemId });
}
