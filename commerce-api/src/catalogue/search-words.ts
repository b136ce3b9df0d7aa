import { inPlainLetters, spellOutUmlauts } from '../base/plain-letters.ts';

const WORD_LIMIT = 8;

/**
 * Returns the lower-case words of a text, without the s of a possessive, and without characters that full-text search
 * would take for operators.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})[’']s(?![\p{L}\p{M}\p{N}])/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 0);
}

/** Returns the words of a search. */
export const queryWords = (text: string): string[] => wordsOf(text).slice(0, WORD_LIMIT);

const isPlain = (word: string): boolean => /^[a-z0-9]*$/.test(word);

/** Returns how else a word is typed on another keyboard: without accents, with ue for ü, or in Latin letters. */
export function plainForms(word: string): string[] {
  if (isPlain(word)) return [];
  const forms = [word, spellOutUmlauts(word)].map((form) =>
    inPlainLetters(form)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );
  return [...new Set(forms)].filter((form) => form.length > 0);
}

const spellingsOf = (word: string): string[] => [word, ...plainForms(word)];

/** Shorter words begin or end too many others. */
const SHORTEST_PART = 4;

/** Whether a word is searched inside others, as "Jacke" in "Regenjacke"; short ones are parts of too many. */
export const isSearchedInside = (word: string): boolean => word.length >= SHORTEST_PART;

/** Returns whether a text has a word that begins with the typed one, or contains it. */
export function hasWord(text: string, typed: string): boolean {
  const wanted = [typed, typed.replace(/(?<=..)s$/, '')].flatMap(spellingsOf);
  return wordsOf(text)
    .flatMap(spellingsOf)
    .some((word) => wanted.some((one) => (isSearchedInside(one) ? word.includes(one) : word.startsWith(one))));
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

/** A word without its ending, or without what joins it to the next part of a German compound. */
export const stemOf = (word: string): string => word.replace(/(es|en|er|n|e|s)$/, '');

/** The words of a shop, and their stems. */
interface KnownWords {
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** Returns the ways to take a compound apart whose first part begins a word of the shop, that with the longest end first. */
function cutsOf(word: string, { words }: KnownWords): (readonly [string, string])[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, index) => {
    const at = SHORTEST_PART + index;
    return [word.slice(0, at), word.slice(at)] as const;
  });
  return cuts.filter(([first]) => {
    const beginning = stemOf(first);
    return words.some((known) => known.startsWith(beginning));
  });
}

/**
 * Returns the two parts of a compound of which the shop has one each. A whole word of the shop is preferred as the second
 * part; else one that ends a word, the shortest.
 */
function partsOf(word: string, known: KnownWords): readonly [string, string] | undefined {
  const cuts = cutsOf(word, known);
  const ends = (second: string) => [...known.stems].some((stem) => stem.endsWith(stemOf(second)));
  return cuts.find(([, second]) => known.stems.has(stemOf(second))) ?? cuts.findLast(([, second]) => ends(second));
}

interface SplitWords {
  /** All words, with both parts of each compound. */
  readonly parts: readonly string[];
  /** With the last part of each compound, which says what it is. */
  readonly heads: readonly string[];
}

/** Takes German compounds apart that the shop does not have as one word; undefined when there are none. */
export function splitCompounds(words: readonly string[], vocabulary: readonly string[]): SplitWords | undefined {
  const all = new Set(vocabulary);
  const known = { words: vocabulary, stems: new Set(vocabulary.map(stemOf)) };
  const split = words.map((word) => (all.has(word) ? undefined : partsOf(word, known)) ?? [word]);
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
  const respelled = words.map((word) => nearest(word, vocabulary));
  return respelled.every((word, index) => word === words[index]) ? undefined : respelled;
}
