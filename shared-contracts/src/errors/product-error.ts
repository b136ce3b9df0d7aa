import * as v from 'valibot';
import {
  type ErrorHandling,
  type ErrorId,
  type ErrorLevel,
  type ErrorName,
  errorEntry,
  isErrorId,
} from './catalogue.ts';

/** The body of every error response (docs/spec/commerce.md section 8). */
export const errorBody = v.object({
  /** The refusing service; empty for a 403 without a bot challenge. */
  appId: v.string(),
  correlationId: v.string(),
  errorDetails: v.pipe(
    v.array(
      v.object({
        errorId: v.string(),
        /** In the locale of the call, suitable for shoppers. */
        message: v.string(),
        /** The line, field, or group concerned. */
        itemId: v.optional(v.string()),
        field: v.optional(v.string()),
        /** e.g. `maxQty` for INV408, `action` for a payment that needs a challenge. */
        additionalInfo: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
      }),
    ),
    v.minLength(1),
  ),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
export type ErrorDetail = ErrorBody['errorDetails'][number];

interface ProductErrorInit {
  readonly status?: number;
  readonly appId?: string;
  readonly correlationId?: string;
  readonly details?: readonly ErrorDetail[];
  readonly cause?: unknown;
}

/**
 * An error of a call, identified by its id. `message` is suitable for shoppers: in their language when sent by the
 * server, else empty, and the caller supplies a text. The underlying error is in `cause`.
 */
export class ProductError extends Error {
  override readonly name = 'ProductError';
  readonly id: ErrorId;
  readonly level: ErrorLevel;
  readonly handling: ErrorHandling;
  readonly status: number;
  readonly appId: string | undefined;
  readonly correlationId: string | undefined;
  readonly details: readonly ErrorDetail[];

  constructor(id: string, message: string, init: ProductErrorInit = {}) {
    super(message, { cause: init.cause });
    const entry = errorEntry(id);
    this.id = isErrorId(id) ? id : 'GEN500';
    this.level = entry.level;
    this.handling = entry.handling;
    this.status = init.status ?? entry.status;
    this.appId = init.appId;
    this.correlationId = init.correlationId;
    this.details = init.details ?? [];
  }

  /** Matches by id or name; texts are never compared. */
  is(...ids: readonly (ErrorId | ErrorName)[]): boolean {
    return ids.includes(this.id) || ids.includes(errorEntry(this.id).name as ErrorName);
  }
}

export function isProductError(value: unknown, ...ids: readonly (ErrorId | ErrorName)[]): value is ProductError {
  return value instanceof ProductError && (ids.length === 0 || value.is(...ids));
}
