import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky';
import { type AnyCall, type CallOptions, type Calls, fillPath } from 'shared-contracts/call';
import { errorBody, ProductError } from 'shared-contracts/errors/product-error';
import { type Channel, headerNames, sourceValue } from 'shared-contracts/headers';
import type { Locale } from 'shared-contracts/locale';
import type { Preview } from 'shared-contracts/preview';
import { isStaffPath } from 'shared-contracts/staff-role';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import * as v from 'valibot';

/** Milliseconds until a call times out; payments may take longer. */
export const defaultTimeout = 10_000;

export interface CallClientOptions {
  /** Origin of the services, or of the one for a path, without a trailing slash; empty for the page's own. */
  readonly baseUrl: string | ((path: string) => string);
  readonly locale: Locale;
  /** The shop's name. */
  readonly brand: string;
  readonly channel?: Channel;
  readonly clientApp: string;
  /** The shopper that calls are made for; `fresh` asks again after the session was refused. */
  readonly shopper?: (options: { readonly fresh: boolean }) => Promise<Shopper | undefined>;
  /** Who is signed in as staff, for calls that have the session of staff. */
  readonly staffId?: () => string | undefined;
  /**
   * Called for a forbidden answer with an app id (docs/spec/commerce.md section 7). Resolves with the token of a passed
   * challenge, with which the call is repeated once; undefined leaves it refused.
   */
  readonly onBotChallenge?: (error: ProductError) => Promise<string | undefined>;
  /** Answers in place of the server, outside production only. */
  readonly mock?: (call: AnyCall, input: unknown) => unknown;
  /** Validates answers against the contract, in development and tests. */
  readonly validateResponses?: boolean;
  /** Called with each answer. */
  readonly onAnswer?: (call: AnyCall, answer: unknown) => void;
  /** Trace of the page, 32 hexadecimal digits: the services' spans of its calls become part of it. */
  readonly trace?: string;
  /** Reads documents as an editor sees them. */
  readonly preview?: Preview | undefined;
  /** Groups the calls of a page view. */
  readonly transactionId?: string;
  readonly fetch?: typeof fetch;
}

/** Whose session a page has. */
export interface Shopper {
  readonly consumerNo: string;
  readonly isGuest: boolean;
}

interface AnyInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** The client of all calls, in the browser and on the server. */
export function createCalls(options: CallClientOptions): Calls {
  const transactionId = options.transactionId ?? crypto.randomUUID();
  const http = ky.create({
    retry: 0,
    headers: standardHeaders(options, transactionId),
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  function send(call: AnyCall, input: AnyInput, settings: CallOptions, shopper: Shopper | undefined): Promise<unknown> {
    const headers: Record<string, string> = { [headerNames.correlationId]: crypto.randomUUID() };
    if (options.trace) headers[headerNames.trace] = `00-${options.trace}-${newSpan()}-01`;
    const { params, query } = asPreviewed(input, options.preview);
    const path = fillPath(call.path, params);
    const actingFor = isStaffPath(path) ? options.staffId?.() : shopper?.consumerNo;
    if (actingFor) headers[headerNames.shopper] = actingFor;
    if (call.idempotencyKey) headers[headerNames.idempotencyKey] = settings.idempotencyKey ?? crypto.randomUUID();
    if (settings.source) headers.source = settings.source;
    const origin = typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl(path);
    return request(http, `${origin}${path}`, {
      method: call.method,
      searchParams: { ...definedOnly(query), locale: options.locale.id },
      headers,
      timeout: settings.timeout ?? defaultTimeout,
      ...(input.body === undefined ? {} : { json: input.body }),
      ...(settings.signal ? { signal: settings.signal } : {}),
    });
  }

  /**
   * Repeats a call once when its session is no longer known, for the same shopper or another guest. Never replayed under
   * another account.
   */
  async function sendForShopper(call: AnyCall, input: AnyInput, settings: CallOptions): Promise<unknown> {
    const { shopper } = options;
    if (call.access === 'anyone' || isStaffPath(call.path) || !shopper) return send(call, input, settings, undefined);
    const before = await shopper({ fresh: false });
    try {
      return await send(call, input, settings, before);
    } catch (error) {
      if (!(error instanceof ProductError) || error.id !== 'AUT432') throw error;
      const after = await shopper({ fresh: true });
      const isSame = after?.consumerNo === before?.consumerNo || (before?.isGuest && after?.isGuest);
      if (!isSame) throw error;
      return send(call, input, settings, after);
    }
  }

  /** Repeats a call once whose caller was taken for a bot and then passed the challenge. */
  async function sendAsPerson(call: AnyCall, input: AnyInput, settings: CallOptions): Promise<unknown> {
    try {
      return await sendForShopper(call, input, settings);
    } catch (error) {
      if (!(error instanceof ProductError) || error.status !== 403 || !error.appId) throw error;
      const token = await options.onBotChallenge?.(error);
      if (token !== undefined && isObject(input.body))
        return sendForShopper(call, { ...input, body: { ...input.body, recaptcha_response: token } }, settings);
      if (!isCheckUnreachable(error, call, input.body)) throw error;
      const { errorText } = await import('shared-contracts/errors/texts');
      const text = errorText('NET424', options.locale.language);
      throw new ProductError('NET424', text, { status: error.status, cause: error });
    }
  }

  return async (call, input, settings = {}) => {
    const parts = input as AnyInput;
    // One key for the repetition too: a second try after a refused session must not count as a second change.
    const kept = call.idempotencyKey
      ? { ...settings, idempotencyKey: settings.idempotencyKey ?? crypto.randomUUID() }
      : settings;
    if (options.mock) {
      const answer = await options.mock(call, input);
      if (answer !== undefined) return answer as never;
    }
    const body = await sendAsPerson(call, parts, kept);
    options.onAnswer?.(call, body);
    // Remotes built for shoppers contain no schemas, even in pages that validate.
    const { response }: Partial<AnyCall> = call;
    return (options.validateResponses && response ? v.parse(response, body) : body) as never;
  };
}

/** Whether a call was refused only because the bot check gave no token: the shopper was not taken for a bot. */
function isCheckUnreachable(error: ProductError, { errors }: AnyCall, body: unknown): boolean {
  return error.id === 'AUT403' && errors.includes('AUT403') && isObject(body) && !('recaptcha_response' in body);
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

/** A call for published documents, as one for what an editor previews; other calls stay as they are. */
function asPreviewed({ params, query }: AnyInput, preview: Preview | undefined): Pick<AnyInput, 'params' | 'query'> {
  if (!preview || params?.mode !== 'publish') return { params, query };
  const { at, siteId } = preview;
  return {
    params: { ...params, mode: 'pre', ...(siteId && 'siteId' in params ? { siteId } : {}) },
    query: { ...query, previewDateTime: at },
  };
}

/** Id of a call within its trace: 16 hexadecimal digits. */
const newSpan = (): string => crypto.randomUUID().replaceAll('-', '').slice(-16);

function standardHeaders(options: CallClientOptions, transactionId: string): Record<string, string> {
  const { locale } = options;
  return {
    [headerNames.site]: locale.siteId,
    [headerNames.channel]: options.channel ?? 'web',
    [headerNames.brand]: encodeURIComponent(options.brand),
    [headerNames.region]: locale.region,
    [headerNames.source]: sourceValue,
    [headerNames.clientApp]: options.clientApp,
    [headerNames.transactionId]: transactionId,
    [headerNames.locale]: locale.id,
    ...storefrontAccess,
  };
}

/** The answer's body. A truncated one counts as no answer: the change may have been made. */
async function request(http: KyInstance, url: string, init: Parameters<KyInstance>[1]): Promise<unknown> {
  try {
    const response = await http(url, init);
    return await response.json();
  } catch (error) {
    if (init?.signal?.aborted) throw init.signal.reason;
    if (error instanceof TimeoutError) throw new ProductError('NET408', '', { cause: error });
    if (error instanceof HTTPError) throw productErrorOf(error);
    if (error instanceof SyntaxError) throw new ProductError('GEN500', '', { cause: error });
    throw new ProductError('NET503', '', { cause: error });
  }
}

function productErrorOf(error: HTTPError): ProductError {
  const status = error.response.status;
  const parsed = v.safeParse(errorBody, error.data);
  if (!parsed.success) return new ProductError('GEN500', '', { status, cause: error });
  const { appId, correlationId, errorDetails } = parsed.output;
  const [first] = errorDetails;
  return new ProductError(first?.errorId ?? 'GEN500', first?.message ?? '', {
    status,
    appId,
    correlationId,
    details: errorDetails,
    cause: error,
  });
}

function definedOnly(query: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}
