import type { CountryCode, Language } from 'shared-contracts/locale';

/** Size scales in display order. An id is a value of the size filter and part of a SKU. */
export const sizeScales = {
  women: ['XS', 'S', 'M', 'L', 'XL'],
  men: ['S', 'M', 'L', 'XL', 'XXL'],
  unisex: ['XS', 'S', 'M', 'L', 'XL'],
  kids: ['K4', 'K6', 'K8', 'K10', 'K12'],
  gloves: ['S', 'M', 'L', 'XL'],
  socks: ['F36', 'F39', 'F42', 'F45'],
  womensShoes: ['W36', 'W37', 'W38', 'W39', 'W40', 'W41'],
  mensShoes: ['M41', 'M42', 'M43', 'M44', 'M45', 'M46'],
  kidsShoes: ['C30', 'C31', 'C32', 'C33', 'C34'],
  packs: ['SM', 'ML'],
  sleeping: ['REG', 'LONG'],
  poles: ['P110', 'P120', 'P130'],
  one: ['ONE'],
  amounts: ['A1', 'A2', 'A3', 'A4', 'A5'],
} as const;

export type SizeScale = keyof typeof sizeScales;

const fixed: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ONE: { en: 'One size', fr: 'Taille unique', de: 'Einheitsgröße' },
  SM: { en: 'S/M (back 40–47 cm)', fr: 'S/M (dos 40–47 cm)', de: 'S/M (Rücken 40–47 cm)' },
  ML: { en: 'M/L (back 46–53 cm)', fr: 'M/L (dos 46–53 cm)', de: 'M/L (Rücken 46–53 cm)' },
  REG: { en: 'Regular (to 185 cm)', fr: 'Standard (jusqu’à 185 cm)', de: 'Normal (bis 185 cm)' },
  LONG: { en: 'Long (to 200 cm)', fr: 'Long (jusqu’à 200 cm)', de: 'Lang (bis 200 cm)' },
  P110: { en: '110 cm', fr: '110 cm', de: '110 cm' },
  P120: { en: '120 cm', fr: '120 cm', de: '120 cm' },
  P130: { en: '130 cm', fr: '130 cm', de: '130 cm' },
};

/** Offset from the European size to the local one; the fit adviser handles half sizes. */
const shoeOffsets: Readonly<Record<string, { readonly us: number; readonly uk: number }>> = {
  W: { us: 31, uk: 33 },
  M: { us: 33, uk: 34 },
};

interface ShoeSize {
  /** As in a SKU. */
  readonly size: string;
  readonly eu: number;
  /** Not for children. */
  readonly us?: number;
  readonly uk?: number;
}

function shoeSize(size: string): ShoeSize {
  const eu = Number(size.slice(1));
  const offsets = shoeOffsets[size.slice(0, 1)];
  return { size, eu, ...(offsets ? { us: eu - offsets.us, uk: eu - offsets.uk } : {}) };
}

/** What the sizes of a scale of shoes are called in different countries. */
export const shoeSizes = (scale: ShoeScale): ShoeSize[] => sizeScales[scale].map(shoeSize);
export const shoeScales = ['womensShoes', 'mensShoes', 'kidsShoes'] as const satisfies readonly SizeScale[];
type ShoeScale = (typeof shoeScales)[number];

/** What pages and documents call a scale: `mensShoes` is `mens-shoes`. */
export const productTypeOf = (scale: string): string => scale.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function shoeLabel(size: string, country: CountryCode): string {
  const { eu, us, uk } = shoeSize(size);
  if (us === undefined || country === 'DE') return `EU ${eu}`;
  return country === 'GB' ? `UK ${uk} / EU ${eu}` : `US ${us} / EU ${eu}`;
}

function kidsLabel(years: number, language: Language): string {
  if (language === 'de') return `${years * 6 + 80}/${years * 6 + 86}`;
  return language === 'fr' ? `${years}–${years + 1} ans` : `${years}–${years + 1} years`;
}

/** Returns the label of a size in a market, e.g. `W38` → "US 7 / EU 38"; gift cards are labelled by their price. */
export function sizeLabel(id: string, market: { readonly country: CountryCode; readonly language: Language }): string {
  const known = fixed[id];
  if (known) return known[market.language];
  const kind = id.slice(0, 1);
  const figure = Number(id.slice(1));
  if (!Number.isInteger(figure) || id.length < 2) return id;
  if (kind === 'K') return kidsLabel(figure, market.language);
  if (kind === 'F') return `${figure}–${figure + 2}`;
  if (kind === 'W' || kind === 'M' || kind === 'C') return shoeLabel(id, market.country);
  return id;
}

const order = new Map(
  Object.values(sizeScales)
    .flatMap((scale) => [...scale])
    .map((id, index) => [id as string, index]),
);
// Letter sizes appear in several scales, so they have one fixed order.
const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Returns the position of a size in the filter. */
export function sizeOrder(id: string): number {
  const letter = letters.indexOf(id);
  return letter >= 0 ? letter : 100 + (order.get(id) ?? 1000);
}
