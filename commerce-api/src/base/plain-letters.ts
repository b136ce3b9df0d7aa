import anyAscii from 'any-ascii';

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe' };

/** Spells out small umlauts as Germans do without them on the keyboard: ü is ue. */
export const spellOutUmlauts = (text: string): string =>
  text.replace(/[äöüßœ]/g, (letter) => spelledOut[letter] ?? letter);

/** Returns a text in letters without accents, with those of other writing systems in Latin ones: Łódź is Lodz. */
// Composed first: a mark can change the letter before it, as in Japanese.
export const inPlainLetters = (text: string): string => anyAscii(text.normalize('NFC'));
