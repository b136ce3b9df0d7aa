import { contentHash } from './hash.ts';
import { inPlainLetters, spellOutUmlauts } from './plain-letters.ts';

/** Letters and digits of any writing system. Signs such as ™ and × stay out, because they separate words. */
const letters = /[\p{L}\p{M}\p{Nd}]+/gu;

const withoutSigns = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns a slug: lower-case letters and digits, separated by hyphens; never empty. */
export function slugOf(text: string): string {
  const slug = spellOutUmlauts(text.toLowerCase())
    .replace(letters, (word) => withoutSigns(inPlainLetters(word)))
    .normalize('NFKD')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // An address must not be empty, and the same text always has the same one.
  return slug || contentHash(text).slice(0, 8);
}
