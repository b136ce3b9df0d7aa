import type { CouponShopper } from '../promotions/queries.ts';
import { shopperMarks } from '../promotions/shopper-marks.ts';
import type { StoredCart } from './stored-cart.ts';

type Known = Pick<StoredCart, 'shippingAddress' | 'billingAddress' | 'owner'>;

/**
 * Returns by what the limits of coupons recognize the shopper who places an order. What was typed counts here only: a cart
 * that compared it would tell everybody which emails and addresses have ordered.
 */
export const couponShopper = ({ shippingAddress, billingAddress, owner }: Known, subjectId: string): CouponShopper => ({
  subjectId,
  marks: shopperMarks({
    emails: [owner?.email, shippingAddress?.email, billingAddress?.email],
    address: shippingAddress,
  }),
});
