import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import { outside } from '../base/outside.ts';

/** Actions of the bot check in the page (docs/spec/commerce.md section 7). */
export type BotAction = 'login' | 'placeOrder';

/** Distinguishes people from bots. */
export interface BotCheck {
  /**
   * Takes the token of the check, or of the challenge that a shopper passed after it.
   * @throws {CallError} AUT403 when a required token is missing, or a token was rejected or is for another action
   */
  check(token: string | undefined, action: BotAction): Promise<void>;
}

export interface BotCheckOptions {
  /** The provider's siteverify address. */
  readonly url: string;
  readonly secret: string;
  /** The secret for tokens of the challenge. */
  readonly challengeSecret: string;
  /** Whether a call without a token is refused. */
  readonly required: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A lower score means a bot. */
const MIN_SCORE = 0.5;
const TIMEOUT_MS = 2000;

const verdict = v.object({ success: v.boolean(), action: v.optional(v.string()), score: v.optional(v.number()) });

/**
 * A bot check over reCAPTCHA's siteverify protocol. While the provider is down, all calls pass, so that customers can
 * still buy.
 */
export function siteVerify({ url, secret, challengeSecret, required, log }: BotCheckOptions): BotCheck {
  /** What the provider says of a token; undefined when it does not answer. */
  async function verdictOf(token: string, by: string): Promise<v.InferOutput<typeof verdict> | undefined> {
    try {
      const body = new URLSearchParams({ secret: by, response: token });
      return v.parse(verdict, await outside.post(url, { body, timeout: TIMEOUT_MS }).json());
    } catch (error) {
      log.warn({ err: error }, 'the bot check did not answer');
      return undefined;
    }
  }

  return {
    async check(token, action) {
      if (!token) {
        if (required) throw new CallError('AUT403');
        return;
      }
      const checked = await verdictOf(token, secret);
      // A token of the challenge is unknown to the check; it has neither an action nor a score.
      const answer = checked?.success === false ? await verdictOf(token, challengeSecret) : checked;
      if (!answer) return;
      const isPerson = answer.success && (answer.action ?? action) === action && (answer.score ?? 1) >= MIN_SCORE;
      if (!isPerson) throw new CallError('AUT403');
    },
  };
}
