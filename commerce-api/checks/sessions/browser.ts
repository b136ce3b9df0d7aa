import { createHash, randomBytes } from 'node:crypto';
import { type AnyCall, type CallInput, type CallResponse, fillPath } from 'shared-contracts/call';
import { getToken, signIn, signOut, signUp } from 'shared-contracts/calls/auth';
import { headerNames } from 'shared-contracts/headers';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import type { Outcome } from '../client.ts';

export const password = 'Cairn-2026';

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly body?: unknown;
}

export interface Sending {
  /** Number of the shell; numbers wrap around. */
  readonly shell?: number;
  /** The shopper that the page acts for. */
  readonly shopper?: string | undefined;
  /** Headers that browsers send and pages do not choose. */
  readonly from?: Readonly<Record<string, string>>;
}

/** A browser with one cookie jar and any number of tabs, in front of several shells at one address. */
export class Browser {
  readonly #shells: readonly string[];
  #cookie = '';
  /** Everything that scripts of a page could read of the answers. */
  readonly readable: string[] = [];

  constructor(shells: readonly string[], cookie = '') {
    this.#shells = shells;
    this.#cookie = cookie;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** The same cookie in another browser, as a thief would have it. */
  copy(): Browser {
    return new Browser(this.#shells, this.#cookie);
  }

  async call<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    { shell = 0, shopper, from = { 'sec-fetch-site': 'same-origin' } }: Sending = {},
  ): Promise<Outcome<CallResponse<C>>> {
    const { params, body } = input as Parts;
    const url = `${this.#shells[shell % this.#shells.length]}${fillPath(call.path, params)}?locale=en-us`;
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...storefrontAccess,
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(shopper ? { [headerNames.shopper]: shopper } : {}),
        ...(call.idempotencyKey ? { [headerNames.idempotencyKey]: crypto.randomUUID() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...from,
      },
      signal: AbortSignal.timeout(10_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    for (const [name, value] of response.headers)
      if (name === 'set-cookie') this.#cookie = value.split(';')[0] ?? '';
      else this.readable.push(value);
    this.readable.push(text);
    const answer: unknown = JSON.parse(text);
    if (response.ok) return { status: response.status, body: answer as CallResponse<C> };
    const [error] = (answer as { readonly errorDetails: NonNullable<Outcome<never>['error']>[] }).errorDetails;
    return { status: response.status, ...(error ? { error } : {}) };
  }

  /** @throws when the call is refused */
  async ok<C extends AnyCall>(call: C, input: CallInput<C>, sending?: Sending): Promise<CallResponse<C>> {
    const { status, body, error } = await this.call(call, input, sending);
    if (body === undefined) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(error)}`);
    return body;
  }

  /** Opens or resumes the session; returns its shopper. */
  async begin(shell = 0): Promise<string> {
    return (await this.ok(getToken, { body: { type: 'Guest' } }, { shell })).consumerNo;
  }

  /** Signs in as pages do: challenge, code, session. Returns the shopper. */
  async signIn(email: string, shell = 0): Promise<string> {
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { code } = await this.ok(signIn, { body: { username: email, password, codeChallenge } }, { shell });
    return (await this.ok(getToken, { body: { type: 'Registered', code, codeVerifier } }, { shell })).consumerNo;
  }

  /** Opens an account and signs in; returns its email and shopper. */
  async signUp(): Promise<{ readonly email: string; readonly shopper: string }> {
    await this.begin();
    const email = `mara-${crypto.randomUUID()}@example.org`;
    const form = { firstName: 'Mara', lastName: 'Lindqvist', email, password, birthDate: '1990-04-12' };
    await this.ok(signUp, { body: { ...form, postalCode: '98101', isTermsConfirmed: true } });
    return { email, shopper: await this.signIn(email) };
  }

  async signOut(shell = 0): Promise<void> {
    await this.ok(signOut, { body: {} }, { shell });
  }
}
