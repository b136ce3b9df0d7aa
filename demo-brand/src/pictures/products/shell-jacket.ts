import { between, line, outline, pill, polygon, stretch } from '../art/geometry.ts';
import { mark, seam, toggle, zip } from '../art/sewing.ts';
import { fill, inset, linear, moved, stroke, volume } from '../art/sheet.ts';
import { covered, ripstop, twill } from '../art/textures.ts';
import { legible } from '../art/tones.ts';
import type { Artist, Bench } from './bench.ts';
import { armShade, bodyFolds, hemLine, sleeveFolds } from './garment-folds.ts';
import { type Frame, frame, type Sleeve, sleeve, torso } from './garment-frame.ts';
import { hoodBack, hoodFront, standCollar } from './neckline.ts';
import { flapPockets, kangarooPocket, zippedPockets } from './shell-pockets.ts';

interface Build {
  readonly f: Frame;
  readonly cloth: string;
  readonly yoke: 'none' | 'straight' | 'chevron';
  readonly sidePanels: boolean;
  readonly pockets: 'hand' | 'napoleon' | 'flap' | 'kangaroo';
  readonly taped: boolean;
  readonly halfZip: boolean;
  readonly hood: boolean;
  readonly sleeveBlock: 'none' | 'forearm' | 'shoulder';
}

const pocketsOf = ({ shape, rng }: Bench): Build['pockets'] => {
  if (shape === 'parka') return 'flap';
  if (shape === 'anorak') return 'kangaroo';
  if (shape === 'rain') return rng.chance(0.7) ? 'flap' : 'hand';
  return shape === 'alpine' && rng.chance(0.65) ? 'napoleon' : 'hand';
};

/** Pixels below the usual hem, and beside the body: what tells shells apart from afar. */
const lengths: Readonly<Record<string, number>> = { parka: 104, rain: 74, anorak: 26, alpine: 14, windshell: -44 };
const eases: Readonly<Record<string, number>> = { parka: 8, rain: 10, anorak: 16, alpine: 2, windshell: -10 };

/** A helmet fits below the one, the other is a layer of cloth. */
const hoodSizes: Readonly<Record<string, number>> = { alpine: 1.16, anorak: 1.06, windshell: 0.88 };

const plan = (bench: Bench): Build => {
  const { rng, shape, cut, hood, on, main, close } = bench;
  const parka = shape === 'parka';
  const light = shape === 'windshell';
  return {
    f: frame(cut, {
      longer: lengths[shape] ?? 0,
      ease: eases[shape] ?? 2,
      sleeve: 0.95,
    }),
    cloth: parka ? twill(on, main) : ripstop(on, main, close ? 5 : 9),
    yoke: rng.pick(parka ? (['none', 'straight'] as const) : (['none', 'straight', 'chevron'] as const)),
    sidePanels: rng.chance(0.4),
    pockets: pocketsOf(bench),
    taped: !parka && rng.chance(0.75),
    halfZip: shape === 'anorak',
    hood: hood ?? (light ? rng.chance(0.5) : true),
    sleeveBlock: rng.pick(['none', 'forearm', 'shoulder', 'none'] as const),
  };
};

/** The blocked shoulders: the part of the body above a seam. */
const yoke = ({ on, second }: Bench, { f, yoke: kind }: Build): string => {
  if (kind === 'none') return '';
  const y = f.shoulder[1] + (f.armpit[1] - f.shoulder[1]) * 0.62;
  const dip = kind === 'chevron' ? 56 : 8;
  const x = f.armpit[0] + 20;
  const panel = outline(
    [-x, 100, 'c'],
    [x, 100, 'c'],
    [x, y, 'c'],
    [x * 0.4, y + dip * 0.62],
    [0, y + dip, 'c'],
    [-x * 0.4, y + dip * 0.62],
    [-x, y, 'c'],
  );
  const edge = line([-x, y], [-x * 0.4, y + dip * 0.62], [0, y + dip, 'c'], [x * 0.4, y + dip * 0.62], [x, y]);
  return (
    inset(
      on,
      panel,
      linear(on, [
        [0, second.light],
        [1, second.base],
      ]),
      ripstop(on, second),
    ) + seam(edge, second, 1)
  );
};

const flanks = ({ on, main, second }: Bench, { f, sidePanels }: Build): string => {
  if (!sidePanels) return '';
  return [1, -1]
    .map((s) => {
      const inner = [
        [s * (f.armpit[0] - 36), f.armpit[1] - 14],
        [s * (f.waist[0] - 50), f.waist[1]],
        [s * (f.hem[0] - 48), f.hem[1] + 24],
      ] as const;
      const panel = outline(
        inner[0],
        inner[1],
        [inner[2][0], inner[2][1], 'c'],
        [s * 320, f.hem[1] + 30, 'c'],
        [s * 320, f.armpit[1] - 80, 'c'],
      );
      return inset(on, panel, second.base, ripstop(on, second)) + seam(line(...inner), main, 1);
    })
    .join('');
};

/** An alpine shell is longer behind; a rain jacket is cut straight, a windshell drawn in. */
const dropOf = ({ side, shape }: Bench): number =>
  shape === 'alpine' ? (side === 'back' ? 40 : -14) : shape === 'windshell' ? 4 : side === 'back' ? 22 : 10;

const body = (bench: Bench, build: Build, arms: readonly Sleeve[]): string => {
  const { f } = build;
  const backSeam = bench.side === 'back' && build.yoke === 'none';
  const across = seam(
    line([-f.armpit[0], f.armpit[1] - 70], [0, f.armpit[1] - 44], [f.armpit[0], f.armpit[1] - 70]),
    bench.main,
    1,
  );
  const inside = [
    covered(build.cloth),
    flanks(bench, build),
    yoke(bench, build),
    bodyFolds(bench, f, 0.9, build.yoke !== 'none' || build.sidePanels),
    backSeam ? across : '',
    seam(hemLine(f, 30), bench.main, 1),
    armShade(bench, arms),
  ].join('');
  return volume(bench.on, torso(f, dropOf(bench)), bench.main, inside, {
    depth: 42,
    strength: 0.75,
    from: [0, 0.2],
    to: [1, 0.75],
    mixed: build.yoke !== 'none' || build.sidePanels,
  });
};

const cuffTab = ({ on, second, trim, side }: Bench, { outer, inner, side: hand }: Sleeve): string => {
  const [x, y] = between(outer(0.97), inner(0.97), 0.44);
  const tilt =
    Math.atan2(inner(0.97)[1] - outer(0.97)[1], inner(0.97)[0] - outer(0.97)[0]) * (180 / Math.PI) +
    (hand === 1 ? 180 : 0);
  const tab = pill(0, 0, 44, 20, 6);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)})">${[
    moved(1.5, 2.5, fill(tab, '#0b1013', 0.25)),
    fill(
      tab,
      linear(on, [
        [0, second.light],
        [1, second.shade],
      ]),
    ),
    stroke(tab, second.line, 1.2),
    stroke(pill(0, 0, 37, 13.5, 4), second.hi, 0.9, 0.6, 'stroke-dasharray="3.500 2.200"'),
    side === 'front' ? fill(pill(hand * 12, 0, 8, 8, 2), trim.base, 0.9) : '',
  ].join('')}</g>`;
};

const arm = (bench: Bench, build: Build, part: Sleeve): string => {
  const { on, main, second } = bench;
  const { outer, inner } = part;
  const mid = (t: number, share: number) => between(outer(t), inner(t + 0.06), share);
  const shoulderEdge = between(outer(0.34), inner(0.36), 0.5);
  const blocks: Record<Build['sleeveBlock'], string> = {
    none: '',
    forearm:
      fill(polygon(outer(0.64), outer(0.82), outer(1), inner(1), inner(0.86), inner(0.72)), second.base) +
      seam(line(outer(0.64), inner(0.72)), second),
    shoulder:
      fill(outline(...stretch(outer, 0, 0.34), ...stretch(inner, 0, 0.36).reverse()), second.base) +
      seam(line(outer(0.34), [shoulderEdge[0], shoulderEdge[1] + 10], inner(0.36)), main),
  };
  const elbow = seam(
    line(outer(0.5), mid(0.49, 0.45), between(outer(0.57), inner(0.62), 0.62), inner(0.68)),
    main,
    1,
    0.85,
  );
  const cuff =
    fill(polygon(outer(0.945), outer(1), inner(1), inner(0.95)), second.shade, 0.5) +
    seam(line(outer(0.945), inner(0.95)), main, 1, 0.8);
  const inside =
    covered(build.cloth) +
    blocks[build.sleeveBlock] +
    sleeveFolds(bench, part, 1, build.sleeveBlock !== 'none') +
    elbow +
    cuff;
  return (
    volume(on, part.d, main, inside, {
      depth: 32,
      strength: 0.8,
      from: [0, 0.1],
      to: [1, 0.7],
      mixed: build.sleeveBlock !== 'none',
    }) + cuffTab(bench, part)
  );
};

const pockets = (bench: Bench, build: Build): string => {
  const { f } = build;
  if (build.pockets === 'flap') return flapPockets(bench, f);
  if (build.pockets === 'kangaroo') return kangarooPocket(bench, f);
  if (build.pockets === 'hand') return zippedPockets(bench, f, [0.6, 0.62], [0.8, 0.87], build.taped);
  return (
    zippedPockets(bench, f, [0.34, 0.2], [0.44, 0.44], build.taped) +
    zippedPockets(bench, f, [0.64, 0.68], [0.8, 0.88], build.taped)
  );
};

const closure = ({ second, trim, main }: Bench, build: Build): string => {
  const { f } = build;
  const top = f.neck[1] - (build.hood ? 16 : 24);
  const bottom = build.halfZip ? f.neck[1] + 240 : f.hem[1] + 8;
  const middle = (top + bottom) / 2;
  const guard = build.taped ? '' : seam(line([20, top + 60], [21, middle], [20, bottom]), main, 1);
  const tape = build.taped ? second : trim;
  return (
    guard +
    zip(line([0, top], [0, middle], [0, bottom]), tape, trim, {
      taped: build.taped,
      width: 16,
      pull: { at: [0, top + 22], length: 38 },
    })
  );
};

const crest = (bench: Bench, build: Build): string => {
  const { f } = build;
  const color = legible(bench.trim, build.yoke === 'none' ? bench.main : bench.second);
  if (bench.side === 'back') return mark(0, f.neck[1] + 82, 30, color, 0.9);
  const [x, y] =
    build.pockets === 'napoleon' ? [f.armpit[0] * 0.7, f.armpit[1] - 106] : [f.armpit[0] * 0.54, f.armpit[1] - 84];
  return mark(x, y, 26, color);
};

export const shellJacket: Artist = (bench) => {
  const build = plan(bench);
  const { f } = build;
  const arms = [sleeve(f, -1), sleeve(f, 1)];
  const front = bench.side === 'front';
  const hoodStyle = {
    texture: build.cloth,
    big: (bench.cut === 'kids' ? 1.08 : 1) * (hoodSizes[bench.shape] ?? 1),
    kind: bench.shape === 'windshell' ? 'soft' : 'storm',
  } as const;
  const hood = front ? hoodFront(bench, f, hoodStyle) : hoodBack(bench, f, hoodStyle);
  const neck = build.hood ? hood : standCollar(bench, f, build.cloth);
  const hems = (bench.shape === 'rain' ? [] : [1, -1]).map((s) =>
    toggle([s * f.hem[0] * 0.72, f.hem[1] - 6], bench.trim, 24),
  );
  const markup = [
    neck.behind,
    body(bench, build, arms),
    ...arms.map((part) => arm(bench, build, part)),
    front ? pockets(bench, build) : '',
    crest(bench, build),
    neck.before,
    front ? closure(bench, build) : '',
    neck.over,
    ...(front ? hems : []),
  ].join('');
  const reach = Math.max(...arms.map((part) => part.outer(1)[0]));
  return {
    markup,
    silhouette: [torso(f), ...arms.map((part) => part.d), neck.silhouette].join(''),
    bounds: [-reach, neck.top, reach, Math.max(f.hem[1] + 20, arms[0]!.outer(1)[1])],
    focus: [64, f.neck[1] + 40, 270],
    hands: between(arms[1]!.outer(1), arms[1]!.inner(1), 0.5),
    hooded: build.hood,
    rests: 'wall',
  };
};
