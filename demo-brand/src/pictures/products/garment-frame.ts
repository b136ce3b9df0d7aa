import type { Cut } from '../archetypes.ts';
import { flip, type Knot, line, mirrored, outline, type Point, type Rail, rail } from '../art/geometry.ts';

/** The measures of an upper garment about x = 0; the right half is given, the left one mirrors it. */
export interface Frame {
  readonly neck: Point;
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly waist: Point;
  readonly hem: Point;
  readonly sleeve: number;
  readonly ease: number;
}

export interface FrameOptions {
  /** Added to the hem, pixels. */
  readonly longer?: number;
  /** Added to each side: roomy shells against close base layers. */
  readonly ease?: number;
  /** Share of the full sleeve. */
  readonly sleeve?: number;
}

const measures: Record<Cut, Omit<Frame, 'sleeve' | 'ease'>> = {
  men: { neck: [70, 172], shoulder: [186, 216], armpit: [176, 384], waist: [170, 560], hem: [178, 746] },
  unisex: { neck: [69, 172], shoulder: [182, 215], armpit: [173, 382], waist: [167, 556], hem: [175, 740] },
  women: { neck: [63, 172], shoulder: [160, 210], armpit: [153, 366], waist: [133, 530], hem: [162, 722] },
  kids: { neck: [74, 178], shoulder: [168, 222], armpit: [162, 356], waist: [160, 480], hem: [170, 610] },
};

export const frame = (cut: Cut, { longer = 0, ease = 0, sleeve = 1 }: FrameOptions = {}): Frame => {
  const base = measures[cut];
  const wider = ([x, y]: Point, down = 0): Point => [x + ease, y + down];
  return {
    neck: base.neck,
    shoulder: [base.shoulder[0] + ease * 0.6, base.shoulder[1]],
    armpit: wider(base.armpit),
    waist: wider(base.waist, longer * 0.2),
    hem: wider(base.hem, longer),
    sleeve: sleeve * (cut === 'kids' ? 0.74 : cut === 'women' ? 0.95 : 1),
    ease,
  };
};

/** Right edge of the body from the shoulder down the armhole and the side to the hem. */
export const sideKnots = ({ shoulder, armpit, waist, hem }: Frame): Knot[] => [
  [shoulder[0], shoulder[1]],
  [shoulder[0] - 22, (shoulder[1] + armpit[1]) / 2 + 12],
  [armpit[0], armpit[1]],
  [waist[0], waist[1]],
  [hem[0] - 1, hem[1] - 70],
  [hem[0], hem[1]],
];

/** `drop` lowers the middle of the hem, as tails do. */
export const torso = (f: Frame, drop = 10): string => {
  const [top, ...down] = sideKnots(f);
  const last = down.pop()!;
  return mirrored(
    [0, f.neck[1] + 4],
    [f.neck[0], f.neck[1], 'c'],
    [top![0], top![1], 'c'],
    ...down,
    [last[0], last[1], 'c'],
    [0, f.hem[1] + drop],
  );
};

export interface Sleeve {
  readonly d: string;
  /** From the shoulder along the outer edge to the cuff. */
  readonly outer: Rail;
  /** From the shoulder down the armhole and the inner edge to the cuff. */
  readonly inner: Rail;
  readonly armhole: string;
  readonly side: 1 | -1;
}

export const sleeve = (f: Frame, side: 1 | -1): Sleeve => {
  const [sx, sy] = f.shoulder;
  const [ax, ay] = f.armpit;
  const long = (down: number) => sy + down * f.sleeve;
  const room = f.ease * 0.5;
  const across = (out: number, down: number) =>
    sx + out * (0.3 + 0.7 * Math.min(1, f.sleeve + 0.1)) + room + (down > 300 ? 0 : 0);
  const outerEdge: Knot[] = [
    [sx, sy, 'c'],
    [sx + 36 + room, sy + 44],
    [across(72, 150), long(160)],
    [across(93, 300), long(305)],
    [across(106, 440), long(445)],
    [across(109, 566), long(566), 'c'],
  ];
  const innerEdge: Knot[] = [
    [sx, sy, 'c'],
    [sx - 21, (sy + ay) / 2 + 6],
    [ax - 3, ay, 'c'],
    [across(6, 300), Math.max(ay + 40, long(300))],
    [across(26, 440), Math.max(ay + 60, long(440))],
    [across(44, 576), Math.max(ay + 70, long(578)), 'c'],
  ];
  const turn = (knots: Knot[]) => (side === 1 ? knots : flip(knots));
  return {
    d: outline(...turn([...outerEdge, ...innerEdge.slice(1).reverse()])),
    outer: rail(...turn(outerEdge)),
    inner: rail(...turn(innerEdge)),
    armhole: line(...turn(innerEdge.slice(0, 3))),
    side,
  };
};

/** A point of the body: `u` -1 left to 1 right, `t` 0 neck to 1 hem. Horizontals sag, as on a rounded chest. */
export const onTorso = (f: Frame): ((u: number, t: number) => Point) => {
  const edge = rail(...sideKnots(f));
  const [top, bottom] = [f.neck[1] + 10, f.hem[1]];
  const samples = Array.from({ length: 40 }, (_, index) => edge(index / 39));
  const widthAt = (y: number) => samples.find(([, sampleY]) => sampleY >= y)?.[0] ?? f.hem[0];
  return (u, t) => {
    const y = top + (bottom - top) * t;
    return [widthAt(y) * u, y + 12 * (1 - u * u) * t];
  };
};

/** Outline of a hood that stands up, seen from the front or the back. */
export const hoodOuter = (f: Frame, big = 1): string => mirrored(...hoodKnots(f, big));
export const hoodKnots = (f: Frame, big = 1): Knot[] => {
  const [nx, ny] = f.neck;
  const wide = nx + 30 * big;
  return [
    [0, ny - 150 * big],
    [wide * 0.5, ny - 141 * big],
    [wide * 0.93, ny - 92 * big],
    [wide, ny - 30],
    [nx + 18, ny + 12],
    [nx * 0.6, ny + 34],
    [0, ny + 40],
  ];
};

/** The opening a face looks out of. */
export const hoodOpening = (f: Frame, big = 1): string => {
  const [nx, ny] = f.neck;
  return mirrored(
    [0, ny - 112 * big],
    [nx * 0.52, ny - 102 * big],
    [nx * 0.86, ny - 60 * big],
    [nx * 0.84, ny - 18],
    [nx * 0.5, ny + 9],
    [0, ny + 16],
  );
};

/** A stand collar: the front band and the ellipse of its inside. */
export const collar = (
  f: Frame,
  height = 52,
): { readonly band: string; readonly inside: string; readonly top: number } => {
  const [nx, ny] = f.neck;
  const top = ny - height;
  return {
    top,
    inside: mirrored([0, top - 14], [nx * 0.62, top - 10], [nx * 0.93, top + 2], [nx * 0.6, top + 18], [0, top + 24]),
    band: mirrored(
      [0, top + 22],
      [nx * 0.62, top + 16],
      [nx * 0.94, top, 'c'],
      [nx * 1.02, ny - height * 0.4],
      [nx + 8, ny + 6, 'c'],
      [nx * 0.62, ny + 24],
      [0, ny + 32],
    ),
  };
};
