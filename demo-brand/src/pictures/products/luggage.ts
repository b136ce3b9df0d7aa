import { line, mirrored, outline, pill } from '../art/geometry.ts';
import { creases, mark, seam, thread, zip } from '../art/sewing.ts';
import { fill, linear, moved, stroke, volume } from '../art/sheet.ts';
import { covered, weave } from '../art/textures.ts';
import { tones } from '../art/tones.ts';
import type { Artist } from './bench.ts';

const webbing = tones({ l: 0.3, c: 0.012, h: 240 });

const band = (d: string, width = 30): string =>
  moved(3, 5, stroke(d, '#0b1013', width, 0.25)) +
  stroke(d, webbing.line, width) +
  stroke(d, webbing.base, width - 3) +
  moved(-width * 0.32, -1, thread(d, webbing)) +
  moved(width * 0.32, 1, thread(d, webbing));

export const duffel: Artist = (bench) => {
  const { on, main, second, trim, shape, rng, side, close } = bench;
  const boxy = shape === 'boxy';
  const [y0, y1] = boxy ? [420, 760] : [396, 760];
  const d = boxy
    ? mirrored([0, y0], [300, y0 + 4], [342, y0 + 34], [352, (y0 + y1) / 2], [344, y1 - 28], [306, y1], [0, y1 + 4])
    : mirrored(
        [0, y0],
        [262, y0 + 4],
        [326, y0 + 70],
        [348, (y0 + y1) / 2 + 10],
        [330, y1 - 52],
        [270, y1 - 2],
        [0, y1 + 4],
      );
  const cloth = weave(on, main, close ? 5 : 7);
  const base = outline(
    [-380, y1 - 84, 'c'],
    [0, y1 - 66],
    [380, y1 - 84, 'c'],
    [380, y1 + 30, 'c'],
    [-380, y1 + 30, 'c'],
  );
  const endCaps = [1, -1]
    .map((s) => {
      const cap = outline(
        [s * 250, y0 - 20, 'c'],
        [s * 270, (y0 + y1) / 2],
        [s * 252, y1 + 20, 'c'],
        [s * 380, y1 + 20, 'c'],
        [s * 380, y0 - 20, 'c'],
      );
      return fill(cap, second.base) + seam(line([s * 256, y0], [s * 272, (y0 + y1) / 2], [s * 256, y1]), main, 1);
    })
    .join('');
  const folds = creases(main, [
    { from: [-240, y0 + 40], to: [-60, y0 + 110], bend: 12, width: 26 },
    { from: [230, y0 + 60], to: [70, y0 + 130], bend: -14, width: 26 },
    { from: [-40, y1 - 100], to: [90, y1 - 150], bend: 12, width: 24 },
    { from: [-230, y1 - 80], to: [-180, y0 + 160], bend: -12, width: 24 },
    { from: [226, y1 - 90], to: [190, y0 + 190], bend: 12, width: 22 },
  ]);
  const straps = [-1, 1]
    .map((s) => band(line([s * 168, y1 + 2], [s * 172, (y0 + y1) / 2], [s * 166, y0 + 4])))
    .join('');
  const loop = (dy: number) =>
    line(
      [-166, y0 + 8 + dy],
      [-150, y0 - 80 + dy],
      [-70, y0 - 138 + dy],
      [70, y0 - 138 + dy],
      [150, y0 - 80 + dy],
      [166, y0 + 8 + dy],
    );
  const grip = volume(
    on,
    pill(0, y0 - 140, 150, 44, 16),
    second,
    thread(line([-66, y0 - 140], [0, y0 - 140], [66, y0 - 140]), second),
    { depth: 16, strength: 1 },
  );
  const lidEdge = line(
    [-262, y0 + 92],
    [-240, y0 + 34],
    [-120, y0 + 22],
    [120, y0 + 22],
    [240, y0 + 34],
    [262, y0 + 92],
  );
  const daisy = rng.chance(0.6)
    ? [0]
        .map(
          () =>
            stroke(line([-150, y0 + 150], [0, y0 + 154], [150, y0 + 150]), webbing.line, 24) +
            stroke(line([-150, y0 + 150], [0, y0 + 154], [150, y0 + 150]), webbing.base, 21) +
            [-110, -60, 60, 110].map((x) => stroke(`M${x} ${y0 + 140}v24`, trim.base, 5)).join(''),
        )
        .join('')
    : '';
  const buckles = [-1, 1]
    .map(
      (s) =>
        fill(pill(s * 170, y0 + 120, 40, 30, 5), '#2b3235') +
        stroke(pill(s * 170, y0 + 120, 40, 30, 5), '#0d1214', 1.4) +
        fill(pill(s * 170, y0 + 120, 28, 6, 2), '#0d1214'),
    )
    .join('');
  const patch =
    side === 'front'
      ? mark(0, y0 + 236, 92, trim.base)
      : fill(pill(0, y0 + 226, 150, 90, 6), second.light) +
        stroke(pill(0, y0 + 226, 150, 90, 6), second.line, 1.6) +
        thread(pill(0, y0 + 226, 138, 78, 4), second);
  const tab = (s: number) =>
    band(line([s * 330, y0 + 120], [s * 372, y0 + 150], [s * 372, y0 + 220], [s * 338, y0 + 246]), 18);
  return {
    markup: [
      moved(0, -18, band(loop(-6), 24)),
      tab(1) + tab(-1),
      volume(
        on,
        d,
        main,
        endCaps +
          fill(
            base,
            linear(on, [
              [0, second.shade],
              [1, second.deep],
            ]),
          ) +
          seam(line([-380, y1 - 84], [0, y1 - 66], [380, y1 - 84]), main, 1) +
          covered(cloth) +
          folds,
        { depth: 76, strength: 0.95, mixed: true },
      ),
      zip(lidEdge, second, trim, { width: 18, taped: true, pull: { at: [244, y0 + 44], angle: -14, length: 46 } }),
      straps,
      daisy,
      buckles,
      band(loop(6), 26),
      grip,
      patch,
    ].join(''),
    silhouette: d,
    bounds: [-376, y0 - 176, 376, y1 + 6],
    focus: [150, y0 + 70, 290],
    rests: 'floor',
  };
};
