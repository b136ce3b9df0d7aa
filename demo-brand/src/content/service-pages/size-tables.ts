import { shoeSizes } from 'commerce-api/brand';
import type { Language } from 'shared-contracts/locale';
import { inLanguage, type Texts } from '../../catalogue/words/language.ts';
import { type ChartScale, rowsOf, sizeChartIn } from '../size-charts.ts';

type Range = readonly [from: number, to: number];

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

/** Centimetres in inches, to the next half; to the next tenth where that is too coarse, as for feet. */
function inches(centimetres: number): number {
  const steps = centimetres < 40 ? 10 : 2;
  return Math.round((centimetres / 2.54) * steps) / steps;
}

function written([from, to]: Range, language: Language, unit: (value: number) => number): string {
  const number = (value: number) => new Intl.NumberFormat(tags[language]).format(unit(value));
  return from === to ? number(from) : `${number(from)}–${number(to)}`;
}

/** A table in the notation of `parseNoteText`: each measure in centimetres and in inches. */
function measureTable(
  scale: ChartScale,
  language: Language,
  labelOf: (size: string) => string = (size) => size,
): string {
  const { title, measures } = sizeChartIn(scale, language);
  const size = inLanguage(['Size', 'Taille', 'Größe'], language);
  const inch = inLanguage(['in', 'po', 'Zoll'], language);
  const names = measures.map(({ name }) => name);
  const head = [size, ...names.map((name) => `${name} (cm)`), ...names.map((name) => `${name} (${inch})`)];
  const lines = rowsOf(scale).map(([id, ranges]) => [
    labelOf(id),
    ...ranges.map((range) => written(range, language, (value) => value)),
    ...ranges.map((range) => written(range, language, inches)),
  ]);
  return [`|+ ${title}`, ...[head, ...lines].map((cells) => `| ${cells.join(' | ')}`)].join('\n');
}

/** A shoe size in the countries that number it differently. */
function shoeLabel(size: string): string {
  const { eu, us, uk } =
    [...shoeSizes('womensShoes'), ...shoeSizes('mensShoes')].find((one) => one.size === size) ?? {};
  return `EU ${eu} · US ${us} · UK ${uk}`;
}

const named = (language: Language, labels: Readonly<Record<string, Texts>>) => (size: string) => {
  const label = labels[size];
  return label ? inLanguage(label, language) : size;
};

/** The tables of the size guide, by what they are for. */
export const sizeTables = {
  women: (language: Language) => measureTable('women', language),
  men: (language: Language) => measureTable('men', language),
  kids: (language: Language) =>
    measureTable(
      'kids',
      language,
      named(language, {
        K4: ['4–5 years', '4–5 ans', '104/110'],
        K6: ['6–7 years', '6–7 ans', '116/122'],
        K8: ['8–9 years', '8–9 ans', '128/134'],
        K10: ['10–11 years', '10–11 ans', '140/146'],
        K12: ['12–13 years', '12–13 ans', '152/158'],
      }),
    ),
  womensShoes: (language: Language) => measureTable('womensShoes', language, shoeLabel),
  mensShoes: (language: Language) => measureTable('mensShoes', language, shoeLabel),
  gloves: (language: Language) => measureTable('gloves', language),
  packs: (language: Language) =>
    measureTable('packs', language, named(language, { SM: ['S/M', 'S/M', 'S/M'], ML: ['M/L', 'M/L', 'M/L'] })),
  sleepingBags: (language: Language) =>
    measureTable(
      'sleeping',
      language,
      named(language, { REG: ['Regular', 'Standard', 'Normal'], LONG: ['Long', 'Long', 'Lang'] }),
    ),
} satisfies Readonly<Record<string, (language: Language) => string>>;
