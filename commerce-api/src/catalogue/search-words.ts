const WORD_LIMIT = 8;

/** Returns the lower-case words of a text, without characters that full-text search would take for operators. */
export function queryWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
    .slice(0, WORD_LIMIT);
}

/**
 * Returns the edit distance between words: insertions, deletions, substitutions and transpositions.
 * @param most the distance at which the computation may stop; any result from there on is only a lower bound
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
    // Each row depends only on the two rows before it.
    if (Math.min(...current) >= most && Math.min(...last) >= most) return most;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** Shorter ones begin or end too many words. */
const SHORTEST_PART = 4;

/** A word without its ending, or without what joins it to the next part of a German compound. */
export const stemOf = (word: string): string => word.replace(/(es|en|er|n|e|s)$/, '');

/** Returns the two parts of a compound of which the shop has one each, in words that begin or end with it. */
function partsOf(word: string, vocabulary: readonly string[]): readonly [string, string] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const begins = stemOf(first);
    const ends = stemOf(second);
    if (
      vocabulary.some((known) => known.startsWith(begins)) &&
      vocabulary.some((known) => stemOf(known).endsWith(ends))
    )
      return [first, second];
  }
  return undefined;
}

interface SplitWords {
  /** All words, with both parts of each compound. */
  readonly parts: readonly string[];
  /** With the last part of each compound, which says what it is. */
  readonly heads: readonly string[];
}

/** Takes German compounds apart that the shop does not have as one word; undefined when there are none. */
export function splitCompounds(words: readonly string[], vocabulary: readonly string[]): SplitWords | undefined {
  const known = new Set(vocabulary);
  const split = words.map((word) => (known.has(word) ? undefined : partsOf(word, vocabulary)) ?? [word]);
  if (split.every(({ length }) => length === 1)) return undefined;
  return { parts: split.flat().slice(0, WORD_LIMIT), heads: split.flatMap((parts) => parts.slice(-1)) };
}

// Two edits make a short word a different one.
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

/** Replaces unknown words by the nearest known ones; undefined when nothing changes. */
export function respell(words: readonly string[], vocabulary: readonly string[]): string[] | undefined {
  const respelt = words.map((word) => nearest(word, vocabulary));
  return respelt.every((word, index) => word === words[index]) ? undefined : respelt;
}
