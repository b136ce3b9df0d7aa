/** Something happened that must never happen. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** @throws {Violation} with the sentence, when what has to hold does not */
export function insist(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Violation(sentence);
}
