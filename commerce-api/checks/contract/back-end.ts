import { type AnyCall, fillPath } from 'shared-contracts/call';
import { headerNames } from 'shared-contracts/headers';
import type { LocaleId } from 'shared-contracts/locale';
import { storefrontAccess } from 'shared-contracts/storefront-access';

/** Seconds until a request to the back end counts as unanswered. */
const TIMEOUT_S = 20;

export interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Asking {
  /** The token of a session; empty without one. */
  readonly token: string;
  /** `en-us` by default; `none` leaves it out, anything else is sent as it is. */
  readonly locale?: LocaleId | 'none' | 'xx-xx';
  /** `none` leaves it out. */
  readonly idempotencyKey?: string;
  readonly accept?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined when the body is no JSON. */
  readonly body: unknown;
  /** The id that the request carried. */
  readonly correlationId: string;
}

/** Makes single requests to the base URL of a service, without the conveniences of the page's client. */
export class BackEnd {
  readonly #baseUrl: string;
  readonly #fetch: typeof fetch;

  constructor(baseUrl: string, send: typeof fetch = fetch) {
    this.#baseUrl = baseUrl.replace(/\/$/, '');
    this.#fetch = send;
  }

  async ask(call: AnyCall, { params, query = {}, body }: Input, asking: Asking): Promise<Answer> {
    const { token, locale = 'en-us', idempotencyKey = crypto.randomUUID(), accept = 'application/json' } = asking;
    const words = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) words.set(name, String(value));
    if (locale !== 'none') words.set('locale', locale);
    const correlationId = crypto.randomUUID();
    const response = await this.#fetch(`${this.#baseUrl}${fillPath(call.path, params)}?${words}`, {
      method: call.method,
      headers: {
        accept,
        ...storefrontAccess,
        [headerNames.correlationId]: correlationId,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(call.idempotencyKey && idempotencyKey !== 'none' ? { [headerNames.idempotencyKey]: idempotencyKey } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_S * 1000),
    });
    return { status: response.status, headers: response.headers, body: jsonOf(await response.text()), correlationId };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
