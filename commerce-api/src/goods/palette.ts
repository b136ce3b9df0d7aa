import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';

/** A colour of the shop's products. */
export interface Colour {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
  /** A value of the colour filter. */
  readonly family: string;
  /** `#rrggbb` */
  readonly swatch: string;
}

const UNKNOWN_SWATCH = '#808080';

// The palette is held in memory: it has a few dozen colours, and every list, product and cart needs several.
let byCode: ReadonlyMap<string, Colour> = new Map();

/**
 * Replaces the palette of this process.
 * @param colours in the order of their families in the colour filter
 */
export function usePalette(colours: readonly Colour[]): void {
  byCode = new Map(colours.map((colour) => [colour.code, colour]));
}

/** Loads the palette from the database. */
export async function loadPalette(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('colour')
    .select(['colour_code as code', 'name', 'family', 'swatch'])
    .orderBy('position')
    .execute();
  usePalette(rows);
}

const REFRESH_MS = 60_000;

/** Returns a job that reloads the palette every minute, because an import may have changed it. */
export function refreshPalette(db: Db, now: () => Date): { readonly name: string; readonly run: () => Promise<void> } {
  let readAt = now().getTime();
  return {
    name: 'refresh-palette',
    run: async () => {
      if (now().getTime() - readAt < REFRESH_MS) return;
      readAt = now().getTime();
      await loadPalette(db);
    },
  };
}

/** Returns the name of a colour, or its code when it is not in the palette. */
export const colourName = (code: string, language: Language): string => byCode.get(code)?.name[language] ?? code;

/** Returns the hex value of a colour; grey when it is not in the palette. */
export const swatchOf = (code: string): string => byCode.get(code)?.swatch ?? UNKNOWN_SWATCH;

/** Returns the colour families of the palette in order. */
export const colourFamilies = (): string[] => [...new Set([...byCode.values()].map(({ family }) => family))];

/** Returns the hex value of a family's first colour. */
export const swatchOfFamily = (family: string): string =>
  [...byCode.values()].find((colour) => colour.family === family)?.swatch ?? UNKNOWN_SWATCH;
