import * as v from 'valibot';

/** The actions a page submits to the bot check (docs/spec/commerce.md section 7). */
export const botAction = v.picklist(['login', 'placeOrder']);
export type BotAction = v.InferOutput<typeof botAction>;

/** Tells people from bots; calls that require it send the token as `recaptcha_response`. */
export interface BotCheck {
  /** A token for one call; undefined when the check is unavailable: the server then decides. Never rejects. */
  token(action: BotAction): Promise<string | undefined>;
  /** Loads the check ahead of use. */
  preload(): void;
}

/**
 * Messages between a page and the frame with the bot check's script, a page of the shop on a separate origin:
 * third-party scripts never run in the page where people pay. Both sides verify the origin of every message.
 */
export const botCheckMessage = v.variant('type', [
  v.object({ type: v.literal('bot-check.ready') }),
  v.object({ type: v.literal('bot-check.token'), requestId: v.string(), token: v.string() }),
  v.object({ type: v.literal('bot-check.failed'), requestId: v.string() }),
]);
export type BotCheckMessage = v.InferOutput<typeof botCheckMessage>;

/** Messages from the page to the frame. */
export const botCheckRequest = v.object({
  type: v.literal('bot-check.execute'),
  requestId: v.string(),
  action: botAction,
});
export type BotCheckRequest = v.InferOutput<typeof botCheckRequest>;

/**
 * Messages of the frame `/frames/bot-challenge`, which asks the shopper for proof when the bot check was not sure. The query
 * parameters `language` and `theme` (`light` or `dark`) say how it looks. The page verifies the origin of every message.
 */
export const botChallengeMessage = v.variant('type', [
  /** The question stands. */
  v.object({ type: v.literal('bot-challenge.ready') }),
  /** Height of the question in CSS pixels. */
  v.object({ type: v.literal('bot-challenge.height'), height: v.number() }),
  /** Answered well; the token is for one call. */
  v.object({ type: v.literal('bot-challenge.passed'), token: v.string() }),
  /** The question did not come. */
  v.object({ type: v.literal('bot-challenge.failed') }),
]);
export type BotChallengeMessage = v.InferOutput<typeof botChallengeMessage>;
