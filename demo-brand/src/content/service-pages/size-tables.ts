import type { Language } from 'shared-contracts/locale';
import { inLanguage, type Texts } from '../../catalogue/words/language.ts';

type Range = readonly [from: number, to: number];

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

/** Centimetres in inches, to the next half. */
const inches = (centimetres: number): number => Math.round((centimetres / 2.54) * 2) / 2;

function written([from, to]: Range, language: Language, unit: (value: number) => number): string {
  const number = (value: number) => new Intl.NumberFormat(tags[language]).format(unit(value));
  return from === to ? number(from) : `${number(from)}–${number(to)}`;
}

/** A table in the notation of `parseNoteText`: each measure in centimetres and in inches. */
function measureTable(
  language: Language,
  title: Texts,
  measures: readonly Texts[],
  rows: readonly (readonly [size: string, ...ranges: Range[]])[],
): string {
  const size = inLanguage(['Size', 'Taille', 'Größe'], language);
  const inch = inLanguage(['in', 'po', 'Zoll'], language);
  const names = measures.map((measure) => inLanguage(measure, language));
  const head = [size, ...names.map((name) => `${name} (cm)`), ...names.map((name) => `${name} (${inch})`)];
  const lines = rows.map(([id, ...ranges]) => [
    id,
    ...ranges.map((range) => written(range, language, (value) => value)),
    ...ranges.map((range) => written(range, language, inches)),
  ]);
  return [`|+ ${inLanguage(title, language)}`, ...[head, ...lines].map((cells) => `| ${cells.join(' | ')}`)].join('\n');
}

const chest: Texts = ['Chest', 'Poitrine', 'Brust'];
const waist: Texts = ['Waist', 'Taille', 'Taille'];
const hips: Texts = ['Hips', 'Hanches', 'Hüfte'];
const foot: Texts = ['Foot', 'Pied', 'Fuß'];

/** Length of a foot for a European size: two thirds of a centimetre each, less the room at the toes. */
const footOf = (european: number): Range => {
  const length = Math.round((european * (2 / 3) - 1.5) * 10) / 10;
  return [length, length];
};

const shoeSizes = (first: number, count: number, us: number, uk: number) =>
  Array.from({ length: count }, (_, index): readonly [string, Range] => {
    const european = first + index;
    return [`EU ${european} · US ${european - us} · UK ${european - uk}`, footOf(european)];
  });

/** The tables of the size guide, by what they are for. */
export const sizeTables = {
  women: (language: Language) =>
    measureTable(
      language,
      ['Clothing for women', 'Vêtements femme', 'Kleidung für Damen'],
      [chest, waist, hips],
      [
        ['XS', [78, 82], [62, 66], [86, 90]],
        ['S', [83, 87], [67, 71], [91, 95]],
        ['M', [88, 93], [72, 77], [96, 101]],
        ['L', [94, 100], [78, 84], [102, 108]],
        ['XL', [101, 108], [85, 92], [109, 116]],
      ],
    ),
  men: (language: Language) =>
    measureTable(
      language,
      ['Clothing for men', 'Vêtements homme', 'Kleidung für Herren'],
      [chest, waist, hips],
      [
        ['S', [88, 93], [74, 79], [90, 95]],
        ['M', [94, 100], [80, 86], [96, 101]],
        ['L', [101, 107], [87, 93], [102, 107]],
        ['XL', [108, 115], [94, 101], [108, 114]],
        ['XXL', [116, 124], [102, 110], [115, 122]],
      ],
    ),
  kids: (language: Language) =>
    measureTable(
      language,
      ['Clothing for kids', 'Vêtements enfant', 'Kinderkleidung'],
      [['Height', 'Stature', 'Körpergröße'], chest],
      [
        [inLanguage(['4–5 years', '4–5 ans', '104/110'], language), [104, 110], [56, 58]],
        [inLanguage(['6–7 years', '6–7 ans', '116/122'], language), [116, 122], [60, 62]],
        [inLanguage(['8–9 years', '8–9 ans', '128/134'], language), [128, 134], [65, 68]],
        [inLanguage(['10–11 years', '10–11 ans', '140/146'], language), [140, 146], [71, 74]],
        [inLanguage(['12–13 years', '12–13 ans', '152/158'], language), [152, 158], [77, 81]],
      ],
    ),
  womensShoes: (language: Language) =>
    measureTable(
      language,
      ['Shoes for women', 'Chaussures femme', 'Schuhe für Damen'],
      [foot],
      shoeSizes(36, 6, 31, 33),
    ),
  mensShoes: (language: Language) =>
    measureTable(
      language,
      ['Shoes for men', 'Chaussures homme', 'Schuhe für Herren'],
      [foot],
      shoeSizes(41, 6, 33, 34),
    ),
  gloves: (language: Language) =>
    measureTable(
      language,
      ['Gloves', 'Gants', 'Handschuhe'],
      [['Around the hand', 'Tour de main', 'Handumfang']],
      [
        ['S', [17, 18.5]],
        ['M', [19, 20.5]],
        ['L', [21, 22.5]],
        ['XL', [23, 24.5]],
      ],
    ),
  packs: (language: Language) =>
    measureTable(
      language,
      ['Packs', 'Sacs à dos', 'Rucksäcke'],
      [['Length of the back', 'Longueur du dos', 'Rückenlänge']],
      [
        ['S/M', [40, 47]],
        ['M/L', [46, 53]],
      ],
    ),
  sleepingBags: (language: Language) =>
    measureTable(
      language,
      ['Sleeping bags', 'Sacs de couchage', 'Schlafsäcke'],
      [['Up to a height of', 'Jusqu’à une taille de', 'Bis Körpergröße']],
      [
        [inLanguage(['Regular', 'Standard', 'Normal'], language), [185, 185]],
        [inLanguage(['Long', 'Long', 'Lang'], language), [200, 200]],
      ],
    ),
} satisfies Readonly<Record<string, (language: Language) => string>>;
