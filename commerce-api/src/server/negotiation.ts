import type { AnyCall } from 'shared-contracts/call';

/** Returns whether a caller takes JSON, which every call is answered in. */
export const acceptsJson = (accept = '*/*'): boolean =>
  accept
    .split(',')
    .some((range) => /^\s*(\*\/\*|application\/(\*|json))\s*(;|$)/i.test(range) && !/;\s*q=0(\.0*)?\s*$/i.test(range));

/** Returns a function that names the methods of the calls at a path; none for an unknown path. */
export function methodsAt(calls: readonly Pick<AnyCall, 'method' | 'path'>[]): (path: string) => readonly string[] {
  const patterns = calls.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (path) => [...new Set(patterns.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))];
}
