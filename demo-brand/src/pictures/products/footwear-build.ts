import { type Knot, type Point, type Rail, rail } from '../art/geometry.ts';
import { knit, mesh, weave } from '../art/textures.ts';
import { lighter, type Tones, tones } from '../art/tones.ts';
import type { Bench } from './bench.ts';

/** Side view, toe to the left, ground at y = 760. */
export interface Build {
  /** Height of the collar's back. */
  readonly collar: number;
  readonly rubber: Tones;
  readonly foam: Tones;
  readonly cloth: string;
  readonly rand: 'full' | 'toe' | 'none';
  readonly eyelets: number;
  readonly fur: boolean;
  readonly lugs: number;
  readonly stack: number;
  readonly stripes: boolean;
}

const collars: Record<string, number> = { mid: 404, high: 336, winter: 318, trail: 540, hike: 512, approach: 530 };

export const plan = ({ shape, rng, on, main, trim, close }: Bench): Build => {
  const boot = (collars[shape] ?? 404) < 450;
  const pale = tones({ l: 0.9, c: 0.014, h: 90 });
  return {
    collar: collars[shape] ?? 404,
    rubber: tones({ l: 0.27, c: 0.01, h: 240 }),
    foam: boot
      ? tones({ l: 0.36, c: 0.012, h: 240 })
      : rng.pick([pale, pale, tones(lighter(trim.source, 0.06))] as const),
    cloth: boot ? weave(on, main, close ? 4 : 5) : rng.chance(0.6) ? mesh(on, main, 7) : knit(on, main, 6),
    rand: shape === 'winter' ? 'full' : boot || shape === 'approach' ? rng.pick(['full', 'toe'] as const) : 'toe',
    eyelets: boot ? (shape === 'mid' ? 6 : 7) : 5,
    fur: shape === 'winter',
    lugs: boot ? 11 : 15,
    stack: boot ? 0 : rng.between(6, 20),
    stripes: !boot && rng.chance(0.5),
  };
};

export const throatTop = ({ collar }: Build): Point => [collar > 450 ? 70 : 84, collar - 18];

/** The front edge from the collar down to the toe box. */
export const throat = (build: Build): Rail => {
  const [x, y] = throatTop(build);
  return rail([x, y], [x * 0.62 - 20, y + (568 - y) * 0.42], [-52, 552], [-120, 594]);
};

export const upperKnots = (build: Build): Knot[] => {
  const { collar } = build;
  const [tx, ty] = throatTop(build);
  const low = collar > 450;
  const back: Knot[] = low
    ? [
        [278, 732, 'c'],
        [291, 640],
        [270, 580],
        [276, collar],
        [258, collar - 14],
      ]
    : [
        [280, 732, 'c'],
        [292, 620],
        [268, 530],
        [258, collar + 60],
        [268, collar],
        [252, collar - 14],
      ];
  const mouth: Knot[] = low
    ? [
        [190, collar + 22],
        [124, collar + 16],
      ]
    : [
        [186, collar - 4],
        [128, collar - 12],
      ];
  return [
    ...back,
    ...mouth,
    [tx, ty, 'c'],
    [tx * 0.62 - 20, ty + (568 - ty) * 0.42],
    [-52, 554],
    [-120, 594],
    ...toeKnots(low),
    [-282, 734, 'c'],
  ];
};

/** Boots have round, protected toes; shoes taper to a low one. */
const toeKnots = (low: boolean): Knot[] =>
  low
    ? [
        [-196, 626],
        [-254, 654],
        [-292, 700],
      ]
    : [
        [-200, 616],
        [-262, 640],
        [-295, 688],
      ];
