/** Lightness 0..1, chroma 0..0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Facet value of the color filter. */
export type ColorFamily =
  | 'black'
  | 'grey'
  | 'white'
  | 'beige'
  | 'brown'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'purple'
  | 'blue'
  | 'green';

export interface Colorway {
  /** Three capital letters or digits; part of product ids, so never reused or changed. */
  readonly code: string;
  readonly name: { readonly en: string; readonly fr: string; readonly de: string };
  readonly family: ColorFamily;
  readonly base: Oklch;
  /** Zips, pulls, linings and blocked panels. */
  readonly trim: Oklch;
}

type Row = readonly [
  code: string,
  en: string,
  fr: string,
  de: string,
  family: ColorFamily,
  base: readonly [number, number, number],
  trim: readonly [number, number, number],
];

const ember = [0.66, 0.19, 42] as const;
const saffron = [0.8, 0.15, 82] as const;
const ink = [0.27, 0.012, 230] as const;
const bone = [0.9, 0.02, 90] as const;
const ice = [0.84, 0.05, 225] as const;
const sky = [0.68, 0.11, 235] as const;
const mossy = [0.62, 0.09, 125] as const;
const tan = [0.68, 0.07, 70] as const;

const rows: readonly Row[] = [
  ['0A1', 'Basalt', 'Basalte', 'Basalt', 'black', [0.29, 0.008, 240], ember],
  ['0A2', 'Night Rock', 'Roche de nuit', 'Nachtfels', 'black', [0.33, 0.018, 262], ice],
  ['0B1', 'Graphite', 'Graphite', 'Graphit', 'grey', [0.42, 0.01, 240], saffron],
  ['0B2', 'Granite', 'Granit', 'Granit', 'grey', [0.57, 0.012, 220], ink],
  ['0B3', 'Pebble', 'Galet', 'Kiesel', 'grey', [0.74, 0.012, 95], ink],
  ['0C5', 'Storm Slate', 'Ardoise orage', 'Sturmschiefer', 'grey', [0.48, 0.032, 238], ember],
  ['0D1', 'First Snow', 'Première neige', 'Erstschnee', 'white', [0.935, 0.008, 220], [0.62, 0.02, 235]],
  ['0D2', 'Birch', 'Bouleau', 'Birke', 'white', [0.9, 0.022, 88], tan],
  ['1A1', 'Oat', 'Avoine', 'Hafer', 'beige', [0.82, 0.04, 82], [0.45, 0.05, 60]],
  ['1A2', 'Dune', 'Dune', 'Düne', 'beige', [0.74, 0.06, 78], ink],
  ['1B1', 'Bark', 'Écorce', 'Rinde', 'brown', [0.41, 0.045, 58], ember],
  ['1B2', 'Peat', 'Tourbe', 'Torf', 'brown', [0.35, 0.03, 48], saffron],
  ['1B3', 'Walnut', 'Noyer', 'Walnuss', 'brown', [0.5, 0.065, 60], bone],
  ['1C1', 'Clay', 'Argile', 'Ton', 'brown', [0.6, 0.095, 45], ink],
  ['2A1', 'Saffron', 'Safran', 'Safran', 'yellow', [0.8, 0.155, 82], ink],
  ['2A2', 'Ochre', 'Ocre', 'Ocker', 'yellow', [0.68, 0.125, 76], [0.38, 0.04, 60]],
  ['2A3', 'Sulphur', 'Soufre', 'Schwefel', 'yellow', [0.88, 0.14, 102], [0.4, 0.02, 240]],
  ['2B1', 'Ember', 'Braise', 'Glut', 'orange', [0.655, 0.19, 43], ink],
  ['2B2', 'Apricot', 'Abricot', 'Aprikose', 'orange', [0.77, 0.115, 62], [0.48, 0.11, 35]],
  ['2B3', 'Rust', 'Rouille', 'Rost', 'orange', [0.53, 0.135, 40], saffron],
  ['3A1', 'Lingonberry', 'Airelle', 'Preiselbeere', 'red', [0.53, 0.185, 26], ink],
  ['3A2', 'Rosehip', 'Cynorrhodon', 'Hagebutte', 'red', [0.6, 0.19, 30], bone],
  ['3A3', 'Brick', 'Brique', 'Ziegel', 'red', [0.46, 0.12, 30], tan],
  ['3B1', 'Fireweed', 'Épilobe', 'Weidenröschen', 'pink', [0.61, 0.18, 2], [0.36, 0.08, 340]],
  ['3B2', 'Alpenglow', 'Lueur alpine', 'Alpenglühen', 'pink', [0.78, 0.085, 22], [0.5, 0.13, 20]],
  ['3B3', 'Heather', 'Bruyère', 'Heide', 'pink', [0.64, 0.085, 345], [0.38, 0.06, 330]],
  ['4A1', 'Thistle', 'Chardon', 'Distel', 'purple', [0.56, 0.125, 308], saffron],
  ['4A2', 'Aubergine', 'Aubergine', 'Aubergine', 'purple', [0.36, 0.09, 330], [0.7, 0.13, 350]],
  ['4A3', 'Dusk Violet', 'Violet du soir', 'Dämmerviolett', 'purple', [0.43, 0.09, 290], [0.76, 0.1, 30]],
  ['5A1', 'Midnight', 'Minuit', 'Mitternacht', 'blue', [0.33, 0.065, 262], ember],
  ['5A2', 'Fjord', 'Fjord', 'Fjord', 'blue', [0.43, 0.085, 246], saffron],
  ['5A3', 'Lake', 'Lac', 'See', 'blue', [0.54, 0.13, 250], ink],
  ['5B1', 'Glacier', 'Glacier', 'Gletscher', 'blue', [0.69, 0.095, 232], [0.36, 0.06, 250]],
  ['5B2', 'Ice Fog', 'Brume glacée', 'Eisnebel', 'blue', [0.83, 0.035, 228], [0.5, 0.07, 240]],
  ['5B3', 'Gentian', 'Gentiane', 'Enzian', 'blue', [0.47, 0.17, 266], [0.85, 0.13, 98]],
  ['5C1', 'Tarn', 'Lac de cirque', 'Bergsee', 'blue', [0.45, 0.075, 208], ember],
  ['5C2', 'Lagoon', 'Lagon', 'Lagune', 'blue', [0.66, 0.105, 200], ink],
  ['6A1', 'Spruce', 'Épicéa', 'Fichte', 'green', [0.4, 0.062, 170], saffron],
  ['6A2', 'Pine', 'Pin', 'Kiefer', 'green', [0.44, 0.075, 155], tan],
  ['6A3', 'Moss', 'Mousse', 'Moos', 'green', [0.53, 0.085, 125], ink],
  ['6B1', 'Lichen', 'Lichen', 'Flechte', 'green', [0.79, 0.065, 130], [0.42, 0.05, 160]],
  ['6B2', 'Fern', 'Fougère', 'Farn', 'green', [0.61, 0.13, 145], ink],
  ['6B3', 'Olive', 'Olive', 'Olive', 'green', [0.46, 0.062, 108], ember],
  ['6C1', 'Bracken', 'Fougère sèche', 'Adlerfarn', 'green', [0.55, 0.085, 98], [0.33, 0.03, 90]],
  ['6C2', 'Sage', 'Sauge', 'Salbei', 'green', [0.7, 0.04, 150], mossy],
  ['5C3', 'Harbour', 'Havre', 'Hafen', 'blue', [0.38, 0.045, 232], sky],
];

const triple = ([l, c, h]: readonly [number, number, number]): Oklch => ({ l, c, h });

/** The palette, ordered by family. Codes are stable for ever: they stand in product ids. */
export const colorways: readonly Colorway[] = rows.map(([code, en, fr, de, family, base, trim]) => ({
  code,
  name: { en, fr, de },
  family,
  base: triple(base),
  trim: triple(trim),
}));

const byCode = new Map(colorways.map((colorway) => [colorway.code, colorway]));

export const findColorway = (code: string): Colorway | undefined => byCode.get(code);
