import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import { outside } from '../base/outside.ts';

/** Actions of the bot check in the page (docs/spec/commerce.md section 7). */
export type BotAction = 'login' | 'placeOrder';

/** Distinguishes people from bots. */
export interface BotCheck {
  /** @throws {CallError} AUT403 when a required token is missing, or a token was rejected or is for another action */
  check(token: string | undefined, action: BotAction): Promise<void>;
}

export interface BotCheckOptions {
  /** The provider's siteverify address. */
  readonly url: string;
  readonly secret: string;
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
export function siteVerify({ url, secret, required, log }: BotCheckOptions): BotCheck {
  return {
    async check(token, action) {
      if (!token) {
        if (required) throw new CallError('AUT403');
        return;
      }
      const answer = await outside
        .post(url, { body: new URLSearchParams({ secret, response: token }), timeout: TIMEOUT_MS })
        .json()
        .then((body) => v.parse(verdict, body))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the bot check did not answer');
          return undefined;
        });
      if (!answer) return;
      const isPerson = answer.success && (answer.action ?? action) === action && (answer.score ?? 1) >= MIN_SCORE;
      if (!isPerson) throw new CallError('AUT403');
    },
  };
}
