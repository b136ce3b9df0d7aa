import { between, type Knot, line, outline, type Point, pill } from '../art/geometry.ts';
import { mark, seam, thread } from '../art/sewing.ts';
import { clip, fill, group, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, mesh, pile } from '../art/textures.ts';
import { type Tones, tones } from '../art/tones.ts';
import type { Artist, Bench } from './bench.ts';
import { type Build, plan, throat, throatTop, upperKnots } from './footwear-build.ts';
import { randPart, sole } from './footwear-sole.ts';

/** Heel counter, eyestay and the overlays that hold them together. */
const overlays = (bench: Bench, build: Build): string => {
  const { on, second, main, trim, rng } = bench;
  const front = throat(build);
  const low = build.collar > 450;
  const stay = [0.02, 0.25, 0.5, 0.75, 1].map((t) => front(t));
  const inner = stay.map(([x, y], index): Knot => [x + 44 - index * 2, y + 26 + index * 3]).reverse();
  const eyestay = outline(
    [stay[0]![0], stay[0]![1], 'c'],
    ...stay.slice(1, 4),
    [stay[4]![0], stay[4]![1], 'c'],
    [stay[4]![0] + 22, stay[4]![1] + 34],
    ...inner.slice(1),
  );
  const heel = outline(
    [320, low ? 580 : 560, 'c'],
    [244, low ? 590 : 566],
    [188, 624],
    [160, 734, 'c'],
    [320, 734, 'c'],
  );
  const sweep = rng.chance(0.5)
    ? outline(
        [-72, 734, 'c'],
        [-10, 640],
        [stay[3]![0] + 34, stay[3]![1] + 44],
        [stay[2]![0] + 40, stay[2]![1] + 30],
        [60, 640],
        [44, 734, 'c'],
      )
    : outline(
        [44, 734, 'c'],
        [100, 640],
        [160, low ? 590 : 540],
        [224, low ? 560 : 480],
        [244, low ? 580 : 512],
        [180, 620],
        [128, 734, 'c'],
      );
  const panel = (d: string, material: Tones) =>
    fill(
      d,
      linear(
        on,
        [
          [0, material.light],
          [0.6, material.base],
          [1, material.shade],
        ],
        [0, 0],
        [1, 1],
      ),
    ) + seam(d, material, 1, 0.85);
  const ankle = low
    ? ''
    : seam(line([40, 560], [110, 520], [170, build.collar + 96], [274, build.collar + 84]), main, 2, 0.9);
  return [
    panel(sweep, second),
    panel(heel, second),
    ankle,
    panel(eyestay, second),
    low ? '' : mark(214, build.collar + 116, 28, trim.base),
  ].join('');
};

const laces = (bench: Bench, build: Build): string => {
  const { trim } = bench;
  const front = throat(build);
  const rows = Array.from({ length: build.eyelets }, (_, index) => 0.06 + (index * 0.86) / (build.eyelets - 1));
  const cord = (d: string, width = 9) =>
    moved(1.5, 3, stroke(d, '#05080a', width, 0.35, 'stroke-linecap="round"')) +
    stroke(d, trim.line, width, 1, 'stroke-linecap="round"') +
    stroke(d, trim.base, width - 2.2, 1, 'stroke-linecap="round"') +
    stroke(d, trim.hi, width * 0.34, 0.85, 'stroke-dasharray="3 3.500"');
  const drawn = rows.map((t) => {
    const [x, y] = front(t);
    const eye: Point = [x + 22, y + 16];
    const hook = `<circle cx="${eye[0].toFixed(1)}" cy="${eye[1].toFixed(1)}" r="7.500" fill="#2a3134" stroke="#0d1214"/><circle cx="${(eye[0] - 1.4).toFixed(1)}" cy="${(eye[1] - 1.6).toFixed(1)}" r="3.600" fill="#aab2b4"/>`;
    return hook + cord(line(eye, [x + 6, y - 1], [x - 14, y - 12]));
  });
  const [bx, by] = front(0.03);
  const bow =
    cord(line([bx - 10, by - 10], [bx - 62, by - 26], [bx - 84, by + 14], [bx - 34, by + 8], [bx - 8, by - 6]), 8) +
    cord(line([bx - 8, by - 8], [bx - 36, by + 36], [bx - 44, by + 86]), 8) +
    cord(line([bx - 8, by - 8], [bx + 10, by + 40], [bx + 6, by + 76]), 8);
  return (
    drawn.join('') +
    bow +
    fill(pill(bx - 8, by - 8, 20, 17, 7), trim.base) +
    stroke(pill(bx - 8, by - 8, 20, 17, 7), trim.line, 1.2)
  );
};

const tongue = ({ on, second }: Bench, build: Build): string => {
  const front = throat(build);
  const [x, y] = front(0);
  const [mx, my] = front(0.5);
  const d = outline(
    [x + 44, y - 6, 'c'],
    [x + 22, y - 52],
    [x - 18, y - 60],
    [x - 30, y - 34],
    [mx - 34, my - 18],
    [-100, 566, 'c'],
    [-40, 580, 'c'],
    [mx + 20, my + 10],
  );
  return volume(on, d, second, covered(mesh(on, second, 8)), { depth: 18, strength: 0.8 });
};

const collarPart = (bench: Bench, build: Build): string => {
  const { on, lining, rng, main, trim } = bench;
  const { collar, fur } = build;
  const low = collar > 450;
  const [tx, ty] = throatTop(build);
  const hollow = low
    ? outline(
        [tx + 20, ty + 2, 'c'],
        [130, collar - 16],
        [200, collar - 10],
        [262, collar - 12, 'c'],
        [200, collar + 26],
        [126, collar + 20],
      )
    : outline(
        [tx + 20, ty - 4, 'c'],
        [140, collar - 36],
        [206, collar - 34],
        [256, collar - 12, 'c'],
        [190, collar + 2],
        [130, collar - 6],
      );
  const cuff = outline(
    [tx + 14, ty + 4],
    [126, collar + (low ? 14 : -14)],
    [190, collar + (low ? 20 : -6)],
    [254, collar - 16],
    [278, collar + 4],
    [264, collar + 40],
    [190, collar + 60],
    [124, collar + 48],
    [tx + 34, ty + 46],
  );
  const loop =
    stroke(line([270, collar + 44], [302, collar + 20], [296, collar - 24], [266, collar - 14]), trim.line, 11) +
    stroke(line([270, collar + 44], [302, collar + 20], [296, collar - 24], [266, collar - 14]), trim.base, 8);
  const hair = tones({ l: 0.88, c: 0.03, h: 80 });
  const rim = fur
    ? outline(
        [tx - 26, ty + 20],
        [tx - 10, ty - 36],
        [130, collar - 48],
        [220, collar - 46],
        [286, collar - 30],
        [296, collar + 22],
        [250, collar + 44],
        [150, collar + 32],
        [tx + 30, ty + 48],
      )
    : cuff;
  const padding = fur
    ? volume(on, rim, hair, covered(pile(on, rng, hair, 5)), { depth: 30, strength: 0.9, edge: 1 })
    : volume(on, cuff, lining, covered(mesh(on, lining, 6)), { depth: 26, strength: 1 }) +
      thread(line([tx + 30, ty + 40], [124, collar + 44], [190, collar + 55], [264, collar + 36]), main, 0.9);
  return loop + fill(hollow, lining.line) + padding;
};

const side = (bench: Bench, build: Build): { markup: string; d: string } => {
  const { on, main } = bench;
  const d = outline(...upperKnots(build));
  const front = throat(build);
  const flex = [0.78, 0.9, 1].map((t) => {
    const [x, y] = front(t);
    return soft(on, line([x + 4, y + 22], [x - 6, y + 52], [x - 30, y + 78]), main.deep, 14, 0.35, 5);
  });
  const upper = volume(
    on,
    d,
    main,
    covered(build.cloth) + flex.join('') + overlays(bench, build) + randPart(bench, build),
    { depth: 46, strength: 0.85, from: [0.1, 0], to: [0.8, 1], mixed: true },
  );
  return {
    markup: tongue(bench, build) + upper + collarPart(bench, build) + sole(bench, build) + laces(bench, build),
    d,
  };
};

export const footwear: Artist = (bench) => {
  const build = plan(bench);
  const { markup, d } = side(bench, build);
  const turned = bench.side === 'back';
  const { on } = bench;
  const one = on.define((id) => `<g id="${id}">${markup}</g>`);
  const dim = linear(on, [
    [0, '#e9e4da', 0.16],
    [1, '#2a2620', 0.3],
  ]);
  const far = moved(
    54,
    -40,
    group('transform="scale(.95)"', `<use href="#${one}"/>`, group(`clip-path="${clip(on, d)}"`, fill(d, dim))),
  );
  const pair = moved(-24, 0, turned ? '' : far, `<use href="#${one}"/>`);
  const top = build.collar - 80;
  return {
    markup: turned ? group('transform="scale(-1 1)"', pair) : pair,
    silhouette: d,
    bounds: [-330, turned ? top : top - 40, 330, 762],
    focus: [0, between([0, throatTop(build)[1]], [0, 620], 0.55)[1], 320],
    rests: 'floor',
  };
};
