import * as v from 'valibot';

/** What a page asks the bot check about (docs/spec/commerce.md section 7). */
export const botAction = v.picklist(['login', 'placeOrder']);
export type BotAction = v.InferOutput<typeof botAction>;

/** Tells people from programs; a call that asks for it carries the token as `recaptcha_response`. */
export interface BotCheck {
  /** A token for one call; undefined when the check cannot be had: the server then decides. Never rejects. */
  token(action: BotAction): Promise<string | undefined>;
  /** Fetches the check ahead of use. */
  preload(): void;
}

/**
 * The messages between a page and the frame that holds the bot check's script, which is a page of the shop on an origin of
 * its own: scripts of others never run in the page where people pay. Both sides check the origin of every message.
 */
export const botCheckMessage = v.variant('type', [
  v.object({ type: v.literal('bot-check.ready') }),
  v.object({ type: v.literal('bot-check.token'), requestId: v.string(), token: v.string() }),
  v.object({ type: v.literal('bot-check.failed'), requestId: v.string() }),
]);
export type BotCheckMessage = v.InferOutput<typeof botCheckMessage>;

/** What the page asks of the frame. */
export const botCheckRequest = v.object({
  type: v.literal('bot-check.execute'),
  requestId: v.string(),
  action: botAction,
});
export type BotCheckRequest = v.InferOutput<typeof botCheckRequest>;
