import { plainText } from './plain-text.ts';

/** Returns what is searched for: as it was meant, `most` UTF-16 units at most, and no half of a sign at the end. */
export const searchedText = (typed: string, most: number): string =>
  plainText(
    plainText(typed)
      .slice(0, most)
      .replace(/\p{Cs}/gu, ''),
  );
