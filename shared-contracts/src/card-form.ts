import * as v from 'valibot';

/**
 * Messages between the checkout page and the card provider's hosted form, an iframe on the provider's origin: the
 * page never sees a card number. Both sides verify the origin of every message.
 * The form's address is `cardProvider.formUrl` with the query parameters `locale`, `parent` (the page's origin),
 * `key` (the public key), and `theme` (light or dark). With `card`, the brand of a saved card, the form asks for its
 * security code only and answers with `card-form.code`.
 */
export const cardFormMessage = v.variant('type', [
  v.object({ type: v.literal('card-form.ready') }),
  /** The form's height in CSS pixels. */
  v.object({ type: v.literal('card-form.height'), height: v.number() }),
  v.object({ type: v.literal('card-form.valid'), valid: v.boolean() }),
  v.object({
    type: v.literal('card-form.token'),
    requestId: v.string(),
    token: v.string(),
    brand: v.string(),
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    /** MM/YY */
    expiry: v.string(),
  }),
  /** A token of a saved card's security code. */
  v.object({ type: v.literal('card-form.code'), requestId: v.string(), token: v.string() }),
  /** The form has marked invalid fields and focused the first. */
  v.object({ type: v.literal('card-form.invalid'), requestId: v.string() }),
]);
export type CardFormMessage = v.InferOutput<typeof cardFormMessage>;

/** Messages from the page to the form. */
export const cardFormRequest = v.object({ type: v.literal('card-form.tokenise'), requestId: v.string() });
export type CardFormRequest = v.InferOutput<typeof cardFormRequest>;
