import { line, mirrored, outline, pill } from '../art/geometry.ts';
import { mark } from '../art/sewing.ts';
import { clip, fill, group, linear, stroke } from '../art/sheet.ts';
import type { Artist, Artwork, Bench } from './bench.ts';
import { plastic, steel, turned } from './turned.ts';

const flame = ({ on }: Bench, y: number): string =>
  [-54, -28, 0, 28, 54]
    .map((x, index) =>
      fill(
        outline([x - 9, y], [x - 10, y - 18], [x, y - 52 - (index % 2) * 14], [x + 10, y - 18], [x + 9, y], [x, y + 4]),
        linear(on, [
          [0, '#7cc4f4', 0.1],
          [0.6, '#3f8fe0', 0.7],
          [1, '#2a5fc4', 0.9],
        ]),
      ),
    )
    .join('');

export const stove: Artist = (bench): Artwork => {
  const { main, trim, on, shape } = bench;
  const system = shape === 'system';
  const can = mirrored([0, 640], [40, 642], [96, 662], [118, 700], [120, 830], [110, 858], [0, 866]);
  const neck = pill(0, 632, 46, 30, 5);
  const stem = pill(0, 584, 30, 84, 6);
  const burner = mirrored([0, 520], [76, 524], [84, 540], [40, 560], [0, 562]);
  const arms = [-1, 1]
    .map(
      (s) =>
        stroke(line([s * 14, 600], [s * 70, 566], [s * 112, 500], [s * 128, 500]), steel.line, 11) +
        stroke(line([s * 14, 600], [s * 70, 566], [s * 112, 500], [s * 128, 500]), steel.light, 7),
    )
    .join('');
  const valve =
    stroke('M14 606H78', steel.line, 8) +
    stroke('M14 606H78', steel.light, 5) +
    stroke('M78 592c24-8 34 36 4 30', trim.base, 6);
  const cup = mirrored([0, 210], [112, 210, 'c'], [112, 470], [104, 500, 'c'], [0, 506]);
  const lid = mirrored([0, 180], [84, 184], [116, 200], [116, 216, 'c'], [0, 218]);
  const pot = system
    ? turned(bench, cup, main) +
      stroke(line([-112, 300], [0, 306], [112, 300]), trim.base, 20) +
      turned(bench, lid, plastic) +
      mark(0, 390, 58, trim.base) +
      stroke(line([112, 250], [176, 270], [176, 400], [112, 430]), plastic.base, 18)
    : '';
  const label =
    group(`clip-path="${clip(on, can)}"`, fill('M-130 730H130V800H-130Z', trim.base, 0.9)) +
    mark(0, 766, 40, '#f6f4ef');
  return {
    markup: [
      turned(bench, can, main),
      label,
      turned(bench, neck, steel),
      turned(bench, stem, steel),
      valve,
      arms,
      turned(bench, burner, plastic),
      flame(bench, 524),
      pot,
    ].join(''),
    silhouette: can,
    bounds: [-176, system ? 174 : 400, 190, 868],
    focus: [20, 560, 270],
    rests: 'floor',
  };
};
