import type { Archetype, Cut } from './archetypes.ts';
import { ellipse } from './art/geometry.ts';
import { fill, group, radial, type Sheet } from './art/sheet.ts';
import { arms, figureHeight, hands, head, legs, person, shirt, trunk } from './figure.ts';
import type { Artwork } from './products/bench.ts';

interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const at = ({ x, y, scale }: Placement, ...content: readonly string[]): string =>
  group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"`, ...content);

const floor = 920;

const standing = (on: Sheet, x: number, half: number): string =>
  fill(
    ellipse(x + 10, floor, half * 1.3, 22),
    radial(on, [
      [0, '#3d362b', 0.55],
      [0.5, '#3d362b', 0.24],
      [1, '#3d362b', 0],
    ]),
  );

/** A thing on the floor: `scale` of its own pixels, its lower edge at `y`. */
const thing = (art: Artwork, x: number, y: number, scale: number): string => {
  const [left, , right, bottom] = art.bounds;
  return at({ x: x - ((left + right) / 2) * scale, y: y - bottom * scale, scale }, art.markup);
};

/** Children are shorter, and larger about the head. */
const bodyScale = (cut: Cut): number => (cut === 'kids' ? 0.8 : cut === 'women' ? 0.97 : 1.02);

/** Worn on the trunk: the garment's neck (y = 172) meets the figure's. */
const wornTop = (on: Sheet, art: Artwork, cut: Cut): string => {
  const fit = cut === 'kids' ? 0.66 : cut === 'women' ? 0.6 : 0.56;
  const dy = 124 - 172 * fit;
  const reach = art.hands;
  const limbs = reach ? hands(on, [reach[0] * fit, reach[1] * fit + dy + 6]) : arms(on, true);
  const scale = bodyScale(cut);
  const body =
    legs(on) + trunk(on) + limbs + at({ x: 0, y: dy, scale: fit }, art.markup) + (art.hooded ? '' : head(on, 'front'));
  return standing(on, 400, 90 * scale) + at({ x: 400, y: floor - figureHeight * scale, scale }, body);
};

const wornLegs = (on: Sheet, art: Artwork, cut: Cut, short: boolean): string => {
  const fit = cut === 'kids' ? 0.62 : 0.515;
  const scale = bodyScale(cut);
  const garment = at({ x: 0, y: 322 - 136 * fit, scale: fit }, art.markup);
  return (
    standing(on, 400, 90 * scale) +
    at(
      { x: 400, y: floor - figureHeight * scale, scale },
      legs(on, short),
      arms(on, false),
      trunk(on),
      garment,
      fill(ellipse(0, 322 - 18 * fit, 116 * fit, 14 * fit), shirt.base),
      head(on, 'front'),
    )
  );
};

/** Carried on the back, seen from behind. */
const carried = (on: Sheet, art: Artwork): string => {
  const [, top, , bottom] = art.bounds;
  const fit = 330 / (bottom - top);
  return (
    standing(on, 400, 92) +
    at(
      { x: 400, y: floor - figureHeight, scale: 1 },
      person(on, 'back'),
      at({ x: 0, y: 100 - top * fit, scale: fit }, art.markup),
    )
  );
};

const onHead = (on: Sheet, art: Artwork): string => {
  const scale = 3.5;
  return at({ x: 400, y: 360, scale }, trunk(on), head(on, 'back'), at({ x: 0, y: -116, scale: 0.195 }, art.markup));
};

/** Beside a person: height of the person and scale of the thing, both in sheet pixels. */
const beside = (on: Sheet, art: Artwork, tall: number, scale: number, personX: number, thingX: number): string =>
  standing(on, personX, tall * 0.12) +
  standing(on, thingX, ((art.bounds[2] - art.bounds[0]) / 2) * scale) +
  at({ x: personX, y: floor - tall, scale: tall / figureHeight }, person(on, 'back')) +
  thing(art, thingX, floor, scale);

/** Sheet pixels per pixel of the drawing, so that 26 cm of bottle and the thing beside it share one scale. */
const handScale: Partial<Record<Archetype, number>> = {
  boot: 0.68,
  'trail-shoe': 0.66,
  cap: 0.66,
  gloves: 0.6,
  socks: 0.84,
  headlamp: 0.56,
  stove: 0.54,
  bottle: 0.6,
  'gift-card': 0.24,
};

/** Beside a vacuum bottle of 26 cm, for what a hand can hold. */
const besideBottle = (on: Sheet, art: Artwork, bottle: Artwork, scale: number): string => {
  const wide = (art.bounds[2] - art.bounds[0]) * scale;
  const near = Math.min(1.4, 440 / wide);
  const content =
    standing(on, 664, 76 * near) +
    standing(on, 290, (wide / 2) * near) +
    thing(bottle, 664, floor, 0.62 * near) +
    thing(art, 290, floor - 3, scale * near);
  return group('transform="translate(0 -70)"', content);
};

/** The product with a person, or beside something everybody has held. */
export const inScale = (on: Sheet, archetype: Archetype, art: Artwork, cut: Cut, bottle: Artwork): string => {
  switch (archetype) {
    case 'shell-jacket':
    case 'puffer':
    case 'fleece':
    case 'base-layer':
      return wornTop(on, art, cut);
    case 'trousers':
    case 'shorts':
      return wornLegs(on, art, cut, archetype === 'shorts');
    case 'backpack':
      return carried(on, art);
    case 'beanie':
      return onHead(on, art);
    case 'duffel':
      return beside(on, art, 740, 0.42, 230, 560);
    case 'tent':
      return group('transform="translate(0 -130)"', beside(on, art, 440, 0.68, 660, 310));
    case 'sleeping-bag':
      return beside(on, art, 640, 0.88, 590, 250);
    case 'trekking-poles':
      return beside(on, art, 740, 0.62, 290, 570);
    default:
      return besideBottle(on, art, bottle, handScale[archetype] ?? 0.6);
  }
};
