import { type Knot, line, outline, type Point, rail } from '../art/geometry.ts';
import { creases, mark, puller, seam } from '../art/sewing.ts';
import { fill, group, moved, soft, stroke } from '../art/sheet.ts';
import type { Artist, Artwork, Bench } from './bench.ts';
import { doorway, guyline, panel, pole, rolledDoor, shiftLight, vent } from './tent-parts.ts';
import { tunnel } from './tent-tunnel.ts';

const dome = (bench: Bench, geodesic: boolean): Artwork => {
  const { main, second, trim, side, rng } = bench;
  const front = side === 'front';
  const peak: Point = [-14, geodesic ? 368 : 384];
  const [lb, rb]: [Point, Point] = [
    [-352, 742],
    [346, 730],
  ];
  const [fl, fr]: [Point, Point] = [
    [-196, 790],
    [176, 794],
  ];
  const leftEdge: Knot[] = [lb, [-306, 580], [-190, 446], peak];
  const rightEdge: Knot[] = [peak, [176, 436], [292, 566], rb];
  const hull = outline(
    [...lb, 'c'],
    [-306, 580],
    [-190, 446],
    [peak[0], peak[1]],
    [176, 436],
    [292, 566],
    [...rb, 'c'],
    [...fr, 'c'],
    [0, 800],
    [...fl, 'c'],
  );
  const ridgeL: Knot[] = [peak, [-104, 480], [-168, 620], fl];
  const ridgeR: Knot[] = [peak, [78, 478], [144, 622], fr];
  const left = outline(
    ...leftEdge.slice(0, -1).map(([x, y]): Knot => [x, y]),
    [...peak, 'c'],
    ...ridgeL.slice(1, -1),
    [...fl, 'c'],
    [-270, 772],
  );
  const right = outline(
    [...peak, 'c'],
    ...rightEdge.slice(1, -1),
    [...rb, 'c'],
    [270, 768],
    [...fr, 'c'],
    ...ridgeR.slice(1, -1).reverse(),
  );
  const face = outline(
    [...peak, 'c'],
    ...ridgeR.slice(1, -1),
    [...fr, 'c'],
    [0, 802],
    [...fl, 'c'],
    ...ridgeL.slice(1, -1).reverse(),
  );
  const door = outline(
    [-20, 486],
    [44, 540],
    [86, 660],
    [100, 792, 'c'],
    [0, 800],
    [-128, 790, 'c'],
    [-112, 656],
    [-66, 536],
  );
  const doorEdge = rail([-20, 486], [-66, 536], [-112, 656], [-128, 786]);
  const folds = creases(
    main,
    [
      { from: [-320, 730], to: [-230, 560], bend: -16, width: 24 },
      { from: [-240, 766], to: [-190, 600], bend: 10, width: 18 },
      { from: [320, 720], to: [200, 560], bend: 18, width: 26 },
      { from: [230, 770], to: [150, 640], bend: 12, width: 18 },
    ],
    0.8,
  );
  const arches = [line(...ridgeL), line(...ridgeR)];
  const cross = geodesic
    ? [
        line([-300, 600], [-150, 512], [20, 470], [170, 490], [300, 590]),
        line([-336, 700], [-220, 600], [-120, 560]),
        line([110, 560], [230, 600], [334, 690]),
      ]
    : [];
  const skirt = rng.chance(0.5)
    ? stroke(line([...lb], [-270, 772], [...fl], [0, 801], [...fr], [270, 768], [...rb]), second.shade, 14, 0.9)
    : '';
  const faceMaterial = rng.chance(0.5) ? second : main;
  const lines = [
    guyline([-262, 520], [-392, 778], trim.base),
    guyline([250, 508], [396, 768], trim.base),
    guyline([-168, 620], [-262, 828], trim.base),
    guyline([144, 622], [262, 828], trim.base),
  ].join('');
  const inFront = front
    ? doorway(bench, door, [-14, 796], 220) +
      rolledDoor(bench, doorEdge, 0.06, 0.97, -30) +
      puller([98, 760], trim, 6, 26)
    : seam(line([-14, 400], [-18, 600], [-10, 800]), faceMaterial, 2) + mark(-14, 640, 46, trim.base);
  const markup = [
    lines,
    panel(bench, left, shiftLight(main, 0.03), folds, { from: [0, 0], to: [1, 1] }),
    panel(bench, right, shiftLight(main, -0.05), folds, { from: [0, 0], to: [1, 1] }),
    panel(bench, face, faceMaterial, '', { from: [0.2, 0], to: [0.7, 1] }),
    skirt,
    ...cross.map((d) => pole(d, bench, 9)),
    ...arches.map((d) => pole(d, bench)),
    inFront,
    vent(bench, peak[0] + 2, 416, 40),
    front ? mark(-230, 640, 34, trim.base) : '',
    `<circle cx="${peak[0]}" cy="${peak[1] + 2}" r="9" fill="#2b3235" stroke="#0e1416"/>`,
  ].join('');
  return {
    markup: front ? markup : group('transform="scale(-1 1)"', markup),
    silhouette: hull,
    bounds: [-372, 356, 372, 804],
    focus: [-40, 560, 330],
    rests: 'floor',
  };
};

const tarp = (bench: Bench): Artwork => {
  const { on, main, second, trim } = bench;
  const far = outline(
    [-250, 470, 'c'],
    [20, 486],
    [290, 452, 'c'],
    [350, 600],
    [382, 700, 'c'],
    [130, 640],
    [-160, 650, 'c'],
  );
  const near = outline(
    [-250, 470, 'c'],
    [20, 486],
    [290, 452, 'c'],
    [240, 600],
    [226, 770, 'c'],
    [-60, 740],
    [-352, 782, 'c'],
    [-320, 620],
  );
  const poles = [
    [-250, 466, -232, 786],
    [290, 448, 300, 742],
  ].map(
    ([x0, y0, x1, y1]) =>
      stroke(`M${x0} ${y0! - 14}L${x1} ${y1}`, '#33393b', 9, 1, 'stroke-linecap="round"') +
      stroke(`M${x0! - 2} ${y0! - 14}L${x1! - 2} ${y1}`, '#a4acae', 2.4, 0.8) +
      stroke(`M${x0} ${y0! + 150}l1 24`, trim.base, 11),
  );
  const folds = creases(main, [
    { from: [-350, 776], to: [-180, 560], bend: -10, width: 26 },
    { from: [226, 766], to: [120, 560], bend: 10, width: 26 },
    { from: [-240, 480], to: [-60, 640], bend: 20, width: 24 },
    { from: [280, 460], to: [140, 620], bend: -20, width: 24 },
  ]);
  const lines = [
    guyline([-250, 458], [-398, 760], trim.base),
    guyline([290, 440], [398, 708], trim.base),
    guyline([-352, 780], [-392, 830], trim.base),
    guyline([226, 770], [262, 830], trim.base),
  ].join('');
  const markup = [
    fill(outline([-232, 786], [0, 730], [300, 742], [340, 690], [60, 670], [-180, 700]), '#0b1013', 0.22),
    panel(bench, far, shiftLight(second, -0.08)),
    poles.join(''),
    lines,
    panel(bench, near, main, folds + seam(line([-60, 484], [-70, 600], [-62, 742]), main, 2), {
      from: [0, 0],
      to: [0.8, 1],
      strength: 0.8,
    }),
    stroke(line([-250, 470], [20, 486], [290, 452]), trim.base, 8),
    moved(-60, 640, mark(120, 40, 40, trim.base)),
    group('', soft(on, line([-352, 782], [-60, 742], [226, 770]), main.deep, 16, 0.4, 4)),
  ].join('');
  return { markup, silhouette: near, bounds: [-372, 430, 372, 800], focus: [-120, 600, 330], rests: 'floor' };
};

export const tent: Artist = (bench) => {
  if (bench.shape === 'tunnel') return tunnel(bench);
  if (bench.shape === 'tarp') return tarp(bench);
  return dome(bench, bench.shape === 'geodesic');
};
