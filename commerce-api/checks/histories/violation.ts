/** A broken invariant. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** @throws {Violation} with the sentence when the condition is false */
export function insist(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Violation(sentence);
}
