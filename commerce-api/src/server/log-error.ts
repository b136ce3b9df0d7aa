interface LoggedError {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** An error that the database sent, whose message and details may quote what a shopper entered. */
interface DatabaseError extends Error {
  readonly severity: string;
  readonly code?: string;
  readonly constraint?: string;
}

const isFromDatabase = (error: Error): error is DatabaseError => 'severity' in error;

/** Lines of a stack without the message before them. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Returns what is logged of an error: where it happened and its code, never the data that it quotes. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name: type } = error;
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  if (!isFromDatabase(error)) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    return { type, message: error.message, code, stack: framesOf(error), ...cause };
  }
  const { code, constraint } = error;
  return {
    type,
    message: `database error ${code ?? 'without a code'}`,
    code,
    constraint,
    stack: framesOf(error),
    ...cause,
  };
}
