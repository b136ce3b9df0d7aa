import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { Outcome } from '../client.ts';

/** Errors of a shelf that may be empty. */
export const soldOut: readonly ErrorId[] = ['INV700', 'INV406', 'INV408', 'INV409'];

/** Returns the part that two answers to one request must share. */
export const identityOf = (answer: unknown): object => {
  const { id, itemId, revision, orderNumber, returnId } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  return { id, itemId, revision, orderNumber, returnId };
};

/** An answer in an error message. */
export const shown = ({ error, body }: Outcome<unknown>): string => error?.errorId ?? JSON.stringify(identityOf(body));

/** The lines of a cart by goods. */
export const sorted = (lines: ReadonlyMap<number, number>) => [...lines].sort(([a], [b]) => a - b);
/** The lines of a cart in an error message: units by goods. */
export const shownLines = (lines: ReadonlyMap<number, number>): string => JSON.stringify(sorted(lines));
