import type { CartItem } from './calls/cart-entities.ts';

/** Whom an emailed gift card goes to, in one line. */
export const recipientOf = ({ to, email }: NonNullable<CartItem['giftOption']>): string =>
  [to, email].filter(Boolean).join(', ');
