import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';

/** A colour that products of the shop come in. */
export interface Colour {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
  /** A value of the colour filter. */
  readonly family: string;
  /** `#rrggbb` */
  readonly swatch: string;
}

const UNKNOWN_SWATCH = '#808080';

// A shop has a few dozen colours, and every list, product and cart names several: they are kept in memory.
let byCode: ReadonlyMap<string, Colour> = new Map();

/** Replaces the palette of this process. @param colours ordered as the colour filter shows their families */
export function usePalette(colours: readonly Colour[]): void {
  byCode = new Map(colours.map((colour) => [colour.code, colour]));
}

/** Reads the palette of the shop from the database. */
export async function loadPalette(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('colour')
    .select(['colour_code as code', 'name', 'family', 'swatch'])
    .orderBy('position')
    .execute();
  usePalette(rows);
}

const REFRESH_MS = 60_000;

/** A background task: reads the palette again every minute, because an import may have changed it. */
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

/** The name of a colour; its code when the palette lacks it. */
export const colourName = (code: string, language: Language): string => byCode.get(code)?.name[language] ?? code;

/** The hex of a colour; grey for a code that is not in the palette. */
export const swatchOf = (code: string): string => byCode.get(code)?.swatch ?? UNKNOWN_SWATCH;

/** The families of the palette in order. */
export const colourFamilies = (): string[] => [...new Set([...byCode.values()].map(({ family }) => family))];

/** The hex that stands for a family: its first colour's. */
export const swatchOfFamily = (family: string): string =>
  [...byCode.values()].find((colour) => colour.family === family)?.swatch ?? UNKNOWN_SWATCH;
