/**
 * Signs that nobody sees, which come along when a text is pasted: soft hyphens, spaces without width, marks of direction,
 * and the byte order mark. Joiners stay, which emoji and some scripts are written with.
 */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Returns a text as it was meant: trimmed, without invisible signs, letters and their accents as one. */
export const plainText = (typed: string): string => typed.replace(invisible, '').normalize('NFC').trim();

/**
 * Returns a code as it is stored: capital letters without spaces. One that is typed or pasted may have lower-case or wide
 * letters, and the long dashes that mail programs make of hyphens.
 */
export const plainCode = (typed: string): string =>
  typed
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, '')
    .toUpperCase()
    // Some capital letters come with their accents apart.
    .normalize('NFC');
