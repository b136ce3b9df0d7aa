import { type SizeScale, shoeSizes, sizeScales } from 'commerce-api/brand';
import type { SizeChart } from 'shared-contracts/calls/sizes';
import type { Language } from 'shared-contracts/locale';
import { inLanguage, type Texts } from '../catalogue/words/language.ts';

/** Centimeters. */
type Range = readonly [from: number, to: number];
type MeasureId = keyof typeof measures;

interface Chart {
  readonly title: Texts;
  readonly measures: readonly MeasureId[];
  /** By size; each has a range for each measure. */
  readonly rows: Readonly<Record<string, readonly Range[]>>;
}

export const measures = {
  chest: {
    name: ['Chest', 'Poitrine', 'Brust'],
    how: [
      'Around the fullest part, under the arms, level at the back.',
      'À l’endroit le plus fort, sous les bras, à l’horizontale dans le dos.',
      'An der stärksten Stelle, unter den Armen, hinten waagerecht.',
    ],
  },
  waist: {
    name: ['Waist', 'Taille', 'Taille'],
    how: [
      'Where you bend sideways, above the hips.',
      'Là où vous vous pliez sur le côté, au-dessus des hanches.',
      'Wo Sie sich zur Seite beugen, über der Hüfte.',
    ],
  },
  hips: {
    name: ['Hips', 'Hanches', 'Hüfte'],
    how: [
      'Around the widest part, feet together.',
      'À l’endroit le plus large, pieds joints.',
      'An der breitesten Stelle, die Füße geschlossen.',
    ],
  },
  height: {
    name: ['Height', 'Stature', 'Körpergröße'],
    how: [
      'Against a wall, without shoes, from the floor to the top of the head.',
      'Contre un mur, sans chaussures, du sol au sommet de la tête.',
      'An der Wand, ohne Schuhe, vom Boden bis zum Scheitel.',
    ],
  },
  foot: {
    name: ['Foot', 'Pied', 'Fuß'],
    how: [
      'Stand on paper with your heel at a wall, in the evening, in the socks you hike in, and mark the longest toe. The longer foot counts.',
      'Debout sur une feuille, le talon contre un mur, le soir, avec vos chaussettes de marche, marquez l’orteil le plus long. Le pied le plus long compte.',
      'Stellen Sie sich abends in Wandersocken auf Papier, die Ferse an der Wand, und markieren Sie die längste Zehe. Der längere Fuß zählt.',
    ],
  },
  hand: {
    name: ['Around the hand', 'Tour de main', 'Handumfang'],
    how: [
      'Around the palm below the knuckles, without the thumb.',
      'Autour de la paume, sous les articulations, sans le pouce.',
      'Um den Handteller unterhalb der Knöchel, ohne Daumen.',
    ],
  },
  back: {
    name: ['Length of the back', 'Longueur du dos', 'Rückenlänge'],
    how: [
      'From the bone that sticks out at the neck down to the line between your hip bones.',
      'De la vertèbre saillante de la nuque jusqu’à la ligne entre les os des hanches.',
      'Vom vorstehenden Wirbel im Nacken bis zur Linie zwischen den Hüftknochen.',
    ],
  },
} satisfies Readonly<Record<string, { readonly name: Texts; readonly how: Texts }>>;

/** Length of a foot for a European size: two thirds of a centimeter each, less the room at the toes. */
const footOf = (european: number): Range => {
  const length = Math.round((european * (2 / 3) - 1.5) * 10) / 10;
  return [length, length];
};

const feet = (scale: Parameters<typeof shoeSizes>[0]) =>
  Object.fromEntries(shoeSizes(scale).map(({ size, eu }) => [size, [footOf(eu)]]));

const body = ['chest', 'waist', 'hips'] as const;
const womenRows = {
  XS: [
    [78, 82],
    [62, 66],
    [86, 90],
  ],
  S: [
    [83, 87],
    [67, 71],
    [91, 95],
  ],
  M: [
    [88, 93],
    [72, 77],
    [96, 101],
  ],
  L: [
    [94, 100],
    [78, 84],
    [102, 108],
  ],
  XL: [
    [101, 108],
    [85, 92],
    [109, 116],
  ],
} as const;

/** What the sizes of each scale measure; those without have one size, or are amounts of money. */
export const charts = {
  women: { title: ['Clothing for women', 'Vêtements femme', 'Kleidung für Damen'], measures: body, rows: womenRows },
  men: {
    title: ['Clothing for men', 'Vêtements homme', 'Kleidung für Herren'],
    measures: body,
    rows: {
      S: [
        [88, 93],
        [74, 79],
        [90, 95],
      ],
      M: [
        [94, 100],
        [80, 86],
        [96, 101],
      ],
      L: [
        [101, 107],
        [87, 93],
        [102, 107],
      ],
      XL: [
        [108, 115],
        [94, 101],
        [108, 114],
      ],
      XXL: [
        [116, 124],
        [102, 110],
        [115, 122],
      ],
    },
  },
  unisex: {
    title: ['Clothing for everyone', 'Vêtements mixtes', 'Kleidung für alle'],
    measures: ['chest', 'waist'],
    rows: {
      XS: [
        [80, 86],
        [66, 72],
      ],
      S: [
        [87, 93],
        [73, 79],
      ],
      M: [
        [94, 100],
        [80, 86],
      ],
      L: [
        [101, 107],
        [87, 93],
      ],
      XL: [
        [108, 115],
        [94, 101],
      ],
    },
  },
  kids: {
    title: ['Clothing for kids', 'Vêtements enfant', 'Kinderkleidung'],
    measures: ['height', 'chest'],
    rows: {
      K4: [
        [104, 110],
        [56, 58],
      ],
      K6: [
        [116, 122],
        [60, 62],
      ],
      K8: [
        [128, 134],
        [65, 68],
      ],
      K10: [
        [140, 146],
        [71, 74],
      ],
      K12: [
        [152, 158],
        [77, 81],
      ],
    },
  },
  womensShoes: {
    title: ['Shoes for women', 'Chaussures femme', 'Schuhe für Damen'],
    measures: ['foot'],
    rows: feet('womensShoes'),
  },
  mensShoes: {
    title: ['Shoes for men', 'Chaussures homme', 'Schuhe für Herren'],
    measures: ['foot'],
    rows: feet('mensShoes'),
  },
  kidsShoes: {
    title: ['Shoes for kids', 'Chaussures enfant', 'Kinderschuhe'],
    measures: ['foot'],
    rows: feet('kidsShoes'),
  },
  gloves: {
    title: ['Gloves', 'Gants', 'Handschuhe'],
    measures: ['hand'],
    rows: { S: [[17, 18.5]], M: [[19, 20.5]], L: [[21, 22.5]], XL: [[23, 24.5]] },
  },
  socks: {
    title: ['Socks', 'Chaussettes', 'Socken'],
    measures: ['foot'],
    rows: { F36: [[22.5, 24]], F39: [[24.5, 26]], F42: [[26.5, 28]], F45: [[28.5, 30]] },
  },
  packs: {
    title: ['Packs', 'Sacs à dos', 'Rucksäcke'],
    measures: ['back'],
    rows: { SM: [[40, 47]], ML: [[46, 53]] },
  },
  sleeping: {
    title: ['Sleeping bags', 'Sacs de couchage', 'Schlafsäcke'],
    measures: ['height'],
    rows: { REG: [[150, 185]], LONG: [[186, 200]] },
  },
  poles: {
    title: ['Trekking poles', 'Bâtons de marche', 'Trekkingstöcke'],
    measures: ['height'],
    rows: { P110: [[150, 165]], P120: [[166, 180]], P130: [[181, 200]] },
  },
} satisfies Readonly<Partial<Record<SizeScale, Chart>>>;

export type ChartScale = keyof typeof charts;
export const chartScales = Object.keys(charts) as ChartScale[];

/** The sizes of a chart in order, each with its ranges. */
export function rowsOf(scale: ChartScale): (readonly [size: string, ranges: readonly Range[]])[] {
  const { rows }: Chart = charts[scale];
  return sizeScales[scale].map((size) => [size, rows[size] ?? []]);
}

/** A chart as the shop shows it. */
export function sizeChartIn(scale: ChartScale, language: Language): SizeChart {
  const { title, measures: ids }: Chart = charts[scale];
  return {
    title: inLanguage(title, language),
    measures: ids.map((id) => ({
      id,
      name: inLanguage(measures[id].name, language),
      how: inLanguage(measures[id].how, language),
    })),
    rows: rowsOf(scale).map(([size, ranges]) => ({
      size,
      values: ranges.flatMap(([from, to], index) => {
        const measure = ids[index];
        return measure ? [{ measure, from, to }] : [];
      }),
    })),
  };
}
