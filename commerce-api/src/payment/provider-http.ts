import { fetchOutside } from '../base/outside.ts';
import { ProviderRefusedError, ProviderUnsureError } from './provider.ts';

type Headers = Readonly<Record<string, string>>;

export interface ProviderHttpOptions {
  /** Ends with a slash. */
  readonly url: string;
  /** Headers that authenticate the shop. */
  readonly authorization: () => Headers | Promise<Headers>;
  /** Timeout in milliseconds. */
  readonly timeout: number;
  /** Discards a rejected token; the request is then repeated once. */
  readonly renew?: () => void;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal with the provider's message, which may contain a reason for the shopper. */
export class ProviderAnswerError extends ProviderRefusedError {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Some answers, such as Klarna's to a capture, have no body. */
const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/**
 * JSON over HTTP to a provider. Timeouts and provider-side errors leave the outcome unknown; any other refusal is
 * definitive.
 */
export class ProviderHttp {
  readonly #options: ProviderHttpOptions;

  constructor(options: ProviderHttpOptions) {
    this.#options = options;
  }

  get(path: string): Promise<unknown> {
    return this.send('GET', path, undefined, {});
  }

  post(path: string, body: object, headers: Headers = {}): Promise<unknown> {
    return this.send('POST', path, body, headers);
  }

  async send(method: string, path: string, body: object | undefined, headers: Headers): Promise<unknown> {
    const first = await this.#fetch(method, path, body, headers);
    const { renew } = this.#options;
    if (first.status === 401 && renew) renew();
    const response = first.status === 401 && renew ? await this.#fetch(method, path, body, headers) : first;
    if (response.ok) return parsed(await this.#textOf(response, `${method} ${path}`));
    if (response.status >= 500 || response.status === 429 || response.status === 408)
      throw new ProviderUnsureError(`${method} ${path} answered ${response.status}`);
    const said = await response.json().catch(() => undefined);
    throw new ProviderAnswerError(`${method} ${path} answered ${response.status}`, response.status, said);
  }

  async #fetch(method: string, path: string, body: object | undefined, headers: Headers): Promise<Response> {
    const authorization = await this.#options.authorization();
    try {
      return await fetchOutside(`${this.#options.url}${path}`, {
        method,
        headers: {
          ...this.#options.headers,
          ...headers,
          ...authorization,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(this.#options.timeout),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new ProviderUnsureError(`${method} ${path}: no answer`, { cause: error });
    }
  }

  /** Treats a truncated body like a missing answer. */
  async #textOf(response: Response, what: string): Promise<string> {
    try {
      return await response.text();
    } catch (error) {
      throw new ProviderUnsureError(`${what}: half an answer`, { cause: error });
    }
  }
}
