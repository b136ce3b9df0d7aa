import { line, mirrored, outline, pill } from '../art/geometry.ts';
import { mark } from '../art/sewing.ts';
import { clip, fill, group, moved, stroke } from '../art/sheet.ts';
import type { Artist, Artwork, Bench } from './bench.ts';
import { plastic, steel, turned } from './turned.ts';

/** Contour lines engraved around a body. */
const engraved = ({ on, trim, rng }: Bench, body: string, y: number): string => {
  const rings = Array.from({ length: 6 }, (_, index) => {
    const r = 26 + index * 21;
    const wobble = () => rng.between(0.86, 1.16);
    return outline(
      [0, y - r * wobble() * 1.15],
      [r * wobble(), y - r * 0.4],
      [r * wobble() * 1.05, y + r * 0.55],
      [0, y + r * wobble() * 1.1],
      [-r * wobble(), y + r * 0.5],
      [-r * wobble() * 1.05, y - r * 0.45],
    );
  }).join('');
  return group(`clip-path="${clip(on, body)}"`, stroke(rings, trim.base, 2.6, 0.55)) + mark(0, y, 44, trim.base);
};

export const bottle: Artist = (bench): Artwork => {
  const { main, shape, on, side } = bench;
  const mug = shape === 'mug';
  const half = mug ? 136 : shape === 'wide' ? 118 : 96;
  const [y0, y1] = mug ? [430, 790] : [300, 868];
  const neck = shape === 'wide' ? half * 0.84 : half * 0.5;
  const body = mug
    ? mirrored([0, y0], [half, y0, 'c'], [half - 2, y1 - 40], [half - 20, y1 - 4], [0, y1 + 4])
    : mirrored(
        [0, y0],
        [neck, y0, 'c'],
        [neck + 2, y0 + 26],
        [half * 0.94, y0 + 92],
        [half, y0 + 150],
        [half, y1 - 60],
        [half - 6, y1 - 12],
        [half - 22, y1 + 2],
        [0, y1 + 6],
      );
  const capTop = y0 - (shape === 'wide' ? 70 : 86);
  const cap = mirrored(
    [0, capTop],
    [neck * 0.9, capTop + 3],
    [neck + 9, capTop + 18],
    [neck + 9, y0 - 8, 'c'],
    [0, y0 - 4],
  );
  const ridges = Array.from(
    { length: 9 },
    (_, index) => `M${((index - 4) * neck) / 4.6} ${capTop + 22}V${y0 - 14}`,
  ).join('');
  const carry = line(
    [-neck * 0.8, capTop + 14],
    [-neck * 0.9, capTop - 44],
    [0, capTop - 66],
    [neck * 0.9, capTop - 44],
    [neck * 0.8, capTop + 14],
  );
  const lid = mug
    ? turned(
        bench,
        mirrored([0, y0 - 34], [half * 0.8, y0 - 30], [half + 5, y0 - 8], [half + 5, y0 + 6, 'c'], [0, y0 + 12]),
        plastic,
      ) + turned(bench, pill(-30, y0 - 38, 80, 18, 6), bench.trim)
    : stroke(carry, plastic.line, 20) +
      stroke(carry, plastic.base, 16) +
      moved(-3, -3, stroke(carry, plastic.hi, 4, 0.7)) +
      turned(bench, cap, plastic) +
      stroke(ridges, plastic.line, 3, 0.6) +
      turned(bench, pill(0, y0 + 2, neck * 2 + 4, 13, 3), steel);
  const handle = line([half - 6, y0 + 76], [half + 84, y0 + 66], [half + 96, y0 + 200], [half - 6, y0 + 236]);
  const grip = mug
    ? stroke(handle, main.line, 32, 1, 'stroke-linecap="round"') +
      stroke(handle, main.shade, 28, 1, 'stroke-linecap="round"') +
      moved(-4, -4, stroke(handle, main.hi, 6, 0.7))
    : '';
  const foot = group(
    `clip-path="${clip(on, body)}"`,
    moved(0, y1 - 22, fill(pill(0, 20, half * 2 + 10, 44, 2), '#10161a', 0.3)),
  );
  return {
    markup: [
      grip,
      turned(bench, body, main),
      foot,
      side === 'front' ? engraved(bench, body, (y0 + y1) / 2 + (mug ? 10 : 60)) : mark(0, y1 - 80, 26, bench.trim.base),
      lid,
    ].join(''),
    silhouette: body,
    bounds: [-half - (mug ? 60 : 10), mug ? y0 - 50 : capTop - 80, half + (mug ? 110 : 10), y1 + 6],
    focus: [0, mug ? y0 + 60 : y0 + 20, 260],
    rests: 'floor',
  };
};
