import { between, line, outline, polygon } from '../art/geometry.ts';
import { mark, seam, zip } from '../art/sewing.ts';
import { fill, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, nap, pile, rib } from '../art/textures.ts';
import type { Artist, Bench } from './bench.ts';
import { armShade, bodyFolds, hemLine, sleeveFolds } from './garment-folds.ts';
import { type Frame, frame, onTorso, type Sleeve, sleeve, torso } from './garment-frame.ts';
import { hoodBack, hoodFront, standCollar } from './neckline.ts';
import { zippedPockets } from './shell-pockets.ts';

interface Build {
  readonly f: Frame;
  readonly nap: string;
  readonly plush: boolean;
  readonly halfZip: boolean;
  readonly hood: boolean;
  readonly sleeves: boolean;
  readonly chest: 'flap' | 'zip' | 'none';
  readonly yoke: boolean;
  readonly hand: boolean;
}

const plan = (bench: Bench): Build => {
  const { rng, shape, cut, hood, on, main } = bench;
  const plush = shape === 'pile' || (shape === 'vest' && rng.chance(0.6));
  const halfZip = shape === 'half-zip';
  return {
    f: frame(cut, { ease: plush ? 6 : -4, sleeve: 0.95 }),
    nap: plush ? pile(on, rng, main) : nap(on, rng, main),
    plush,
    halfZip,
    hood: hood ?? shape === 'hooded',
    sleeves: shape !== 'vest',
    chest: plush ? rng.pick(['flap', 'flap', 'zip'] as const) : rng.pick(['zip', 'none', 'flap'] as const),
    yoke: plush ? rng.chance(0.5) : rng.chance(0.3),
    hand: !halfZip,
  };
};

const yoke = ({ on, second }: Bench, { f }: Build): string => {
  const [x, y] = [f.armpit[0] + 20, f.armpit[1] - 74];
  const panel = outline([-x, 100, 'c'], [x, 100, 'c'], [x, y, 'c'], [0, y + 12], [-x, y, 'c']);
  return (
    fill(
      panel,
      linear(on, [
        [0, second.light],
        [1, second.base],
      ]),
    ) + seam(line([-x, y], [0, y + 12], [x, y]), second, 1)
  );
};

const body = (bench: Bench, build: Build, arms: readonly Sleeve[]): string => {
  const { on, main, trim } = bench;
  const { f } = build;
  const binding =
    stroke(hemLine(f, -3), trim.line, 19, 0.5) +
    stroke(hemLine(f, -4), trim.shade, 16) +
    moved(0, -4, stroke(hemLine(f, -3), trim.light, 2, 0.5));
  const plain = seam(hemLine(f, 26), main, 1);
  const inside = [
    covered(build.nap),
    build.yoke ? yoke(bench, build) : '',
    bodyFolds(bench, f, build.plush ? 0.6 : 0.8, build.yoke),
    build.plush ? binding : plain,
    armShade(bench, build.sleeves ? arms : []),
  ].join('');
  return volume(on, torso(f), main, inside, {
    depth: build.plush ? 60 : 44,
    strength: 0.8,
    from: [0, 0.2],
    to: [1, 0.75],
    edge: build.plush ? 1 : 1.5,
    mixed: build.yoke,
  });
};

const arm = (bench: Bench, build: Build, part: Sleeve): string => {
  const { on, main, trim } = bench;
  const { outer, inner } = part;
  const cuff = polygon(outer(0.955), outer(1), inner(1), inner(0.955));
  const edge = line(outer(0.955), inner(0.955));
  const bound = fill(cuff, trim.shade) + fill(cuff, rib(on, trim, 5), 0.6) + seam(edge, trim, 0, 0.8);
  const plain = seam(edge, main, 1, 0.9);
  const patch = outline(
    outer(0.48),
    between(outer(0.44), inner(0.5), 0.5),
    between(outer(0.5), inner(0.56), 0.72),
    between(outer(0.66), inner(0.7), 0.66),
    between(outer(0.7), inner(0.73), 0.3),
    outer(0.66),
  );
  const elbow =
    build.chest === 'flap' && build.plush ? fill(patch, bench.second.base) + seam(patch, bench.second, 0, 0.8) : '';
  const inside =
    covered(build.nap) +
    elbow +
    sleeveFolds(bench, part, build.plush ? 0.6 : 0.9, elbow !== '') +
    (build.plush ? bound : plain);
  return volume(on, part.d, main, inside, {
    depth: build.plush ? 44 : 34,
    strength: 0.85,
    from: [0, 0.1],
    to: [1, 0.7],
    edge: build.plush ? 1 : 1.5,
    mixed: elbow !== '',
  });
};

const chestPocket = (bench: Bench, build: Build): string => {
  const { on, second, trim, main } = bench;
  const [x, y] = onTorso(build.f)(0.5, 0.28);
  if (build.chest === 'none') return '';
  if (build.chest === 'zip')
    return zip(line([x - 38, y - 6], [x, y - 4], [x + 38, y - 6]), second, trim, {
      width: 11,
      pull: { at: [x + 34, y - 6], angle: 20, length: 24 },
    });
  const bag = outline(
    [x - 46, y - 20, 'c'],
    [x + 46, y - 20, 'c'],
    [x + 46, y + 62],
    [x + 36, y + 72],
    [x - 36, y + 72],
    [x - 46, y + 62],
  );
  const flap = outline(
    [x - 50, y - 30, 'c'],
    [x + 50, y - 30, 'c'],
    [x + 50, y + 2],
    [x + 38, y + 14],
    [x - 38, y + 14],
    [x - 50, y + 2],
  );
  const snap = `<circle cx="${x}" cy="${y + 1}" r="6.500" fill="${trim.base}" stroke="${trim.line}"/><circle cx="${x - 1.5}" cy="${y - 0.5}" r="2.600" fill="${trim.hi}" fill-opacity=".8"/>`;
  const material = bench.second === main ? trim : second;
  const stitched = stroke(
    outline(
      [x - 42, y - 16, 'c'],
      [x + 42, y - 16, 'c'],
      [x + 42, y + 60],
      [x + 34, y + 67],
      [x - 34, y + 67],
      [x - 42, y + 60],
    ),
    material.hi,
    1,
    0.6,
    'stroke-dasharray="4 2.400"',
  );
  return (
    volume(on, bag, material, stitched, { depth: 12 }) +
    moved(2, 5, soft(on, flap, '#0b1013', 12, 0.3, 5)) +
    volume(on, flap, material, '', { depth: 12 }) +
    snap
  );
};

const closure = ({ second, trim, main }: Bench, { f, halfZip, hood, plush }: Build): string => {
  const top = f.neck[1] - (hood ? 12 : 28);
  const bottom = halfZip ? f.neck[1] + 190 : f.hem[1] + 8;
  const tape = plush || second === main ? trim : second;
  return zip(line([0, top], [0, (top + bottom) / 2], [0, bottom]), tape, trim, {
    width: plush ? 20 : 14,
    pull: { at: [0, top + 22], length: 36 },
  });
};

const armholes = ({ trim }: Bench, arms: readonly Sleeve[]): string =>
  arms
    .map(
      ({ armhole }) =>
        stroke(armhole, trim.line, 13) +
        stroke(armhole, trim.shade, 10) +
        moved(-1, -0.5, stroke(armhole, trim.light, 1.8, 0.6)),
    )
    .join('');

export const fleece: Artist = (bench) => {
  const build = plan(bench);
  const { f } = build;
  const front = bench.side === 'front';
  const arms = [sleeve(f, -1), sleeve(f, 1)];
  const drawn = build.sleeves ? arms : [];
  const hoodStyle = { texture: build.nap, big: bench.cut === 'kids' ? 1.1 : 0.98, kind: 'soft' } as const;
  const hood = front ? hoodFront(bench, f, hoodStyle) : hoodBack(bench, f, hoodStyle);
  const neck = build.hood ? hood : standCollar(bench, f, build.nap, build.plush ? 62 : 54);
  const markup = [
    neck.behind,
    body(bench, build, arms),
    build.sleeves ? '' : armholes(bench, arms),
    ...drawn.map((part) => arm(bench, build, part)),
    front && build.hand ? zippedPockets(bench, f, [0.64, 0.64], [0.74, 0.86], false) : '',
    front ? chestPocket(bench, build) : mark(0, f.neck[1] + 80, 28, bench.trim.base, 0.9),
    neck.before,
    front ? closure(bench, build) : '',
    neck.over,
    front && build.chest !== 'flap' ? mark(-f.armpit[0] * 0.5, f.armpit[1] - 86, 24, bench.trim.base) : '',
  ].join('');
  const reach = build.sleeves ? Math.max(...arms.map((part) => part.outer(1)[0])) : f.shoulder[0] + 12;
  return {
    markup,
    silhouette: [torso(f), ...drawn.map((part) => part.d), neck.silhouette].join(''),
    bounds: [-reach, neck.top, reach, build.sleeves ? Math.max(f.hem[1] + 14, arms[0]!.outer(1)[1]) : f.hem[1] + 14],
    focus: [86, f.neck[1] + 90, 280],
    ...(build.sleeves ? { hands: between(arms[1]!.outer(1), arms[1]!.inner(1), 0.5) } : {}),
    hooded: build.hood,
    rests: 'wall',
  };
};
