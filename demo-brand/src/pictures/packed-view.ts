import type { Archetype } from './archetypes.ts';
import { line, outline, pill } from './art/geometry.ts';
import { mark, seam, thread, zip } from './art/sewing.ts';
import { fill, linear, moved, stroke, volume } from './art/sheet.ts';
import { covered, ripstop } from './art/textures.ts';
import { legible, tones } from './art/tones.ts';
import type { Artwork, Bench } from './products/bench.ts';

/** How a product is packed away or arrives. */
const packings = {
  pouch: ['puffer', 'duffel'],
  folded: ['shell-jacket', 'fleece', 'trousers', 'shorts', 'base-layer', 'socks', 'beanie', 'gloves'],
  sack: ['sleeping-bag', 'tent'],
  box: ['boot', 'trail-shoe', 'headlamp', 'stove', 'bottle'],
} as const satisfies Record<string, readonly Archetype[]>;
type Packing = keyof typeof packings;

const packingOf = (archetype: Archetype): Packing | undefined =>
  (Object.keys(packings) as Packing[]).find((packing) => (packings[packing] as readonly string[]).includes(archetype));

export const isPacked = (archetype: Archetype): boolean => packingOf(archetype) !== undefined;

/** Stuffed into its own pocket, the zip across it. */
const pouch = (bench: Bench): Artwork => {
  const { on, main, second, trim } = bench;
  const d = outline(
    [-150, 560],
    [-120, 500],
    [0, 484],
    [126, 502],
    [154, 566],
    [160, 680],
    [140, 770],
    [0, 790],
    [-142, 772],
    [-160, 676],
  );
  const bulges = [
    [-90, 560, -20, 590],
    [40, 546, 110, 580],
    [-110, 690, -40, 724],
    [50, 700, 120, 660],
  ]
    .map(([x, y, tx, ty]) => stroke(line([x!, y!], [(x! + tx!) / 2, y! + 26], [tx!, ty!]), main.shade, 9, 0.3))
    .join('');
  const markup =
    volume(on, d, main, covered(ripstop(on, main, 9)) + bulges, { depth: 52, strength: 0.95 }) +
    zip(line([-148, 566], [0, 540], [150, 570]), second, trim, {
      taped: true,
      width: 14,
      pull: { at: [120, 562], angle: -60, length: 34 },
    }) +
    stroke('M-158 640c-40 6-44 74-6 84', main.line, 15, 0.9) +
    stroke('M-158 640c-40 6-44 74-6 84', second.base, 11) +
    mark(0, 670, 46, legible(trim, main));
  return { markup, silhouette: d, bounds: [-230, 430, 230, 792], focus: [0, 640, 260], rests: 'floor' };
};

/** Folded once across and once along, as in a drawer. */
const folded = (bench: Bench): Artwork => {
  const { on, main, second, trim } = bench;
  const layer = (y: number, wide: number, high: number) =>
    outline(
      [-wide, y, 'c'],
      [0, y - 5],
      [wide, y, 'c'],
      [wide + 10, y + high / 2],
      [wide, y + high, 'c'],
      [0, y + high + 4],
      [-wide, y + high, 'c'],
      [-wide - 10, y + high / 2],
    );
  const top = outline(
    [-212, 560, 'c'],
    [-196, 520],
    [196, 520],
    [214, 560, 'c'],
    [230, 690, 'c'],
    [0, 700],
    [-230, 690, 'c'],
  );
  const edges = [layer(690, 228, 34), layer(724, 224, 34), layer(758, 218, 32)];
  const sleeveFold = outline([-40, 524, 'c'], [150, 528, 'c'], [120, 640], [-10, 694, 'c'], [-80, 690, 'c']);
  const markup =
    [...edges]
      .reverse()
      .map((d) => volume(on, d, main, '', { depth: 16, strength: 0.9 }))
      .join('') +
    volume(
      on,
      top,
      main,
      covered(ripstop(on, main, 9)) +
        fill(sleeveFold, second.shade, 0.28) +
        seam(line([-40, 524], [-56, 610], [-84, 692]), main, 1) +
        stroke(line([150, 528], [126, 630], [-6, 694]), main.line, 2, 0.6),
      { depth: 30, strength: 0.7 },
    ) +
    mark(-140, 596, 34, legible(trim, main)) +
    thread(line([-226, 680], [0, 688], [226, 680]), main);
  return {
    markup,
    silhouette: top + edges.join(''),
    bounds: [-260, 470, 260, 792],
    focus: [0, 640, 260],
    rests: 'floor',
  };
};

/** A compression sack with four straps. */
const sack = (bench: Bench): Artwork => {
  const { on, main, second, trim } = bench;
  const d = outline(
    [-130, 420],
    [0, 396],
    [130, 420],
    [144, 560],
    [140, 720],
    [120, 776],
    [0, 792],
    [-120, 776],
    [-140, 720],
    [-144, 560],
  );
  const lid = outline([-132, 430, 'c'], [-118, 390], [0, 372], [118, 390], [132, 430, 'c'], [0, 452]);
  const straps = [-78, 78]
    .map(
      (x) =>
        stroke(line([x, 392], [x * 1.12, 560], [x, 784]), second.line, 17) +
        stroke(line([x, 392], [x * 1.12, 560], [x, 784]), second.base, 13) +
        fill(pill(x * 1.08, 500, 30, 22, 5), '#23292b'),
    )
    .join('');
  const markup =
    volume(on, d, main, covered(ripstop(on, main, 9)), { depth: 54, strength: 0.95 }) +
    volume(on, lid, second, '', { depth: 18, strength: 0.8 }) +
    straps +
    mark(0, 640, 52, legible(trim, main));
  return { markup, silhouette: d + lid, bounds: [-190, 350, 190, 792], focus: [0, 560, 260], rests: 'floor' };
};

const board = tones({ l: 0.74, c: 0.045, h: 72 });

/** A box of brown board with a band in the color of the product. */
const box = (bench: Bench): Artwork => {
  const { on, main } = bench;
  const front = outline([-250, 600, 'c'], [250, 600, 'c'], [250, 792, 'c'], [-250, 792, 'c']);
  const lid = outline([-262, 556, 'c'], [262, 556, 'c'], [262, 634, 'c'], [-262, 634, 'c']);
  const top = outline([-262, 556, 'c'], [-196, 492, 'c'], [216, 492, 'c'], [262, 556, 'c']);
  const markup =
    volume(on, front, board, '', { depth: 26, strength: 0.6 }) +
    fill(
      outline([-250, 664, 'c'], [250, 664, 'c'], [250, 724, 'c'], [-250, 724, 'c']),
      linear(on, [
        [0, main.light],
        [1, main.shade],
      ]),
    ) +
    volume(on, top, board, '', { depth: 12, strength: 0.3 }) +
    volume(on, lid, board, '', { depth: 14, strength: 0.6 }) +
    mark(0, 694, 40, legible(tones({ l: 0.94, c: 0.01, h: 80 }), main)) +
    moved(0, 4, stroke(line([-262, 636], [0, 636], [262, 636]), board.line, 4, 0.35));
  return { markup, silhouette: front + lid + top, bounds: [-280, 430, 280, 794], focus: [0, 640, 260], rests: 'floor' };
};

const drawings: Readonly<Record<Packing, (bench: Bench) => Artwork>> = { pouch, folded, sack, box };

/** Draws a product packed away; undefined for what has no packing of its own. */
export function packed(archetype: Archetype, bench: Bench): Artwork | undefined {
  const packing = packingOf(archetype);
  return packing && drawings[packing](bench);
}
