import { ellipse, flip, type Knot, outline, type Point } from './art/geometry.ts';
import { type Sheet, volume } from './art/sheet.ts';
import { tones } from './art/tones.ts';

/** A standing person in quiet greys, 760 high, feet at y = 760: for scale, not for fashion, so without a face. */
export const skin = tones({ l: 0.7, c: 0.055, h: 58 });
export const hair = tones({ l: 0.42, c: 0.02, h: 60 });
export const shirt = tones({ l: 0.66, c: 0.012, h: 80 });
const cloth = tones({ l: 0.46, c: 0.012, h: 240 });
const shoes = tones({ l: 0.34, c: 0.012, h: 240 });

export const figureHeight = 760;

const both = (knots: readonly Knot[]): string => outline(...knots) + outline(...flip(knots));

/** Head and neck, to be drawn over a collar's far side. */
export const head = (on: Sheet, from: 'front' | 'back'): string => {
  const neck = outline([-25, 84, 'c'], [25, 84, 'c'], [27, 112], [22, 130], [0, 136], [-22, 130], [-27, 112]);
  const face = outline(
    [0, 2],
    [28, 12],
    [37, 46],
    [30, 82],
    [12, 102],
    [0, 105],
    [-12, 102],
    [-30, 82],
    [-37, 46],
    [-28, 12],
  );
  const front = outline(
    [-38, 50],
    [-40, 24],
    [-22, 0],
    [4, -6],
    [30, 4],
    [40, 28],
    [38, 52],
    [30, 30],
    [8, 22],
    [-20, 28],
  );
  const behind = outline(
    [0, -6],
    [32, 6],
    [40, 46],
    [34, 80],
    [18, 96],
    [0, 100],
    [-18, 96],
    [-34, 80],
    [-40, 46],
    [-32, 6],
  );
  const ears = both([
    [36, 46],
    [43, 46],
    [43, 62],
    [35, 68],
  ]);
  return (
    volume(on, neck, skin, '', { depth: 16, edge: 0.8 }) +
    volume(on, ears, skin, '', { depth: 4, edge: 0.8 }) +
    volume(on, face, skin, '', { depth: 24, strength: 0.8, edge: 0.8 }) +
    volume(on, from === 'front' ? front : behind, hair, '', { depth: 16, edge: 0.8 })
  );
};

/** Hands at the ends of sleeves that reach `[x, y]` on the right. */
export const hands = (on: Sheet, [x, y]: Point): string => {
  const hand: Knot[] = [
    [x - 15, y - 14],
    [x + 14, y - 16],
    [x + 19, y + 16],
    [x + 12, y + 42],
    [x - 4, y + 50],
    [x - 14, y + 34],
    [x - 19, y + 14],
  ];
  return [outline(...hand), outline(...flip(hand))]
    .map((d) => volume(on, d, skin, '', { depth: 12, edge: 0.8 }))
    .join('');
};

export const arms = (on: Sheet, bare: boolean): string => {
  const arm: Knot[] = [
    [84, 138],
    [106, 150],
    [119, 220],
    [127, 300],
    [133, 396],
    [112, 400],
    [101, 304],
    [90, 226],
  ];
  const material = bare ? skin : shirt;
  return (
    hands(on, [122, 404]) +
    [outline(...arm), outline(...flip(arm))].map((d) => volume(on, d, material, '', { depth: 16, edge: 0.8 })).join('')
  );
};

export const trunk = (on: Sheet): string =>
  volume(
    on,
    outline(
      [0, 122],
      [30, 124],
      [84, 138],
      [98, 158],
      [86, 230],
      [78, 300],
      [82, 396, 'c'],
      [0, 402],
      [-82, 396, 'c'],
      [-78, 300],
      [-86, 230],
      [-98, 158],
      [-84, 138],
      [-30, 124],
    ),
    shirt,
    '',
    { depth: 30, edge: 0.8 },
  );

export const legs = (on: Sheet, bare = false): string => {
  const leg: Knot[] = [
    [0, 360, 'c'],
    [80, 360, 'c'],
    [88, 420],
    [80, 550],
    [66, 640],
    [58, 724, 'c'],
    [24, 724, 'c'],
    [22, 640],
    [20, 556],
    [3, 424, 'c'],
  ];
  const foot: Knot[] = [
    [22, 716, 'c'],
    [60, 716, 'c'],
    [70, 742],
    [64, 760],
    [26, 760],
    [18, 742],
  ];
  const material = bare ? skin : cloth;
  const pair = (knots: Knot[], tone: typeof cloth) =>
    [outline(...knots), outline(...flip(knots))].map((d) => volume(on, d, tone, '', { depth: 22, edge: 0.8 })).join('');
  return pair(foot, shoes) + pair(leg, material);
};

export const person = (on: Sheet, from: 'front' | 'back' = 'front'): string =>
  legs(on) + arms(on, false) + trunk(on) + head(on, from);

/** A face in the dark of a hood, in the hood's own pixels. */
export const hoodedFace = (on: Sheet, y: number): string =>
  volume(on, ellipse(0, y, 54, 84), skin, '', { depth: 40, strength: 0.9, edge: 0 });
