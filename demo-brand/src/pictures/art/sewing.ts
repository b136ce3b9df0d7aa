import { leaf, type Point } from './geometry.ts';
import { fill, group, moved, stroke } from './sheet.ts';
import type { Tones } from './tones.ts';

/** A joined edge: a dark groove, the lit lip below it and, if `stitched`, thread on one or both sides. */
export const seam = (d: string, material: Tones, stitched: 0 | 1 | 2 = 1, weight = 1): string =>
  group(
    'stroke-linecap="round"',
    stroke(d, material.deep, 4.5 * weight, 0.22),
    stroke(d, material.line, 1.7 * weight, 0.75),
    moved(1.3 * weight, 1.5 * weight, stroke(d, material.hi, 1.1 * weight, 0.5)),
    stitched >= 1 ? moved(4.6 * weight, 3.4 * weight, thread(d, material, weight)) : '',
    stitched === 2 ? moved(-4.2 * weight, -3.2 * weight, thread(d, material, weight)) : '',
  );

/** A row of stitches. */
export const thread = (d: string, material: Tones, weight = 1): string =>
  stroke(d, material.line, 1.5 * weight, 0.4, `stroke-dasharray="${4.6 * weight} ${2.4 * weight}"`) +
  moved(-0.4, -0.6, stroke(d, material.hi, 0.9 * weight, 0.75, `stroke-dasharray="${4.2 * weight} ${2.8 * weight}"`));

export interface ZipOptions {
  readonly width?: number;
  /** Taped zips are laminated flat and shine; open ones show their teeth. */
  readonly taped?: boolean;
  readonly pull?: { readonly at: Point; readonly angle?: number; readonly length?: number };
}

/** A zip along a line, `tape` being the color of its cloth and `pull` that of its cord. */
export const zip = (d: string, tape: Tones, pull: Tones, options: ZipOptions = {}): string => {
  const { width = 13, taped = false } = options;
  const cloth = [
    stroke(d, tape.line, width + 3.2, 0.55),
    stroke(d, tape.shade, width + 0.6),
    moved(-0.8, 0, stroke(d, tape.base, width - 2)),
  ];
  const teeth = taped
    ? [
        moved(-width * 0.22, 0, stroke(d, tape.hi, width * 0.16, 0.55)),
        stroke(d, tape.line, 1.9, 0.95),
        moved(1.2, 0, stroke(d, tape.light, 0.8, 0.6)),
      ]
    : [
        stroke(d, tape.line, width * 0.5, 0.9),
        stroke(d, tape.hi, width * 0.4, 0.85, 'stroke-dasharray="1.7 1.9"'),
        stroke(d, tape.line, 0.9, 0.8),
      ];
  const tab = options.pull ? puller(options.pull.at, pull, options.pull.angle ?? 0, options.pull.length ?? 30) : '';
  return group('', ...cloth, ...teeth, tab);
};

/** A metal slider with a moulded cord pull hanging from it. */
export const puller = ([x, y]: Point, material: Tones, angle = 0, length = 30): string =>
  group(
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})"`,
    moved(2.5, 3, stroke(`M0 2V${length}`, '#0b1013', 6, 0.22, 'stroke-linecap="round"')),
    `<rect x="-4.6" y="-7" width="9.2" height="13" rx="3" fill="#767d80" stroke="#2f3639" stroke-width="1"/>`,
    `<rect x="-2.8" y="-5.6" width="2.4" height="9" rx="1.2" fill="#d9dedf"/>`,
    stroke(`M0 3V${length * 0.55}`, material.line, 3.6, 1, 'stroke-linecap="round"'),
    stroke(`M0 3V${length * 0.55}`, material.base, 2.2, 1, 'stroke-linecap="round"'),
    `<rect x="-3.7" y="${length * 0.46}" width="7.4" height="${length * 0.56}" rx="3" fill="${material.base}" stroke="${material.line}" stroke-width="1"/>`,
    `<rect x="-2.2" y="${length * 0.5}" width="1.8" height="${length * 0.42}" rx=".9" fill="${material.hi}" fill-opacity=".8"/>`,
  );

export interface Crease {
  readonly from: Point;
  readonly to: Point;
  readonly bend?: number;
  readonly width?: number;
}

/** Folds of cloth: each a shadow that deepens to its core, with light on its upper left side. */
export const creases = (material: Tones, folds: readonly Crease[], strength = 1): string => {
  const shape = ({ from, to, bend = 8, width = 12 }: Crease, share: number) => leaf(from, to, bend, width * share);
  const layer = (share: number, color: string, opacity: number) =>
    fill(folds.map((fold) => shape(fold, share)).join(''), color, Number((opacity * strength).toFixed(3)));
  return group(
    '',
    moved(-6, -5, layer(1.5, material.hi, 0.07), layer(1.05, material.hi, 0.08), layer(0.6, material.hi, 0.09)),
    moved(
      2,
      2,
      layer(1.9, material.deep, 0.08),
      layer(1.45, material.deep, 0.09),
      layer(1, material.deep, 0.11),
      layer(0.6, material.deep, 0.13),
    ),
    layer(0.2, material.line, 0.3),
  );
};

/** The house mark as sewn or printed on cloth: three contour lines. */
export const mark = (x: number, y: number, size: number, color: string, opacity = 0.95): string =>
  group(
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 24).toFixed(3)})" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="2.4" stroke-linecap="round"`,
    '<path d="M-13 7C-8 6-6-8 0-8S8 6 13 7"/><path d="M-8 8C-5 7-4-2 0-2S5 7 8 8"/><path d="M-3 8.500C-2 8-1.500 4 0 4S2 8 3 8.500"/>',
  );

/** A cord lock with its two ends, as on hems and hoods. */
export const toggle = ([x, y]: Point, material: Tones, drop = 34): string =>
  moved(
    x,
    y,
    stroke(
      `M-3 0C-6 ${drop * 0.4} -8 ${drop * 0.7} -5 ${drop}M3 0C4 ${drop * 0.4} 7 ${drop * 0.6} 5 ${drop * 0.92}`,
      '#11171a',
      3.2,
      1,
      'stroke-linecap="round"',
    ),
    stroke(
      `M-3 0C-6 ${drop * 0.4} -8 ${drop * 0.7} -5 ${drop}M3 0C4 ${drop * 0.4} 7 ${drop * 0.6} 5 ${drop * 0.92}`,
      material.base,
      2,
      1,
      'stroke-linecap="round"',
    ),
    `<rect x="-6" y="-5" width="12" height="14" rx="4" fill="#2b3336" stroke="#0e1416" stroke-width="1"/><rect x="-3.600" y="-3" width="2.400" height="9" rx="1.200" fill="#7d8789"/>`,
  );
