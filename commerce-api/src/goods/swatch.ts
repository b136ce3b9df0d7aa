import { formatHex, toGamut } from 'culori';
import { findColourway } from '../media/colourways.ts';

const known = new Map<string, string>();
const inGamut = toGamut('rgb', 'oklch');

/** The sRGB hex of a colourway's base colour; a neutral grey for a code that is not in the palette. */
export function swatchOf(colourCode: string): string {
  const cached = known.get(colourCode);
  if (cached) return cached;
  const base = findColourway(colourCode)?.base;
  const hex = base ? formatHex(inGamut({ mode: 'oklch', ...base })) : '#808080';
  known.set(colourCode, hex);
  return hex;
}
