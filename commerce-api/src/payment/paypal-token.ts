import * as v from 'valibot';
import { fetchOutside } from '../base/outside.ts';
import { ProviderUnsureError } from './provider.ts';

interface Options {
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  readonly timeout: number;
}

const answer = v.object({ access_token: v.string(), expires_in: v.number() });
/** Milliseconds before expiry at which a token is no longer used. */
const MARGIN_MS = 60_000;

/** The access token of PayPal's API, requested on demand and cached until it expires. */
export class PayPalToken {
  readonly #options: Options;
  #held: { readonly value: string; readonly until: number } | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws {ProviderUnsureError} when PayPal issues none */
  async read(): Promise<string> {
    if (this.#held && this.#held.until > Date.now()) return this.#held.value;
    const { value, seconds } = await this.#ask();
    this.#held = { value, until: Date.now() + seconds * 1000 - MARGIN_MS };
    return value;
  }

  /** Discards a rejected token; the next read requests a new one. */
  forget(): void {
    this.#held = undefined;
  }

  async #ask(): Promise<{ readonly value: string; readonly seconds: number }> {
    const { url, clientId, secret, timeout } = this.#options;
    try {
      const response = await fetchOutside(`${url}/v1/oauth2/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const { access_token: value, expires_in: seconds } = v.parse(answer, await response.json());
      return { value, seconds };
    } catch (cause) {
      throw new ProviderUnsureError('PayPal gave no token', { cause });
    }
  }
}
