import { between, type Knot, line, outline, pill, rail } from '../art/geometry.ts';
import { creases, mark, seam, thread, toggle } from '../art/sewing.ts';
import { fill, group, linear, moved, stroke, volume } from '../art/sheet.ts';
import { covered, knit, rib, ripstop, twill } from '../art/textures.ts';
import type { Artist, Artwork, Bench } from './bench.ts';

const fingers: Knot[] = [
  [-96, 560],
  [-104, 440],
  [-108, 330],
  [-84, 292],
  [-58, 326],
  [-50, 430, 'c'],
  [-48, 290],
  [-20, 250],
  [8, 290],
  [8, 426, 'c'],
  [16, 300],
  [42, 268],
  [68, 306],
  [64, 436, 'c'],
  [82, 356],
  [106, 336],
  [124, 372],
  [116, 470],
  [110, 580],
];

const mittenTop: Knot[] = [
  [-104, 560],
  [-116, 420],
  [-88, 300],
  [10, 256],
  [104, 310],
  [126, 440],
  [112, 580],
];

const glove = (bench: Bench): { markup: string; d: string } => {
  const { on, main, second, trim, shape } = bench;
  const liner = shape === 'liner';
  const mitten = shape === 'mitten';
  const gauntlet = liner ? 84 : 118;
  const hand = outline(
    ...(mitten ? mittenTop : fingers),
    [92, 660],
    [gauntlet - 6, 780, 'c'],
    [-gauntlet + 6, 786, 'c'],
    [-90, 670],
    [-120, 640],
    [-180, 560],
    [-206, 480],
    [-180, 444],
    [-146, 474],
    [-122, 540],
  );
  const cloth = liner ? knit(on, main, 7) : mitten ? twill(on, main) : ripstop(on, main, 9);
  const knuckle = outline([-92, 480, 'c'], [0, 452], [106, 478, 'c'], [100, 560], [0, 590], [-88, 566]);
  const palm = bench.side === 'back';
  const pads = outline(
    [-90, 560, 'c'],
    [-84, 450],
    [0, 440],
    [100, 450],
    [104, 540],
    [60, 640],
    [-60, 646],
    [-160, 560],
    [-150, 500],
  );
  const padding =
    liner || palm
      ? palm
        ? fill(pads, liner ? trim.shade : second.shade, 0.85) + seam(pads, second, 1, 0.9)
        : ''
      : fill(
          knuckle,
          linear(on, [
            [0, second.light],
            [1, second.shade],
          ]),
        ) + seam(knuckle, second, 1, 0.9);
  const bends =
    mitten || liner
      ? ''
      : [
          [-80, 380],
          [-20, 356],
          [42, 366],
          [100, 416],
        ]
          .map(([x, y]) => seam(line([x! - 26, y!], [x!, y! + 6], [x! + 26, y!]), main, 0, 0.8))
          .join('');
  const folds = creases(main, [
    { from: [-88, 668], to: [20, 620], bend: 14, width: 18 },
    { from: [92, 662], to: [10, 640], bend: -10, width: 16 },
    { from: [-122, 560], to: [-60, 600], bend: 10, width: 16 },
  ]);
  const wrist = liner
    ? fill(outline([-96, 690, 'c'], [0, 700], [96, 686, 'c'], [100, 800, 'c'], [-100, 806, 'c']), rib(on, main, 8))
    : '';
  const strap = liner
    ? ''
    : volume(on, outline([-98, 664], [0, 650], [98, 652], [98, 688], [0, 688], [-98, 700]), second, '', { depth: 10 }) +
      fill(pill(52, 670, 54, 30, 5), trim.base) +
      stroke(pill(52, 670, 54, 30, 5), trim.line, 1.3) +
      thread(pill(52, 670, 46, 22, 3), trim);
  const cuff = liner
    ? ''
    : seam(line([-gauntlet + 2, 762], [0, 768], [gauntlet - 2, 756]), main, 1) + toggle([gauntlet - 30, 762], trim, 34);
  const tip = liner ? `<path d="M-98 330q14-42 28-2q-14 12-28 2z" fill="${trim.shade}" fill-opacity=".9"/>` : '';
  return {
    markup:
      volume(on, hand, main, covered(cloth) + padding + bends + folds + wrist, {
        depth: 38,
        strength: 0.95,
        mixed: !liner,
      }) +
      tip +
      strap +
      cuff +
      (palm ? '' : mark(4, liner ? 540 : 522, 32, trim.base)),
    d: hand,
  };
};

export const gloves: Artist = (bench): Artwork => {
  const { markup, d } = glove(bench);
  const one = bench.on.define((id) => `<g id="${id}">${markup}</g>`);
  const left = 'translate(-142 6) rotate(-7 0 560)';
  const right = 'translate(142 22) scale(-1 1) rotate(-7 0 560)';
  return {
    markup: `<use href="#${one}" transform="${left}"/><use href="#${one}" transform="${right}"/>`,
    silhouette: d,
    copies: [left, right],
    bounds: [-356, 240, 356, 824],
    focus: [-140, 560, 270],
    rests: 'wall',
  };
};

const heights: Record<string, number> = { crew: 330, knee: 150, ankle: 520 };

const sock = (bench: Bench): { markup: string; d: string } => {
  const { on, main, second, trim, rng } = bench;
  const y = heights[bench.shape] ?? 330;
  const d = outline(
    [-62, y, 'c'],
    [74, y - 8, 'c'],
    [80, y + 60],
    [84, 560],
    [112, 650],
    [124, 716],
    [92, 766],
    [20, 772],
    [-90, 792],
    [-200, 806],
    [-268, 782],
    [-272, 724],
    [-214, 684],
    [-120, 652],
    [-76, 590],
    [-66, 500],
    [-64, Math.min(480, y + 80)],
  );
  const heel = outline([150, 640, 'c'], [84, 640], [34, 690], [40, 790, 'c'], [150, 790, 'c']);
  const toe = outline([-200, 660, 'c'], [-176, 730], [-186, 820, 'c'], [-300, 820, 'c'], [-300, 660, 'c']);
  const cuff = outline([-80, y - 12, 'c'], [100, y - 20, 'c'], [100, y + 54, 'c'], [-80, y + 62, 'c']);
  const bands = rng.chance(0.6)
    ? [96, 126]
        .map((dy) => stroke(line([-90, y + dy], [0, y + dy - 4], [110, y + dy - 8]), trim.base, dy === 96 ? 16 : 8))
        .join('')
    : '';
  const leg = rail([70, y + 80], [82, 560], [110, 650]);
  const arch =
    stroke(line([-150, 690], [-128, 740], [-136, 790]), main.line, 2, 0.4) +
    stroke(line([-40, 660], [-20, 720], [-30, 776]), main.line, 2, 0.4);
  const folds = creases(
    main,
    [
      { from: [-84, 610], to: [30, 640], bend: 10, width: 20 },
      { from: [-72, 570], to: [30, 600], bend: 8, width: 16 },
      { from: leg(0.7), to: between(leg(0.6), [-60, 560], 0.4), bend: -8, width: 14 },
    ],
    0.8,
  );
  const inside =
    bands +
    fill(heel, second.base) +
    fill(toe, second.base) +
    covered(knit(on, main, 7)) +
    fill(cuff, rib(on, main, 9)) +
    seam(line([-74, y + 58], [0, y + 54], [92, y + 50]), main, 0, 0.8) +
    arch +
    folds;
  return {
    markup:
      volume(on, d, main, inside, { depth: 44, strength: 0.9, mixed: true }) +
      mark(10, y + 168 > 600 ? 700 : y + 168, 26, trim.base),
    d,
  };
};

export const socks: Artist = (bench): Artwork => {
  const { markup, d } = sock(bench);
  const { on } = bench;
  const one = on.define((id) => `<g id="${id}">${markup}</g>`);
  const top = (heights[bench.shape] ?? 330) - 40;
  const turned = bench.side === 'back' ? 'transform="scale(-1 1)"' : '';
  return {
    markup: group(turned, moved(106, -34, `<use href="#${one}"/>`), moved(-20, 10, `<use href="#${one}"/>`)),
    silhouette: d,
    copies: bench.side === 'back' ? ['scale(-1 1)'] : ['translate(106 -34)', 'translate(-20 10)'],
    bounds: [-296, top, 236, 820],
    focus: [0, Math.min(640, top + 140), 260],
    rests: 'wall',
  };
};
