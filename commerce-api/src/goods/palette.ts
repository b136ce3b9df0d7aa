import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';

/** A color of the shop's products. */
export interface Color {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
  /** A value of the color filter. */
  readonly family: string;
  /** `#rrggbb` */
  readonly swatch: string;
}

const UNKNOWN_SWATCH = '#808080';

// The palette is held in memory: it has a few dozen colors, and every list, product and cart needs several.
let byCode: ReadonlyMap<string, Color> = new Map();

/**
 * Replaces the palette of this process.
 * @param colors in the order of their families in the color filter
 */
export function usePalette(colors: readonly Color[]): void {
  byCode = new Map(colors.map((color) => [color.code, color]));
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

/** Returns the name of a color, or its code when it is not in the palette. */
export const colorName = (code: string, language: Language): string => byCode.get(code)?.name[language] ?? code;

/** Returns the hex value of a color; grey when it is not in the palette. */
export const swatchOf = (code: string): string => byCode.get(code)?.swatch ?? UNKNOWN_SWATCH;

/** Returns the color families of the palette in order. */
export const colorFamilies = (): string[] => [...new Set([...byCode.values()].map(({ family }) => family))];

/** Returns the hex value of a family's first color. */
export const swatchOfFamily = (family: string): string =>
  [...byCode.values()].find((color) => color.family === family)?.swatch ?? UNKNOWN_SWATCH;
