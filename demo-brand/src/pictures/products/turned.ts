import { fill, linear, stroke } from '../art/sheet.ts';
import { type Tones, tones } from '../art/tones.ts';
import type { Bench } from './bench.ts';

export const steel = tones({ l: 0.72, c: 0.008, h: 230 });

export const plastic = tones({ l: 0.28, c: 0.01, h: 240 });

/** A turned surface: light a quarter in from the left, reflected light at the right edge. */
export const turned = ({ on }: Bench, d: string, { deep, shade, base, light, hi, line: edge }: Tones): string =>
  fill(
    d,
    linear(
      on,
      [
        [0, shade],
        [0.1, base],
        [0.24, hi],
        [0.34, light],
        [0.58, base],
        [0.84, deep],
        [0.95, shade],
        [1, base],
      ],
      [0, 0],
      [1, 0],
    ),
  ) + stroke(d, edge, 1.6, 0.9);
