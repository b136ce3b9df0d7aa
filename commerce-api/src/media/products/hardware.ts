import { line, mirrored, outline, pill } from '../art/geometry.ts';
import { mark, thread } from '../art/sewing.ts';
import { clip, fill, group, linear, moved, radial, soft, stroke, volume } from '../art/sheet.ts';
import { covered, weave } from '../art/textures.ts';
import { type Tones, tones } from '../art/tones.ts';
import type { Artist, Artwork, Bench } from './bench.ts';

const steel = tones({ l: 0.72, c: 0.008, h: 230 });
const plastic = tones({ l: 0.28, c: 0.01, h: 240 });

/** A turned surface: light a quarter in from the left, reflected light at the right edge. */
const turned = ({ on }: Bench, d: string, { deep, shade, base, light, hi, line: edge }: Tones): string =>
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

const pole = (bench: Bench, folding: boolean): string => {
  const { main, trim, on } = bench;
  const shaft = (y0: number, y1: number, w: number, material: Tones) =>
    turned(bench, `M${-w / 2} ${y0}H${w / 2}V${y1}H${-w / 2}Z`, material);
  const grip = mirrored(
    [0, 96],
    [16, 100],
    [25, 124],
    [20, 160],
    [22, 200],
    [17, 236],
    [19, 268],
    [12, 296, 'c'],
    [0, 298],
  );
  const foam = mirrored([0, 296], [13, 298, 'c'], [12, 400, 'c'], [0, 402]);
  const strapLine = line([14, 118], [62, 190], [52, 300], [16, 250], [6, 150]);
  const lock = (y: number) =>
    volume(on, pill(0, y, 30, 40, 7), plastic, '', { depth: 10 }) +
    volume(on, pill(15, y, 14, 34, 5), trim, '', { depth: 6 });
  return [
    stroke(strapLine, plastic.line, 15) + stroke(strapLine, plastic.base, 12) + thread(strapLine, plastic),
    shaft(390, 620, 16, main),
    shaft(600, 830, 13, folding ? main : steel),
    folding ? [600, 716].map((y) => shaft(y - 9, y + 9, 19, steel)).join('') : '',
    fill(`M-3 900L0 926L3 900Z`, '#4a5255') + shaft(826, 904, 9, steel),
    turned(bench, mirrored([0, 836], [9, 838, 'c'], [46, 858], [40, 866], [9, 862, 'c'], [0, 864]), plastic),
    lock(folding ? 420 : 610),
    turned(bench, foam, plastic) +
      [316, 340, 364, 388].map((y) => stroke(`M-11 ${y}H11`, plastic.line, 2.4, 0.7)).join(''),
    turned(bench, grip, plastic) +
      [180, 206, 232].map((y) => stroke(`M-18 ${y}Q0 ${y + 10} 18 ${y}`, plastic.line, 2.4, 0.6)).join('') +
      fill(pill(0, 108, 26, 12, 6), trim.base),
    mark(0, 500, 14, trim.base),
  ].join('');
};

export const trekkingPoles: Artist = (bench): Artwork => {
  const markup = pole(bench, bench.shape === 'folding');
  const one = bench.on.define((id) => `<g id="${id}">${markup}</g>`);
  const left = 'rotate(7 0 520) translate(-92 0)';
  const right = 'rotate(-7 0 520) translate(92 0) scale(-1 1)';
  const rod = 'M-8 100H8V920H-8Z';
  return {
    markup: `<use href="#${one}" transform="${left}"/><use href="#${one}" transform="${right}"/>`,
    silhouette: rod,
    copies: [left, right],
    bounds: [-220, 90, 220, 930],
    focus: [-120, 220, 260],
    rests: 'wall',
  };
};

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

export const giftCard: Artist = (bench): Artwork => {
  const { on, main, second, trim, rng } = bench;
  const card = pill(0, 0, 600, 378, 26);
  const lines = Array.from({ length: 13 }, (_, index) => {
    const r = 26 + index * 34;
    const wobble = () => rng.between(0.9, 1.12);
    const [cx, cy] = [120, 20];
    return outline(
      [cx, cy - r * wobble()],
      [cx + r * wobble(), cy - r * 0.35],
      [cx + r * 1.1 * wobble(), cy + r * 0.5],
      [cx + r * 0.1, cy + r * wobble()],
      [cx - r * wobble(), cy + r * 0.6],
      [cx - r * 1.1 * wobble(), cy - r * 0.3],
    );
  });
  const ridges = group(
    `clip-path="${clip(on, card)}"`,
    stroke(lines.join(''), main.hi, 2.2, 0.55),
    stroke(lines.filter((_, index) => index % 4 === 0).join(''), trim.base, 3, 0.8),
  );
  const face = (material: Tones, inside: string) =>
    moved(6, 16, soft(on, card, '#2c2822', 40, 0.4, 9)) +
    volume(on, card, material, inside, { depth: 18, strength: 0.45 });
  return {
    markup: [
      group('transform="translate(26 470) rotate(-13)"', face(second, '')),
      group(
        'transform="translate(-6 520) rotate(-5)"',
        face(main, ridges) +
          mark(-220, -118, 66, '#fffdf6') +
          fill(pill(-196, 128, 132, 12, 6), '#fffdf6', 0.85) +
          fill(pill(-216, 152, 92, 8, 4), '#fffdf6', 0.5),
      ),
    ].join(''),
    silhouette: '',
    bounds: [-330, 240, 330, 760],
    focus: [-120, 500, 320],
    rests: 'wall',
  };
};
