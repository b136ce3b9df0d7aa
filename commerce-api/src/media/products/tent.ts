import { between, type Knot, line, outline, type Point, type Rail, rail, stretch } from '../art/geometry.ts';
import { creases, mark, puller, seam } from '../art/sewing.ts';
import { clip, fill, group, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, mesh, ripstop } from '../art/textures.ts';
import { lighter, type Tones, tones } from '../art/tones.ts';
import type { Artist, Artwork, Bench } from './bench.ts';

const shiftLight = (material: Tones, by: number): Tones => tones(lighter(material.source, by));

const guyline = (from: Point, to: Point, colour: string): string =>
  stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, '#2d332f', 2.6, 0.5) +
  stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, colour, 1.6) +
  stroke(`M${to[0]} ${to[1] - 9}l${(to[0] - from[0]) * 0.03} 22`, '#747c7e', 4, 1, 'stroke-linecap="round"') +
  moved(...between(from, to, 0.7), '<rect x="-4" y="-6" width="8" height="12" rx="2" fill="#2b3235"/>');

/** A pole in its sleeve: trim-coloured cloth over a round tube. */
const pole = (d: string, { trim }: Bench, width = 11): string =>
  stroke(d, trim.line, width, 0.9) +
  stroke(d, trim.base, width - 2.4) +
  moved(-1.5, -1.5, stroke(d, trim.hi, width * 0.24, 0.8));

const panel = (bench: Bench, d: string, material: Tones, inside = '', options = {}): string =>
  volume(bench.on, d, material, covered(ripstop(bench.on, material, bench.close ? 7 : 12)) + inside, {
    depth: 36,
    strength: 0.6,
    edge: 1.2,
    ...options,
  });

/** The warm inside of a tent seen through its door: mesh inner, floor, a mat and a sleeping bag. */
const doorway = (bench: Bench, d: string, [x, y]: Point, width: number): string => {
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
const rolledDoor = (bench: Bench, along: Rail, from: number, to: number, thickness: number): string => {
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

const vent = (bench: Bench, x: number, y: number, w: number): string => {
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

const tunnel = (bench: Bench): Artwork => {
  const { main, second, trim, side } = bench;
  const front = side === 'front';
  const hoops = [
    { x: -226, top: 470, half: 132, base: 790 },
    { x: -10, top: 420, half: 128, base: 764 },
    { x: 186, top: 470, half: 96, base: 738 },
  ] as const;
  const arch = ({ x, top, half, base }: (typeof hoops)[number]): Knot[] => [
    [x - half, base],
    [x - half * 0.86, top + (base - top) * 0.34],
    [x, top],
    [x + half * 0.86, top + (base - top) * 0.34],
    [x + half, base],
  ];
  const [a, b, c] = hoops;
  const between2 = (p: (typeof hoops)[number], q: (typeof hoops)[number]): string =>
    outline(
      [p.x - p.half * 0.5, p.top + 30],
      [p.x, p.top],
      [(p.x + q.x) / 2, (p.top + q.top) / 2 + 14],
      [q.x, q.top],
      [q.x + q.half * 0.86, q.top + (q.base - q.top) * 0.34],
      [q.x + q.half, q.base, 'c'],
      [p.x + p.half, p.base, 'c'],
      [p.x + p.half * 0.86, p.top + (p.base - p.top) * 0.34],
    );
  const tail = outline(
    [c.x, c.top],
    [c.x + 100, c.top + 92],
    [c.x + 178, 722, 'c'],
    [c.x + c.half, c.base, 'c'],
    [c.x + c.half * 0.86, c.top + 90],
  );
  const face = outline(...arch(a).map(([x, y], index): Knot => (index === 0 || index === 4 ? [x, y, 'c'] : [x, y])));
  const door = outline(
    [a.x, a.top + 60],
    [a.x + 62, a.top + 120],
    [a.x + 84, a.base, 'c'],
    [a.x - 84, a.base, 'c'],
    [a.x - 62, a.top + 120],
  );
  const edge = rail([a.x, a.top + 60], [a.x + 62, a.top + 120], [a.x + 84, a.base]);
  const folds = creases(
    main,
    [
      { from: [-90, 700], to: [-30, 520], bend: 16, width: 22 },
      { from: [60, 720], to: [110, 540], bend: -14, width: 22 },
      { from: [10, 480], to: [130, 500], bend: 10, width: 16 },
      { from: [-180, 500], to: [-60, 470], bend: -10, width: 16 },
    ],
    0.8,
  );
  const lines = [
    guyline([-250, 500], [-392, 816], trim.base),
    guyline([-20, 440], [-60, 838], trim.base),
    guyline([200, 500], [394, 770], trim.base),
  ].join('');
  const window = outline([30, 590, 'c'], [70, 556], [120, 566], [140, 604, 'c'], [130, 640], [60, 652]);
  const markup = [
    lines,
    panel(bench, tail, shiftLight(main, -0.06)),
    panel(bench, between2(b, c), shiftLight(main, -0.02), folds, { from: [0.1, 0], to: [0.6, 1], strength: 0.85 }),
    panel(bench, between2(a, b), main, folds, { from: [0.1, 0], to: [0.6, 1], strength: 0.85 }),
    panel(bench, face, second, '', { depth: 30 }),
    ...hoops.slice(1).map((hoop) => pole(line(...arch(hoop).slice(2)), bench)),
    pole(line(...arch(a)), bench),
    front
      ? doorway(bench, door, [a.x, a.base - 2], 170) + rolledDoor(bench, edge, 0.08, 0.97, 24)
      : seam(line([a.x, a.top + 10], [a.x, 640], [a.x, a.base]), second, 2),
    volume(bench.on, window, tones({ l: 0.72, c: 0.03, h: 220 }), '', { depth: 10 }),
    stroke(window, trim.base, 4),
    mark(70, 700, 34, trim.base),
    vent(bench, a.x, a.top + 26, 34),
  ].join('');
  const hull = outline(
    [-358, 790, 'c'],
    [-340, 580],
    [-226, 470],
    [-10, 420],
    [186, 470],
    [286, 562],
    [364, 722, 'c'],
    [282, 738],
    [118, 764],
    [-94, 792, 'c'],
  );
  return {
    markup: front ? markup : group('transform="scale(-1 1)"', markup),
    silhouette: hull,
    bounds: [-372, 400, 372, 796],
    focus: [-190, 620, 330],
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
