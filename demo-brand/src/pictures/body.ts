import { ellipse, flip, type Knot, line, mirrored, outline, type Point } from './art/geometry.ts';
import { fill, group, moved, type Sheet, soft, stroke, volume } from './art/sheet.ts';
import { tones } from './art/tones.ts';
import { hair, skin } from './figure.ts';

/*
 * Parts of a person in the pixels of garments, for pictures from near by. They end at the chin: what is looked at is
 * what is worn.
 */

/** A relaxed hand below the right cuff: wrist at the origin, thumb towards the body. */
const handKnots: readonly Knot[] = [
  [-20, -26, 'c'],
  [22, -28, 'c'],
  [27, 18],
  [33, 58],
  [30, 92],
  [24, 122],
  [14, 143],
  [2, 150],
  [-9, 143],
  [-15, 120],
  [-19, 96],
  [-24, 86],
  [-30, 98],
  [-38, 106],
  [-45, 99],
  [-44, 78],
  [-36, 48],
  [-27, 18],
];

const gaps: readonly (readonly [Knot, Knot, Knot])[] = [
  [
    [20, 84],
    [19, 108],
    [14, 132],
  ],
  [
    [7, 84],
    [6, 112],
    [3, 140],
  ],
  [
    [-7, 86],
    [-7, 110],
    [-8, 132],
  ],
];

/** A hand at the end of a sleeve; `at` is the middle of the right cuff, and the left hand is its mirror image. */
export const naturalHand = (on: Sheet, at: Point, side: 1 | -1, scale = 1): string => {
  const d = outline(...handKnots);
  const drawn =
    volume(on, d, skin, stroke(line([-26, 30], [-30, 60], [-24, 84]), skin.shade, 5, 0.35), {
      depth: 16,
      strength: 0.7,
      edge: 0.8,
    }) +
    gaps.map((gap) => stroke(line(...gap), skin.line, 1.3, 0.5)).join('') +
    stroke(line([4, 142], [8, 146], [11, 141]), skin.hi, 3, 0.5);
  const turn = `translate(${(side * at[0]).toFixed(1)} ${at[1].toFixed(1)}) scale(${side * scale} ${scale}) rotate(-7)`;
  return group(`transform="${turn}"`, drawn);
};

/** Neck and jaw from the front, up to where the picture ends; `[x, y]` is the neck of the garment. */
export const neckAndJaw = (on: Sheet, [nx, ny]: Point): string => {
  const neck = mirrored(
    [0, ny - 160],
    [nx * 0.66, ny - 150],
    [nx * 0.62, ny - 70],
    [nx * 0.68, ny - 18],
    [nx * 0.92, ny + 8],
    [nx * 0.5, ny + 30],
    [0, ny + 34],
  );
  const jaw = mirrored(
    [0, ny - 200],
    [nx * 0.9, ny - 196],
    [nx * 0.84, ny - 128],
    [nx * 0.56, ny - 84],
    [nx * 0.24, ny - 66],
    [0, ny - 63],
  );
  const hollows =
    stroke(line([-nx * 0.34, ny + 22], [-nx * 0.2, ny - 20], [-nx * 0.3, ny - 70]), skin.shade, 6, 0.3) +
    stroke(line([nx * 0.34, ny + 22], [nx * 0.2, ny - 20], [nx * 0.3, ny - 70]), skin.shade, 6, 0.4);
  return (
    volume(on, neck, skin, hollows + moved(0, 16, soft(on, jaw, skin.line, 40, 0.5)), {
      depth: 24,
      strength: 0.8,
      edge: 0.8,
    }) +
    volume(on, jaw, skin, stroke(line([-9, ny - 88], [0, ny - 84], [9, ny - 88]), skin.shade, 4, 0.3), {
      depth: 30,
      strength: 0.8,
      edge: 0.8,
    })
  );
};

/** The nape, and hair as far as the picture shows it. */
export const nape = (on: Sheet, [nx, ny]: Point, long: boolean): string => {
  const neck = mirrored([0, ny - 120], [nx * 0.62, ny - 110], [nx * 0.66, ny - 20], [nx * 0.94, ny + 10], [0, ny + 22]);
  const crown = mirrored(
    [0, ny - 300],
    [nx * 1.08, ny - 240],
    [nx * 1.12, ny - 150],
    [nx * 0.86, ny - 92],
    [nx * 0.4, long ? ny - 62 : ny - 80],
    [0, long ? ny - 58 : ny - 76],
  );
  const tail = outline(
    [-20, ny - 140],
    [22, ny - 140],
    [30, ny - 60],
    [22, ny + 40],
    [4, ny + 96],
    [-12, ny + 40],
    [-26, ny - 60],
  );
  const strands = [-0.7, -0.36, 0, 0.36, 0.7]
    .map((u) => stroke(line([nx * u * 1.1, ny - 240], [nx * u, ny - 150], [nx * u * 0.6, ny - 84]), hair.hi, 3, 0.16))
    .join('');
  return (
    volume(on, neck, skin, '', { depth: 20, edge: 0.8 }) +
    volume(on, crown, hair, strands, { depth: 40, strength: 0.8, edge: 0.8 }) +
    (long
      ? volume(on, tail, hair, stroke(line([4, ny - 120], [6, ny - 20], [4, ny + 70]), hair.hi, 4, 0.2), {
          depth: 14,
          edge: 0.8,
        })
      : '')
  );
};

const boots = tones({ l: 0.36, c: 0.03, h: 60 });
const soles = tones({ l: 0.22, c: 0.01, h: 240 });

/** A pair of boots from the front, below trousers that end at `y`; `x` is the middle of the right ankle. */
export const frontBoots = (on: Sheet, x: number, y: number): string =>
  [1, -1]
    .map((side) => {
      const turn = (knots: Knot[]) => (side === 1 ? knots : flip(knots));
      const boot: Knot[] = [
        [x - 36, y - 50, 'c'],
        [x + 38, y - 50, 'c'],
        [x + 44, y + 6],
        [x + 60, y + 42],
        [x + 56, y + 66, 'c'],
        [x - 44, y + 66, 'c'],
        [x - 48, y + 42],
        [x - 38, y + 6],
      ];
      const sole: Knot[] = [
        [x - 48, y + 60, 'c'],
        [x + 60, y + 60, 'c'],
        [x + 60, y + 76],
        [x - 47, y + 76],
      ];
      const laces = [4, 20, 36]
        .map((dy) =>
          stroke(
            line([side * (x - 14), y + dy], [side * (x + 4), y + dy + 5], [side * (x + 22), y + dy]),
            '#d9cfb8',
            4,
          ),
        )
        .join('');
      return (
        volume(on, outline(...turn(sole)), soles, '', { depth: 6 }) +
        volume(on, outline(...turn(boot)), boots, laces, { depth: 18, strength: 0.8 })
      );
    })
    .join('');

/** The dark under something that stands, on a ground that is seen from a little above. */
export const groundShadow = (x: number, y: number, half: number): string =>
  [1, 0.8, 0.6, 0.42].map((share) => fill(ellipse(x, y, half * share, half * share * 0.13), '#141a16', 0.16)).join('');
