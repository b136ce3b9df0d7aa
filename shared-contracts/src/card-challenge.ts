import * as v from 'valibot';

/**
 * Messages of the bank's 3-D Secure challenge, an iframe on the provider's origin. Its address is `details.action` of
 * the flash PaymentNotAuthorized, with the query parameters `parent` (the page's origin) and `locale`. The page
 * verifies the origin of every message, and sends the result with `checkout.patchOrder`.
 */
export const cardChallengeMessage = v.variant('type', [
  v.object({ type: v.literal('card-challenge.ready') }),
  v.object({ type: v.literal('card-challenge.result'), threeDS2Result: v.string() }),
]);
export type CardChallengeMessage = v.InferOutput<typeof cardChallengeMessage>;
