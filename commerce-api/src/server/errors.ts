import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ContractViolation } from 'service-kit/server';
import { hasLeft } from 'service-kit/service-process';
import { type ErrorId, errorEntry } from 'shared-contracts/errors/catalogue';
import type { ErrorBody, ErrorDetail } from 'shared-contracts/errors/product-error';
import { errorText } from 'shared-contracts/errors/texts';
import { CallError } from '../base/call-error.ts';
import { isUnavailable } from '../database/connection-errors.ts';
import { localeOf } from './request-locale.ts';
import { waitText } from './wait-text.ts';

/** Identifies this service in error answers. */
export const appId = 'commerce-api';

// The storefront treats a 403 with an app id as a bot challenge (docs/spec/accounts.md section 7), so only a failed challenge may
// carry it.
const appIdOf = (errorId: ErrorId, status: number): string => (status === 403 && errorId !== 'AUT403' ? '' : appId);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call answers to a body that is larger than its limit. */
    readonly tooLarge?: ErrorId | undefined;
  }
}

/** Seconds after which to try again when the database is away. */
const RETRY_AFTER_S = 5;

interface Refusal {
  readonly errorId: ErrorId;
  readonly detail: Partial<ErrorDetail>;
}

/** What a request is answered that the framework refuses; others of the caller's mistakes are invalid requests. */
const byStatus: Readonly<Record<number, ErrorId>> = {
  400: 'API422',
  404: 'API404',
  405: 'API405',
  413: 'API422',
  414: 'API404',
  415: 'API415',
  429: 'API429',
};

function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (hasLeft(request)) return { errorId: 'API422', detail: {} };
  if (error instanceof CallError) {
    const { errorId, itemId, field, additionalInfo, retryAfter } = error;
    const text = error.text ?? waitText(errorId, localeOf(request).language, retryAfter);
    return {
      errorId,
      detail: {
        ...(text && { message: text }),
        ...(itemId && { itemId }),
        ...(field && { field }),
        ...(additionalInfo && { additionalInfo }),
      },
    };
  }
  if (isUnavailable(error)) return { errorId: 'GEN503', detail: {} };
  if (error instanceof ContractViolation) return { errorId: 'API422', detail: { field: error.field } };
  const known = error instanceof Error && 'statusCode' in error ? (error as FastifyError).statusCode : undefined;
  const status = known ?? 500;
  const { tooLarge } = request.routeOptions.config;
  if (status === 413 && tooLarge) return { errorId: tooLarge, detail: {} };
  return { errorId: byStatus[status] ?? (status >= 400 && status < 500 ? 'API422' : 'GEN500'), detail: {} };
}

/**
 * Answers with the id, status and message of the error catalogue in the caller's language; internal details are never
 * sent.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { errorId, detail } = refusalOf(error, request);
  const status = errorEntry(errorId).status || 500;
  if (status >= 500) request.log.error({ err: error, errorId }, 'call failed');
  else request.log.info({ errorId, field: detail.field }, 'call refused');
  const retryAfter = error instanceof CallError ? error.retryAfter : undefined;
  if (retryAfter !== undefined || status === 503) reply.header('retry-after', retryAfter ?? RETRY_AFTER_S);
  const body: ErrorBody = {
    appId: appIdOf(errorId, status),
    correlationId: request.id,
    errorDetails: [{ errorId, message: errorText(errorId, localeOf(request).language), ...detail }],
  };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
