import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { outside } from '../base/outside.ts';
import { PhoneUnreachableError, type TextMessenger } from './text-messenger.ts';

/** An account at Twilio, or at a service with the same interface. */
export interface TextSettings {
  /** Such as `https://api.twilio.com`; without a trailing slash. */
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** The number that sends, or the id of a messaging service (`MG…`). */
  readonly from: string;
  /** The public address that the service posts answers to; part of what it signs. */
  readonly webhookUrl: string;
  /** Most messages with codes in an hour, to all numbers together, and most others. */
  readonly hourlyLimit: number;
}

/** https://www.twilio.com/docs/api/errors: the owner answered STOP. */
const stopped = 21610;
/** Statuses below 500 after which another attempt may help: credentials that are being changed, a time-out, a limit. */
const passing: ReadonlySet<number> = new Set([401, 408, 429]);
const refusal = v.object({ code: v.number() });

/** Sends by Twilio's Messages API (`POST /2010-04-01/Accounts/{sid}/Messages.json`). */
export class TwilioMessenger implements TextMessenger {
  readonly #client: KyInstance;
  readonly #sender: Readonly<Record<string, string>>;

  /** @param timeout milliseconds */
  constructor({ url, accountSid, authToken, from, timeout }: TextSettings & { readonly timeout: number }) {
    const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    this.#client = outside.extend({
      prefix: `${url}/2010-04-01/Accounts/${accountSid}`,
      headers: { authorization: `Basic ${credentials}` },
      throwHttpErrors: false,
      timeout,
    });
    this.#sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  }

  async send(to: string, text: string): Promise<void> {
    const body = new URLSearchParams({ To: to, ...this.#sender, Body: text });
    const response = await this.#client.post('Messages.json', { body });
    if (response.ok) return;
    const answer = v.safeParse(refusal, await response.json().catch(() => undefined));
    const code = answer.success ? answer.output.code : 0;
    const isStopped = code === stopped;
    const { status } = response;
    if (status >= 400 && status < 500 && !passing.has(status))
      throw new PhoneUnreachableError(`A text message was refused: status ${status}, code ${code}`, { isStopped });
    throw new Error(`A text message was not taken: status ${status}, code ${code}`);
  }
}

/**
 * Whether a form was signed as Twilio signs webhooks: HMAC-SHA-1 over the address and the sorted fields, in base64
 * (https://www.twilio.com/docs/usage/security). Never without a token.
 */
export function isSignedForm(
  { webhookUrl, authToken }: Pick<TextSettings, 'webhookUrl' | 'authToken'>,
  header: unknown,
  form: URLSearchParams,
): boolean {
  if (authToken === '' || typeof header !== 'string') return false;
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => name + value);
  const wanted = createHmac('sha1', authToken)
    .update(webhookUrl + fields.join(''))
    .digest();
  const given = Buffer.from(header, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
