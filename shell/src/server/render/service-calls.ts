import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { surrogateKeyHeader } from 'shared-contracts/headers';
import type { FromWorker, ToWorker } from '../../render-channel/messages.ts';
import { proxiedPrefixes } from '../service-origins.ts';
import { createLastAnswers } from './last-answers.ts';

export type ServiceCall = Extract<FromWorker, { readonly type: 'call' }>;
export type ServiceAnswer = Extract<ToWorker, { readonly type: 'answer' | 'no-answer' }>;

export interface AnsweredCall {
  readonly answer: ServiceAnswer;
  readonly content: Buffer;
  /** What the answer is made of, for caches of the edge. */
  readonly surrogateKeys?: readonly string[];
  /** Milliseconds since the services gave this answer, when it is the last good one instead of a new one. */
  readonly age?: number;
}

/** Sends a page's call to the services; never rejects. */
export type CallServices = (
  call: ServiceCall,
  body: Buffer,
  signal: AbortSignal,
  /** Of an editor. Sent with calls for previews alone, whose answers are neither kept nor replaced by earlier ones. */
  editor?: string,
) => Promise<AnsweredCall>;

interface Options {
  readonly serviceOrigin: (path: string) => string;
  readonly log: (message: string, error: unknown) => void;
  readonly now?: () => number;
}

/** Milliseconds that a page waits for one call: less when there is a last good answer to show instead. */
export const deadlines = { alone: 4000, withLastAnswer: 1500 } as const;
/** Failed calls in a row after which a service is left alone, and the milliseconds until it is tried again. */
const failuresInRow = 5;
const restTime = 2000;
/** Bytes of the largest answer that a page may be made of. */
const maxBytes = 8 * 1024 * 1024;
/** Headers that belong to the connection, and those that only this server may set. */
const notForwarded = /^(host|connection|content-length|transfer-encoding|upgrade|cookie|authorization|x-forwarded-.*)$/;

const none = Buffer.alloc(0);

/** An answer that says nothing but that the service does not work. */
class ServiceFailure extends Error {}

/**
 * Calls to the services on behalf of a worker, which cannot reach anything itself. A service that keeps failing is left alone
 * for a while, and public pages show what it answered last.
 */
export function createServiceCalls({ serviceOrigin, log, now = Date.now }: Options): CallServices {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const last = createLastAnswers(now);

  function breakerOf(service: string): CircuitBreakerPolicy {
    const known = breakers.get(service);
    if (known) return known;
    const breaker = circuitBreaker(handleAll, {
      breaker: new ConsecutiveBreaker(failuresInRow),
      halfOpenAfter: restTime,
    });
    breaker.onBreak(() => log(`${service} keeps failing and is left alone`, undefined));
    breaker.onReset(() => log(`${service} answers again`, undefined));
    breakers.set(service, breaker);
    return breaker;
  }

  return async ({ call, method, path, headers }, body, signal, editor) => {
    const refused = (message: string): AnsweredCall => ({
      answer: { type: 'no-answer', call, message },
      content: none,
    });
    const origin = serviceOrigin(path);
    const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
    const prefix = url?.pathname.split('/')[1] ?? '';
    if (!url || url.origin !== new URL(origin).origin || !proxiedPrefixes.includes(prefix))
      return refused(`${path} is not an address of the services`);
    // Of the address itself: a worker might write `/pre/../`.
    const authorization = method === 'GET' && url.pathname.startsWith('/pre/') ? editor : undefined;
    const isShared = method === 'GET' && authorization === undefined;
    const lastAnswer = isShared ? last.find(url.href) : undefined;
    const deadline = lastAnswer ? deadlines.withLastAnswer : deadlines.alone;

    async function send(target: URL): Promise<AnsweredCall> {
      const timeout = AbortSignal.timeout(deadline);
      const response = await fetch(target, {
        method,
        headers: [
          ...Object.entries(headers).filter(([name]) => !notForwarded.test(name.toLowerCase())),
          ...(authorization === undefined ? [] : [['authorization', authorization] as [string, string]]),
        ],
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
        redirect: 'error',
        signal: timeout,
      });
      const content = Buffer.from(await response.arrayBuffer());
      const { status } = response;
      const contentType = response.headers.get('content-type') ?? 'application/json';
      if (status >= 500 && lastAnswer) throw new ServiceFailure(`${path} answered ${status}`);
      if (content.length > maxBytes) return refused(`${path} answered with ${content.length} bytes`);
      if (isShared && status === 200) last.keep(target.href, contentType, content);
      const surrogateKeys = response.headers.get(surrogateKeyHeader)?.split(' ') ?? [];
      return { answer: { type: 'answer', call, status, contentType }, content, surrogateKeys };
    }

    try {
      signal.throwIfAborted();
      return await breakerOf(`${url.origin}/${prefix}`).execute(() => send(url));
    } catch (error) {
      if (!lastAnswer) return refused(error instanceof Error ? error.message : 'The services cannot be reached');
      const { contentType, content, at } = lastAnswer;
      return { answer: { type: 'answer', call, status: 200, contentType }, content, age: now() - at };
    }
  };
}
