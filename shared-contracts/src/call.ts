import type * as v from 'valibot';
import type { ErrorId } from './errors/catalogue.ts';
import type { StaffRole } from './staff-role.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = v.GenericSchema;

/**
 * Who may make a call. Except for `anyone`, the service shows and changes only what belongs to the caller.
 * - `anyone`: the answer does not depend on the caller, except for calls that open a session
 * - `shopper`: any caller with a session, guests included
 * - `shopper-not-employee`: guests and consumers, whose lists are merged at sign-in
 * - `consumer`: any caller with an account, employees included
 * - `consumer-not-employee`: consumers only; employees have no favorites and no saved-for-later (docs/spec/accounts.md section 6)
 * - `employee`: employees only
 * - `associate`: an employee selling in a store
 * - `{ staff: roles }`: somebody with one of these roles, signed in as staff. The paths of such calls begin with `/staff`
 */
export type Access =
  | 'anyone'
  | 'shopper'
  | 'shopper-not-employee'
  | 'consumer'
  | 'consumer-not-employee'
  | 'employee'
  | 'associate'
  | StaffAccess;

export interface StaffAccess {
  readonly staff: readonly StaffRole[];
}
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * One call of the storefront to its services. The browser's client, the server's route and validation, the OpenAPI
 * document and the mock all come from this one definition.
 */
export interface CallDefinition<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  /** Unique in the shop, `service.verb`, e.g. `cart.addItem`. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** With parameters in braces, e.g. `/cart/v1/cart/{basketId}`. */
  readonly path: string;
  /** Enforced by the services; the client names the shopper with every call that is for shoppers. */
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** Bytes of the largest body, where that is more than of other calls; only for staff. */
  readonly largestBody?: number;
  /** Catalogue errors that the server may answer with, beside the general ones every call can give. */
  readonly errors: readonly ErrorId[];
  /** True when the client must send an idempotency key, which the server keeps with its first answer. */
  readonly idempotencyKey?: boolean;
  /** True when the server takes a call without its key, too: clients from before the call had one send none. */
  readonly isKeyOptional?: boolean;
  /** A true-to-contract answer: mock data, documentation and tests use it. */
  readonly example: v.InferInput<Response>;
}

export type AnyCall = CallDefinition<ObjectSchema | undefined, ObjectSchema | undefined, Schema | undefined, Schema>;

type InputOf<S, Key extends string> = S extends Schema ? Record<Key, v.InferInput<S>> : unknown;
/** An optional part may be left out when an empty object is valid for it. */
type OptionalQuery<S> = S extends Schema
  ? Record<string, never> extends v.InferInput<S>
    ? { query?: v.InferInput<S> }
    : { query: v.InferInput<S> }
  : unknown;

/** What a caller passes: path parameters, query and body, as far as the call has them. */
export type CallInput<C> =
  C extends CallDefinition<infer P, infer Q, infer B, Schema>
    ? InputOf<P, 'params'> & OptionalQuery<Q> & InputOf<B, 'body'>
    : never;
export type CallResponse<C> =
  C extends CallDefinition<infer _P, infer _Q, infer _B, infer R> ? v.InferOutput<R> : never;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Required by calls that change something; the same key repeats the same change. Made up when absent. */
  readonly idempotencyKey?: string;
  /** Where a new customer came from; sent as the header `source` (docs/spec/accounts.md section 7). */
  readonly source?: string;
}

/** Makes calls. Rejects with a ProductError, or with the signal's reason when it was aborted. */
export type Calls = <C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallResponse<C>>;

/** What a route handler receives: every part parsed by the contract. */
export type ParsedCall<C> =
  C extends CallDefinition<infer P, infer Q, infer B, Schema>
    ? { readonly params: OutputOf<P>; readonly query: OutputOf<Q>; readonly body: OutputOf<B> }
    : never;
type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;

export function defineCall<
  const P extends ObjectSchema | undefined = undefined,
  const Q extends ObjectSchema | undefined = undefined,
  const B extends Schema | undefined = undefined,
  const R extends Schema = Schema,
>(definition: CallDefinition<P, Q, B, R>): CallDefinition<P, Q, B, R> {
  return definition;
}

/** The path with its parameters filled in; throws when one is missing, since that is a mistake of the caller. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`Path ${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** The path in the notation of HTTP routers: `/cart/{id}` becomes `/cart/:id`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
