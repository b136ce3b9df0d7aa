/** For the rejection of a read: undefined where there is no such file; throws any other error. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
