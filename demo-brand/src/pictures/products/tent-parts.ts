import { between, type Knot, line, outline, type Point, type Rail, stretch } from '../art/geometry.ts';
import { clip, fill, group, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, mesh, ripstop } from '../art/textures.ts';
import { lighter, type Tones, tones } from '../art/tones.ts';
import type { Bench } from './bench.ts';

export const shiftLight = (material: Tones, by: number): Tones => tones(lighter(material.source, by));

export const guyline = (from: Point, to: Point, color: string): string =>
  stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, '#2d332f', 2.6, 0.5) +
  stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, color, 1.6) +
  stroke(`M${to[0]} ${to[1] - 9}l${(to[0] - from[0]) * 0.03} 22`, '#747c7e', 4, 1, 'stroke-linecap="round"') +
  moved(...between(from, to, 0.7), '<rect x="-4" y="-6" width="8" height="12" rx="2" fill="#2b3235"/>');

/** A pole in its sleeve: trim-colored cloth over a round tube. */
export const pole = (d: string, { trim }: Bench, width = 11): string =>
  stroke(d, trim.line, width, 0.9) +
  stroke(d, trim.base, width - 2.4) +
  moved(-1.5, -1.5, stroke(d, trim.hi, width * 0.24, 0.8));

export const panel = (bench: Bench, d: string, material: Tones, inside = '', options = {}): string =>
  volume(bench.on, d, material, covered(ripstop(bench.on, material, bench.close ? 7 : 12)) + inside, {
    depth: 36,
    strength: 0.6,
    edge: 1.2,
    ...options,
  });

/** The warm inside of a tent seen through its door: mesh inner, floor, a mat and a sleeping bag. */
export const doorway = (bench: Bench, d: string, [x, y]: Point, width: number): string => {
  const { on, second, trim } = bench;
  const glow = linear(on, [
    [0, '#3b3226'],
    [0.55, '#7a5c34'],
    [1, '#c99a55'],
  ]);
  const mat = outline(
    [x - width * 0.42, y - 8, 'c'],
    [x - width * 0.18, y - 44, 'c'],
    [x + width * 0.36, y - 44, 'c'],
    [x + width * 0.46, y - 8, 'c'],
  );
  const bag = outline(
    [x - width * 0.24, y - 20],
    [x - width * 0.12, y - 54],
    [x + width * 0.16, y - 60],
    [x + width * 0.32, y - 44],
    [x + width * 0.34, y - 20],
    [x, y - 14],
  );
  return (
    group(
      `clip-path="${clip(on, d)}"`,
      fill(d, glow),
      fill(d, mesh(on, tones({ l: 0.4, c: 0.03, h: 70 }), 6), 0.5),
      fill(mat, '#3b4447'),
      fill(
        bag,
        linear(on, [
          [0, second.hi],
          [1, second.deep],
        ]),
      ),
      stroke(
        line([x - width * 0.1, y - 50], [x + width * 0.04, y - 36], [x + width * 0.1, y - 16]),
        second.line,
        1.6,
        0.6,
      ),
      moved(8, 14, soft(on, d, '#0d0a06', 60, 0.6)),
    ) +
    stroke(d, trim.line, 3) +
    stroke(d, trim.base, 1.6)
  );
};

/** A rolled-up door, tied with two toggles. */
export const rolledDoor = (bench: Bench, along: Rail, from: number, to: number, thickness: number): string => {
  const { on, main, trim } = bench;
  const left = stretch(along, from, to, 7);
  const right = left
    .map(([x, y], index): Knot => [x + thickness * Math.sin((Math.PI * (index + 0.6)) / 7.2), y + 4])
    .reverse();
  const d = outline(...left, ...right);
  const ties = [0.35, 0.7].map((t) => {
    const [x, y] = along(from + (to - from) * t);
    return stroke(line([x - 4, y], [x + thickness * 0.5, y + 6], [x + thickness + 2, y + 2]), trim.base, 6);
  });
  return volume(on, d, shiftLight(main, -0.04), '', { depth: 14, strength: 1 }) + ties.join('');
};

export const vent = (bench: Bench, x: number, y: number, w: number): string => {
  const hood = outline(
    [x - w, y + 26, 'c'],
    [x - w * 0.6, y - 6],
    [x + w * 0.6, y - 6],
    [x + w, y + 26, 'c'],
    [x, y + 16],
  );
  const dark = outline([x - w * 0.86, y + 24, 'c'], [x, y + 12], [x + w * 0.86, y + 24, 'c'], [x, y + 40]);
  return (
    fill(dark, '#15191a') +
    fill(dark, mesh(bench.on, bench.main, 5)) +
    volume(bench.on, hood, bench.second, '', { depth: 10, strength: 0.8 })
  );
};
