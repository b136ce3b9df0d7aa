import { Agent, type IncomingMessage, request } from 'node:http';
import { type AnyCall, type CallInput, type CallResponse, fillPath } from 'shared-contracts/call';
import { getToken } from 'shared-contracts/calls/auth';
import type { ErrorDetail } from 'shared-contracts/errors/product-error';
import { sessionHeaders } from 'shared-contracts/headers';
import { storefrontAccess } from 'shared-contracts/storefront-access';

/** The outcome of a call: the body promised by the contract, or the first error. */
export interface Outcome<T> {
  readonly status: number;
  readonly body?: T;
  readonly error?: ErrorDetail;
  /** Of an answer that opens or renews a session. */
  readonly token?: string;
}

export interface Sending {
  readonly token: string;
  /** Idempotency key. */
  readonly key: string;
}

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** Calls instances of the service as pages do, over persistent connections. */
export class Client {
  readonly #instances: readonly string[];
  readonly #agent = new Agent({ keepAlive: true });

  constructor(instances: readonly string[]) {
    this.#instances = instances;
  }

  close(): void {
    this.#agent.destroy();
  }

  /**
   * Calls an instance; instance numbers wrap around.
   * @throws when there is no answer
   */
  send<C extends AnyCall>(
    at: number,
    call: C,
    input: CallInput<C>,
    sending: Sending,
  ): Promise<Outcome<CallResponse<C>>> {
    const { params, query, body } = input as Parts;
    const words = new URLSearchParams({ locale: 'en-us', ...(query as Record<string, string>) });
    const payload = body === undefined ? '' : JSON.stringify(body);
    const { key, token } = sending;
    const url = `${this.#instances[at % this.#instances.length]}${fillPath(call.path, params)}?${words}`;
    const headers = {
      ...storefrontAccess,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.idempotencyKey ? { 'idempotency-key': key } : {}),
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    };
    return this.#ask(url, { method: call.method, headers }, payload);
  }

  /** Starts a guest at an instance; resolves with the session's token. */
  async startGuest(at: number): Promise<string> {
    const sending = { token: '', key: crypto.randomUUID() };
    const { status, token } = await this.send(at, getToken, { body: { type: 'Guest' } }, sending);
    if (!token) throw new Error(`No session: ${status}`);
    return token;
  }

  #ask<T>(
    url: string,
    options: { readonly method: string; readonly headers: Readonly<Record<string, string | number>> },
    payload: string,
  ): Promise<Outcome<T>> {
    return new Promise((resolve, reject) => {
      const going = request(url, { ...options, agent: this.#agent });
      going.on('error', (error: NodeJS.ErrnoException) => {
        // The instance closed an idle connection just as it was reused; browsers retry as well.
        if (!going.reusedSocket || error.code !== 'ECONNRESET') return reject(error);
        this.#ask<T>(url, options, payload).then(resolve, reject);
      });
      going.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve(outcomeOf<T>(response, Buffer.concat(chunks).toString())));
      });
      going.end(payload);
    });
  }
}

function outcomeOf<T>({ statusCode: status = 0, headers }: IncomingMessage, text: string): Outcome<T> {
  const answer: unknown = JSON.parse(text);
  const token = headers[sessionHeaders.token];
  if (status === 200) return { status, body: answer as T, ...(typeof token === 'string' ? { token } : {}) };
  const [error] = (answer as { readonly errorDetails: readonly ErrorDetail[] }).errorDetails;
  return { status, ...(error ? { error } : {}) };
}
