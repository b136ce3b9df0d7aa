import { formatHex, toGamut } from 'culori';
import type { Oklch } from './colourways.ts';

const inGamut = toGamut('rgb', 'oklch');

/** The sRGB hex of a colour, with chroma reduced where sRGB cannot show it. */
export const swatchOf = (colour: Oklch): string => formatHex(inGamut({ mode: 'oklch', ...colour }));
