const WORD_LIMIT = 8;

/** The words of a text, lower case, without anything that a text search could take for an operator. */
export function queryWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
    .slice(0, WORD_LIMIT);
}

/**
 * Steps from one word to another: letters put in, left out, changed, or swapped with their neighbour.
 * @param most beyond which nobody wants to know how many: some number from there on is answered
 */
export function editDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) >= most) return most;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const steps = [(last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1)];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) steps.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...steps));
    }
    // Each step leads on from one of the two rows before.
    if (Math.min(...current) >= most && Math.min(...last) >= most) return most;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

// A short word with two changes is another word.
const maxEdits = (word: string): number => (word.length <= 3 ? 0 : word.length <= 5 ? 1 : 2);

function nearest(word: string, vocabulary: readonly string[]): string {
  if (vocabulary.some((known) => known.startsWith(word))) return word;
  let best = { word, steps: maxEdits(word) + 1 };
  for (const known of vocabulary) {
    const steps = editDistance(word, known, best.steps);
    if (steps < best.steps) best = { word: known, steps };
  }
  return best.word;
}

/** The words with those that nobody knows replaced by the nearest known one; undefined when that changes nothing. */
export function respell(words: readonly string[], vocabulary: readonly string[]): string[] | undefined {
  const respelt = words.map((word) => nearest(word, vocabulary));
  return respelt.every((word, index) => word === words[index]) ? undefined : respelt;
}
