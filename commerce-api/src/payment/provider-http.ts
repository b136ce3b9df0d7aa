import { ProviderRefusedError, ProviderUnsureError } from './provider.ts';

export interface ProviderHttpOptions {
  /** Ends with a slash. */
  readonly url: string;
  readonly authorization: () => string | Promise<string>;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly timeout: number;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal with what the provider said: some of them tell the shopper why. */
export class ProviderAnswerError extends ProviderRefusedError {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

type Headers = Readonly<Record<string, string>>;

/**
 * JSON over HTTP to a provider. What is not answered, and errors of the provider's own, leave us unsure; every other
 * refusal is a certain one.
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
    const authorization = await this.#options.authorization();
    let response: Response;
    try {
      response = await fetch(`${this.#options.url}${path}`, {
        method,
        headers: {
          ...this.#options.headers,
          ...headers,
          authorization,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(this.#options.timeout),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.ok) return response.status === 204 ? undefined : await response.json();
    } catch (error) {
      throw new ProviderUnsureError(`${method} ${path}: no answer`, { cause: error });
    }
    if (response.status >= 500 || response.status === 429 || response.status === 408)
      throw new ProviderUnsureError(`${method} ${path} answered ${response.status}`);
    const said = await response.json().catch(() => undefined);
    throw new ProviderAnswerError(`${method} ${path} answered ${response.status}`, response.status, said);
  }
}
