import { type Knot, line, outline, rail } from '../art/geometry.ts';
import { creases, mark, seam } from '../art/sewing.ts';
import { group, stroke, volume } from '../art/sheet.ts';
import { tones } from '../art/tones.ts';
import type { Artwork, Bench } from './bench.ts';
import { doorway, guyline, panel, pole, rolledDoor, shiftLight, vent } from './tent-parts.ts';

export const tunnel = (bench: Bench): Artwork => {
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
  // It lies between two hoops and follows their curve.
  const window = outline(
    [22, 596, 'c'],
    [30, 560],
    [50, 536, 'c'],
    [112, 548, 'c'],
    [134, 574],
    [146, 610, 'c'],
    [84, 606],
  );
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
    volume(
      bench.on,
      window,
      tones({ l: 0.4, c: 0.025, h: 230 }),
      stroke(line([40, 610], [70, 570], [96, 536]), '#fffdf4', 12, 0.22) +
        stroke(line([66, 612], [92, 574], [112, 540]), '#fffdf4', 5, 0.22),
      { depth: 10 },
    ),
    stroke(window, main.line, 7, 0.5),
    stroke(window, main.shade, 5),
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
