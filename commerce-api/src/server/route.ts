import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall, CallResponse, ParsedCall } from 'shared-contracts/call';
import type { Locale } from 'shared-contracts/locale';
import type { Subject } from '../base/subject.ts';
import type { RateLimit } from './rate-limit.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** What a handler knows about a call beside its parts. */
export interface CallContext {
  readonly locale: Locale;
  readonly correlationId: string;
  readonly log: FastifyRequest['log'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The caller; reading it on a route for anyone is a mistake and throws. */
  readonly subject: Subject;
  /** The key of a call that must not happen twice; empty for calls without one. */
  readonly idempotencyKey: string;
}

/** A call and its handler. */
export interface Route {
  readonly call: AnyCall;
  /** Seconds for which the answer may be shared between callers; 0 for answers of one caller. */
  readonly sharedFor: number;
  /** How often it may be asked. */
  readonly limits: readonly RateLimit[];
  readonly handle: (input: unknown, context: CallContext) => Promise<unknown>;
}

/** Binds a call to its handler. Who may make it is declared by the call itself. */
export function route<C extends AnyCall>(
  call: C,
  handle: (input: ParsedCall<C>, context: CallContext) => Promise<CallResponse<C> | WrittenAnswer<CallResponse<C>>>,
  options: { readonly sharedFor?: number; readonly limits?: readonly RateLimit[] } = {},
): Route {
  return {
    call,
    sharedFor: options.sharedFor ?? 0,
    limits: options.limits ?? [],
    handle: (input, context) => handle(input as ParsedCall<C>, context),
  };
}
