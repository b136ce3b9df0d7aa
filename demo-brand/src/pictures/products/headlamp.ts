import { line, outline, pill } from '../art/geometry.ts';
import { thread } from '../art/sewing.ts';
import { moved, radial, soft, stroke, volume } from '../art/sheet.ts';
import { covered, weave } from '../art/textures.ts';
import type { Artist, Artwork } from './bench.ts';
import { plastic } from './turned.ts';

export const headlamp: Artist = (bench): Artwork => {
  const { on, main, second, trim, side } = bench;
  const back = outline([-250, 470], [-150, 396], [0, 372], [150, 396], [250, 470], [150, 424], [0, 406], [-150, 424]);
  const front = outline(
    [-262, 470],
    [-266, 540],
    [-160, 640],
    [0, 676],
    [160, 640],
    [266, 540],
    [262, 470],
    [150, 560],
    [0, 588],
    [-150, 560],
  );
  const stripe = [-0.35, 0, 0.35]
    .map((t) =>
      stroke(
        line([-262, 506 + t * 40], [-156, 600 + t * 60], [0, 632 + t * 64], [156, 600 + t * 60], [262, 506 + t * 40]),
        t === 0 ? trim.base : second.light,
        t === 0 ? 16 : 3,
        0.9,
      ),
    )
    .join('');
  const housing = pill(0, 636, 220, 150, 44);
  const lens = (x: number, r: number) =>
    `<circle cx="${x}" cy="630" r="${r}" fill="#1a2022" stroke="#0c1012" stroke-width="2"/><circle cx="${x}" cy="630" r="${r * 0.82}" fill="${radial(
      on,
      [
        [0, '#fffbe6'],
        [0.35, '#f3e7b4'],
        [0.8, '#8d969a'],
        [1, '#3c4548'],
      ],
      [0.42, 0.4],
      0.6,
    )}"/><circle cx="${x}" cy="630" r="${r * 0.22}" fill="#fff"/>`;
  const unit =
    side === 'front'
      ? moved(0, 8, soft(on, housing, '#0b1013', 30, 0.35)) +
        volume(on, housing, plastic, stroke(pill(0, 636, 196, 126, 34), plastic.hi, 1.4, 0.5), {
          depth: 30,
          strength: 1,
        }) +
        lens(-38, 50) +
        lens(58, 30) +
        volume(on, pill(0, 556, 70, 20, 8), trim, '', { depth: 8 })
      : volume(on, pill(0, 620, 70, 60, 10), plastic, '', { depth: 12 });
  return {
    markup:
      volume(on, back, second, covered(weave(on, second, 5)), { depth: 16 }) +
      volume(on, front, main, stripe + covered(weave(on, main, 5)) + thread(front, main), {
        depth: 26,
        strength: 0.9,
        mixed: true,
      }) +
      unit,
    silhouette: front,
    bounds: [-272, 366, 272, 716],
    focus: [0, 620, 260],
    rests: 'wall',
  };
};
