const transliterated: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe' };

/** Returns a slug: lower-case letters and digits, separated by hyphens. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßœ]/g, (letter) => transliterated[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
