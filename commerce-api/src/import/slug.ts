const transliterated: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe' };

/** A text as part of an address: lower case, letters and digits with hyphens between. */
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
