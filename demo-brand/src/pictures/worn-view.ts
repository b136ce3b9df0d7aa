import type { Archetype, Cut } from './archetypes.ts';
import { between, flip, type Knot, mirrored, outline, type Point } from './art/geometry.ts';
import { random } from './art/random.ts';
import { fill, group, linear, type Sheet, volume } from './art/sheet.ts';
import { tones } from './art/tones.ts';
import { frontBoots, groundShadow, nape, naturalHand } from './body.ts';
import { skin } from './figure.ts';
import type { Artwork } from './products/bench.ts';
import { frame, sleeve } from './products/garment-frame.ts';
import type { Time, Weather } from './scene-name.ts';
import { landscape } from './scenes/scene.ts';

/** What others wear below and above the product: quiet, so that the product is looked at. */
const shirt = tones({ l: 0.62, c: 0.014, h: 80 });

/** What a worn picture needs besides the product. */
export interface Wardrobe {
  /** Dark trousers from the side that is shown, in the cut of the wearer. */
  readonly trousers: () => Artwork;
  /** A quiet fleece from behind. */
  readonly fleece: () => Artwork;
}

export interface WornRequest {
  readonly archetype: Archetype;
  readonly cut: Cut;
  readonly seed: string;
}

/** Archetypes that are shown on a person from near by. */
export const isWorn = (archetype: Archetype): boolean =>
  ['shell-jacket', 'puffer', 'fleece', 'base-layer', 'trousers', 'shorts', 'backpack'].includes(archetype);

const times: readonly Time[] = ['dawn', 'day', 'day', 'dusk'];
const airs: readonly Weather[] = ['clear', 'mist', 'clear'];

/** Mountains behind the wearer, paler than the product. */
const outdoors = (on: Sheet, seed: string): string => {
  const rng = random(`outdoors/${seed}`);
  const { markup, width, height } = landscape(on, {
    kind: 'scene',
    ground: rng.pick(['ridge', 'lake', 'forest', 'ridge'] as const),
    seed: Math.floor(rng.between(0, 10_000)),
    time: rng.pick(times),
    weather: rng.pick(airs),
    aspect: '4x5',
  });
  return (
    group(`transform="scale(${(800 / width).toFixed(4)} ${(1000 / height).toFixed(4)})"`, markup) +
    `<rect width="800" height="1000" fill="#f1eee7" fill-opacity=".34"/>`
  );
};

/** Turned a little to one side, so that light falls off across the body. */
const turnedBody = (
  on: Sheet,
  art: Artwork,
  seed: string,
  place: Point,
  scale: number,
  ...content: string[]
): string => {
  const left = random(`turn/${seed}`).chance(0.5);
  const dark = '#0b1013';
  const shade = fill(
    art.silhouette,
    linear(
      on,
      [
        [0, dark, left ? 0.34 : 0],
        [0.4, dark, 0],
        [0.6, dark, 0],
        [1, dark, left ? 0 : 0.34],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  const skew = left ? 2.4 : -2.4;
  return group(
    `transform="translate(${place[0].toFixed(1)} ${place[1].toFixed(1)}) skewY(${skew}) scale(${(scale * 0.95).toFixed(3)} ${scale.toFixed(3)})"`,
    ...content,
    shade,
  );
};

/** Bare arms, slim enough for the sleeves of a tee. */
const bareArms = (on: Sheet, cut: Cut): string => {
  const [sx, sy] = frame(cut).shoulder;
  const long = cut === 'kids' ? 0.74 : cut === 'women' ? 0.95 : 1;
  const at = (x: number, y: number): Knot => [sx + x, sy + y * long];
  const knots = [
    at(-26, 16),
    at(4, 30),
    at(36, 120),
    at(62, 250),
    at(82, 400),
    at(90, 548),
    at(50, 552),
    at(36, 410),
    at(20, 290),
    at(8, 180),
    at(-22, 70),
  ];
  const wrist: Point = [sx + 70, sy + 560 * long];
  return ([1, -1] as const)
    .map(
      (side) =>
        volume(on, outline(...(side === 1 ? knots : flip(knots))), skin, '', { depth: 22, strength: 0.8, edge: 0.8 }) +
        naturalHand(on, wrist, side),
    )
    .join('');
};

/** Arms in a shirt, of the length of the wearer. */
const shirtArms = (on: Sheet, cut: Cut): string => {
  const f = frame(cut, { ease: -10, sleeve: 0.95 });
  return ([1, -1] as const)
    .map((side) => {
      const { d, outer, inner } = sleeve(f, side);
      const [x, y] = between(outer(1), inner(1), 0.5);
      return (
        naturalHand(on, [Math.abs(x), y], side, 0.94) +
        volume(on, d, shirt, '', { depth: 30, strength: 0.8, edge: 0.8 })
      );
    })
    .join('');
};

const onTrunk = (on: Sheet, art: Artwork, { cut, seed, archetype }: WornRequest, { trousers }: Wardrobe): string => {
  const [nx, ny] = frame(cut).neck;
  const [left, , right, bottom] = art.bounds;
  const top = ny - 104;
  const end = Math.max(bottom, 690) + 120;
  const scale = Math.min(1000 / (end - top), 770 / (right - left));
  const hem = bottom - 20;
  const free = !art.hands;
  const arms = art.hands
    ? naturalHand(on, art.hands, -1) + naturalHand(on, art.hands, 1)
    : archetype === 'base-layer'
      ? bareArms(on, cut)
      : shirtArms(on, cut);
  return turnedBody(
    on,
    art,
    seed,
    [400, -top * scale],
    scale,
    group(`transform="translate(0 ${(Math.min(hem, 720) - 250).toFixed(0)})"`, trousers().markup),
    arms,
    // A tee covers the shoulder of the bare arm; a vest leaves the shirt in view.
    free && archetype === 'puffer'
      ? fill(mirrored([0, ny], [nx + 20, ny + 4], [176, 236], [150, 420], [0, 430]), shirt.base)
      : '',
    art.markup,
  );
};

const onLegs = (on: Sheet, art: Artwork, { cut, seed, archetype }: WornRequest): string => {
  const kids = cut === 'kids';
  const bare = archetype === 'shorts';
  const legEnd = kids ? 800 : 936;
  const floor = legEnd + 76;
  const top = kids ? -40 : -110;
  const scale = 930 / (floor - top);
  const dy = kids ? -350 : -426;
  const f = frame(cut, { ease: -10, sleeve: 0.95 });
  const trunk = volume(
    on,
    mirrored(
      [0, f.shoulder[1] - 20],
      [f.shoulder[0], f.shoulder[1], 'c'],
      [f.armpit[0] - 6, f.armpit[1]],
      [f.waist[0] - 30, f.waist[1] - 30],
      [112, -dy + 150, 'c'],
      [0, -dy + 160],
    ),
    shirt,
    '',
    { depth: 44, strength: 0.8, edge: 0.8 },
  );
  const bareLegs = bare
    ? [1, -1]
        .map((side) => {
          const knots = [
            [28, 420, 'c'],
            [150, 420, 'c'],
            [138, 600],
            [118, 680],
            [128, 770],
            [112, legEnd, 'c'],
            [66, legEnd, 'c'],
            [50, 770],
            [48, 690],
            [34, 600],
          ] as const;
          const d = mirroredLeg(knots, side as 1 | -1);
          return volume(on, d, skin, '', { depth: 30, strength: 0.8, edge: 0.8 });
        })
        .join('')
    : '';
  return (
    groundShadow(400, 968, 190) +
    turnedBody(
      on,
      art,
      seed,
      [400, 955 - floor * scale],
      scale,
      group(`transform="translate(0 ${dy})"`, shirtArms(on, cut), trunk),
      frontBoots(on, bare ? 88 : 92, legEnd),
      bareLegs,
      art.markup,
    )
  );
};

const mirroredLeg = (knots: readonly Knot[], side: 1 | -1): string =>
  outline(...knots.map(([x, y, corner]) => (corner ? ([side * x, y, corner] as const) : ([side * x, y] as const))));

/** Carried, seen from behind. */
const onBack = (on: Sheet, art: Artwork, { cut, seed }: WornRequest, { fleece, trousers }: Wardrobe): string => {
  const kids = cut === 'kids';
  const [, top, , bottom] = art.bounds;
  const neck = frame(cut).neck;
  const fit = (kids ? 420 : 540) / (bottom - top);
  const start = neck[1] - 150;
  const scale = 1000 / (940 - start);
  const worn = fleece();
  const { hands } = worn;
  return turnedBody(
    on,
    worn,
    seed,
    [400, -start * scale],
    scale,
    group(`transform="translate(0 490)"`, trousers().markup),
    hands ? naturalHand(on, hands, -1) + naturalHand(on, hands, 1) : '',
    worn.markup,
    nape(on, [neck[0], neck[1] - 20], random(`hair/${seed}`).chance(0.5)),
    group(`transform="translate(0 ${(neck[1] + 34 - top * fit).toFixed(1)}) scale(${fit.toFixed(3)})"`, art.markup),
  );
};

/** The product on somebody outdoors, from near by: the picture ends at the chin. */
export const wornOutdoors = (on: Sheet, art: Artwork, request: WornRequest, wardrobe: Wardrobe): string => {
  const { archetype, seed } = request;
  const drawn =
    archetype === 'backpack'
      ? onBack(on, art, request, wardrobe)
      : archetype === 'trousers' || archetype === 'shorts'
        ? onLegs(on, art, request)
        : onTrunk(on, art, request, wardrobe);
  return outdoors(on, seed) + drawn;
};
