/**
 * Reduces the two font families to the characters in use and writes fonts/*.woff2 and src/font-files.ts. Run by hand
 * when characters, weights, or font versions change: `node scripts/subset-fonts.ts`. Both families are under the SIL
 * Open Font License 1.1.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { averageAdvance, readMetrics } from './font-metrics.ts';

const require = createRequire(import.meta.url);
const out = new URL('../fonts/', import.meta.url);

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const codes = (text: string) => [...text].map((sign) => sign.codePointAt(0) ?? 0);

/** Letters of English, French, German, and related languages, digits, and typographic marks. */
const latin = [
  ...span(0x20, 0x7e),
  ...codes('\u00a0¡£©«®°±²³´·»¼½¾¿€™Œœ'),
  ...span(0xc0, 0xff),
  ...codes('‐‑–—‘’‚“”„†•…‹›′″\u2009\u202f−↑↓'),
];
/** Fetched only by pages that contain one of these, such as names of people and places. */
const extended = [...codes('ŸẞĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŠšŞşŤťŮůŰűŹźŻżŽžĀāĒēĪīŪūĶķĻļŅņŽ')];

/** An axis pinned to a value, or limited to a range. */
type Axes = Record<string, number | { min: number; max: number }>;

interface Cut {
  key: string;
  file: string;
  characters: number[];
  /** Axes that stay variable. */
  axes: Axes;
  /** The instance whose widths the fallback matches. */
  usual: Axes;
  /** The local fallback font: bold for headlines. */
  isBold: boolean;
}

const display = {
  axes: { wght: { min: 650, max: 800 }, wdth: 116 },
  usual: { wght: 720, wdth: 116 },
};
const text = { axes: { wght: { min: 400, max: 600 } }, usual: { wght: 400 } };
const archivo = (part: string) =>
  require.resolve(`@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`);
const instrument = (part: string) =>
  require.resolve(`@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`);

const cuts: Cut[] = [
  { key: 'display', file: archivo('latin'), characters: latin, ...display, isBold: true },
  { key: 'displayExtended', file: archivo('latin-ext'), characters: codes('Ÿẞ'), ...display, isBold: true },
  { key: 'text', file: instrument('latin'), characters: latin, ...text, isBold: false },
  { key: 'textExtended', file: instrument('latin-ext'), characters: extended, ...text, isBold: false },
];

/** `U+20-7E,U+A0`: the unicode-range of the characters. */
function unicodeRange(characters: number[]): string {
  const sorted = [...new Set(characters)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of sorted) {
    const last = ranges[ranges.length - 1];
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

async function cutFont({ key, file, characters, axes, usual, isBold }: Cut) {
  const source = readFileSync(file);
  const letters = String.fromCodePoint(...characters);
  const font = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'case'],
  });
  const name = `${key.toLowerCase()}-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  writeFileSync(new URL(name, out), font);
  const instance = await subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes: usual });
  const metrics = readMetrics(instance);
  // Arial and metric-compatible fonts; measured from Liberation Sans.
  const arialAdvance = isBold ? 0.494 : 0.4569;
  const width = key.endsWith('Extended') ? undefined : averageAdvance(instance);
  const adjust = width === undefined ? undefined : width / arialAdvance;
  console.log(`${name} ${(font.length / 1000).toFixed(1)} kB`, width);
  return {
    key,
    name,
    range: unicodeRange(characters),
    fallback: adjust && {
      sizeAdjust: percent(adjust),
      ascent: percent(metrics.ascent / adjust),
      descent: percent(metrics.descent / adjust),
      lineGap: percent(metrics.lineGap / adjust),
    },
  };
}

mkdirSync(out, { recursive: true });
for (const old of readdirSync(out)) if (old.endsWith('.woff2')) rmSync(new URL(old, out));
const made = [];
for (const cut of cuts) made.push(await cutFont(cut));

writeFileSync(
  new URL('../src/font-files.ts', import.meta.url),
  `// Written by scripts/subset-fonts.ts, together with the files in fonts/. The name of a file changes with its content.
export const fontFiles = {
${made.map(({ key, name, range }) => `  ${key}: { file: '${name}', unicodeRange: '${range}' },`).join('\n')}
} as const;

/** Scales Arial to the width of each family, so that nothing shifts when the font arrives. */
export const fallbackMetrics = {
${made
  .filter(({ fallback }) => fallback)
  .map(
    ({ key, fallback }) =>
      `  ${key}: ${JSON.stringify(fallback)
        .replaceAll('"', "'")
        .replace(/'(\w+)':/g, '$1: ')},`,
  )
  .join('\n')}
} as const;
`,
);
