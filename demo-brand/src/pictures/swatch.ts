import { formatHex, toGamut } from 'culori';
import type { Oklch } from './colorways.ts';

const inGamut = toGamut('rgb', 'oklch');

/** The sRGB hex of a color, with chroma reduced where sRGB cannot show it. */
export const swatchOf = (color: Oklch): string => formatHex(inGamut({ mode: 'oklch', ...color }));
