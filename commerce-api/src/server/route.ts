import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall, CallResponse, ParsedCall } from 'shared-contracts/call';
import type { Locale } from 'shared-contracts/locale';
import type { Subject } from '../base/subject.ts';
import type { RateLimit } from './rate-limit.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Context of a call besides its parts. */
export interface CallContext {
  readonly locale: Locale;
  readonly correlationId: string;
  readonly log: FastifyRequest['log'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The caller's network address, or that of its household. */
  readonly address: string;
  /** The caller; throws on public routes, where reading it is a programming error. */
  readonly subject: Subject;
  /** Identifies the caller of a public route, which may answer some callers more than others. */
  readonly identify: () => Promise<Subject | undefined>;
  /** Notes what a shared answer is made of, by the key under which caches of the edge can be told to forget it. */
  readonly madeOf: (surrogateKey: string) => void;
  /** The idempotency key; empty for calls without one. */
  readonly idempotencyKey: string;
  /**
   * Takes one call of limits that depend on what a call does; outside of a transaction.
   * @param target what limits by target count
   * @throws {CallError} API429
   */
  readonly take: (limits: readonly RateLimit[], target?: string) => Promise<void>;
}

/** A call and its handler. */
export interface Route {
  readonly call: AnyCall;
  /** Seconds for which the answer may be shared between callers; 0 for personal answers. */
  readonly sharedFor: (input: unknown) => number;
  /** Rate limits of the call. */
  readonly limits: readonly RateLimit[];
  readonly handle: (input: unknown, context: CallContext) => Promise<unknown>;
}

/** Binds a call to its handler. The call itself declares its access level. */
export function route<C extends AnyCall>(
  call: C,
  handle: (input: ParsedCall<C>, context: CallContext) => Promise<CallResponse<C> | WrittenAnswer<CallResponse<C>>>,
  options: {
    /** Seconds for which the answer may be shared between callers, if it may be. */
    readonly sharedFor?: number | ((input: ParsedCall<C>) => number);
    readonly limits?: readonly RateLimit[];
  } = {},
): Route {
  const { sharedFor = 0 } = options;
  return {
    call,
    sharedFor: (input) => (typeof sharedFor === 'number' ? sharedFor : sharedFor(input as ParsedCall<C>)),
    limits: options.limits ?? [],
    handle: (input, context) => handle(input as ParsedCall<C>, context),
  };
}
