import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { inPlainLetters } from '../base/plain-letters.ts';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';
export const weights: readonly Weight[] = ['regular', 'bold'];
const axes = { regular: { wght: 400 }, bold: { wght: 700 } };

/** A font of a document, as PDFKit knows it. */
export interface DocumentFont {
  readonly name: string;
  readonly content: Buffer;
}

/** A text in one font. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** The fonts of a document, and which of them writes what. */
export interface DocumentFonts {
  readonly fonts: readonly DocumentFont[];
  readonly runsOf: (text: string, weight: Weight) => readonly Run[];
}

/** Latin, Greek, Cyrillic, and Devanagari letters, in one file for each weight. */
const base = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};

/** Letters that the base has not. */
const foreign =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

/** Writing systems with thousands of letters, whose fonts come in slices. */
const systems = [
  { name: 'noto-sans-kr', letters: /\p{Script=Hangul}/u },
  {
    name: 'noto-sans-sc',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
] as const;

type Ranges = readonly (readonly [from: number, to: number])[];

const parseRanges = (text: string): Ranges =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const kept = new Map<string, Promise<Buffer>>();
function fileOf(path: string): Promise<Buffer> {
  const known = kept.get(path) ?? readFile(resolve(path));
  kept.set(path, known);
  return known;
}

const slicesOf = async (system: string): Promise<readonly (readonly [name: string, ranges: Ranges])[]> =>
  Object.entries(
    JSON.parse(String(await fileOf(`@fontsource-variable/${system}/unicode.json`))) as Record<string, string>,
  ).map(([name, ranges]) => [name.replace(/[[\]]/g, ''), parseRanges(ranges)]);

/** Slices that one document opens at most: each takes as long as the rest of a document, and a name needs a few. */
const MAX_SLICES = 16;

/** Returns the slice that has a letter, by letter: the name of its file. Letters beyond the last slice have none. */
async function findSlices(letters: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const opened = new Set<string>();
  for (const { name, letters: own } of systems) {
    const wanted = letters.filter((letter) => own.test(letter));
    if (wanted.length === 0) continue;
    const slices = await slicesOf(name);
    for (const letter of wanted) {
      const code = letter.codePointAt(0) ?? 0;
      const slice = slices.find(([, ranges]) => ranges.some(([from, to]) => code >= from && code <= to));
      if (!slice) continue;
      const file = `@fontsource-variable/${name}/files/${name}-${slice[0]}-wght-normal.woff2`;
      if (!opened.has(file) && opened.size === MAX_SLICES) continue;
      opened.add(file);
      found.set(letter, file);
    }
  }
  return found;
}

/**
 * Returns the fonts for a text: the common ones whole, and of the large ones only the letters that occur. The document
 * embeds what it uses of them. Letters of other writing systems, and those that would open too many fonts, are written in
 * Latin ones.
 */
export async function fontsFor(text: string): Promise<DocumentFonts> {
  const slices = await findSlices([...new Set(text)]);
  const used = Map.groupBy(slices, ([, slice]) => slice);
  const common = weights.map(async (weight) => ({ name: weight, content: await fileOf(base[weight]) }));
  const others = [...used].flatMap(([slice, letters]) =>
    weights.map(async (weight) => {
      const file = await fileOf(slice);
      const wanted = letters.map(([letter]) => letter).join('');
      return {
        name: `${slice}-${weight}`,
        content: await subsetFont(file, wanted, { targetFormat: 'truetype', variationAxes: axes[weight] }),
      };
    }),
  );
  return {
    fonts: await Promise.all([...common, ...others]),
    runsOf: (written, weight) => {
      const runs: { font: string; text: string }[] = [];
      for (const letter of written) {
        const slice = slices.get(letter);
        const font = slice === undefined ? weight : `${slice}-${weight}`;
        const shown = slice === undefined && foreign.test(letter) ? inPlainLetters(letter) : letter;
        const last = runs.at(-1);
        if (last?.font === font) last.text += shown;
        else runs.push({ font, text: shown });
      }
      return runs;
    },
  };
}
