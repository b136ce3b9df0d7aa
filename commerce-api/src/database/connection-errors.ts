/**
 * Thrown when no database server takes connections, or when all connections of this instance are busy for too long.
 * Nothing was sent.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** The connection was lost while a transaction committed, so that it may have been applied or not. */
export class CommitUncertainError extends Error {
  override readonly name = 'CommitUncertainError';
}

/** Returns the SQLSTATE of a database error, or the code of a socket error. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const connectionCodes = new Set([
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout
  ...['57P01', '57P02', '57P03', '57P05'],
  // read_only_sql_transaction: the server is a standby, or became one.
  '25006',
  // too_many_connections, as during a storm of reconnections
  '53300',
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** The driver gives these errors no code. */
const connectionMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Returns whether a statement failed because of its connection, so that another connection may execute it. */
export function isConnectionError(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined && (connectionCodes.has(code) || code.startsWith('08'))) return true;
  return connectionMessages.some((message) => messageOf(error).startsWith(message));
}

/** Returns whether the driver refused a statement because its connection was lost before. */
export const wasNotSent = (error: unknown): boolean => messageOf(error).endsWith('is not queryable');

/** Returns whether the pool had no connection left in time. */
export const isPoolExhausted = (error: unknown): boolean =>
  messageOf(error).startsWith('timeout exceeded when trying to connect');

// query_canceled: the statement took longer than statement_timeout.
const STATEMENT_TIMEOUT = '57014';

/** Returns whether a call failed because the database was away or too busy, so that trying again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailableError ||
    error instanceof CommitUncertainError ||
    isConnectionError(error) ||
    errorCode(error) === STATEMENT_TIMEOUT
  );
}
