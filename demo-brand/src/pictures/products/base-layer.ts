import { between, line, mirrored, outline, polygon } from '../art/geometry.ts';
import { mark, seam, zip } from '../art/sewing.ts';
import { clip, fill, group, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, knit, melange, rib } from '../art/textures.ts';
import { neckAndJaw } from '../body.ts';
import { skin } from '../figure.ts';
import type { Artist, Bench } from './bench.ts';
import { armShade, bodyFolds, hemLine, sleeveFolds } from './garment-folds.ts';
import { type Frame, frame, type Sleeve, sleeve, torso } from './garment-frame.ts';
import { hoodBack, hoodFront, type Neckline, standCollar } from './neckline.ts';

interface Build {
  readonly f: Frame;
  readonly yarn: string;
  readonly sleeves: 'long' | 'short' | 'none';
  readonly raglan: boolean;
  readonly pattern: 'plain' | 'stripes' | 'ridge' | 'block';
}

const plan = (bench: Bench): Build => {
  const { rng, shape, cut, on, main, close } = bench;
  const sleeves = shape === 'tee' ? 'short' : shape === 'tank' ? 'none' : 'long';
  return {
    f: frame(cut, { ease: cut === 'women' ? -18 : -14, longer: 10, sleeve: sleeves === 'short' ? 0.36 : 0.95 }),
    yarn: rng.chance(0.5) ? melange(on, rng, main) : knit(on, main, close ? 4 : 6),
    sleeves,
    raglan: sleeves === 'long' && rng.chance(0.5),
    pattern:
      sleeves === 'none'
        ? rng.pick(['plain', 'block'] as const)
        : rng.pick(['plain', 'stripes', 'ridge', 'block', 'plain'] as const),
  };
};

/** Printed or knitted in: stripes, a ridge line across the chest, or a blocked lower body. */
const motif = ({ on, rng, main, second, trim, side }: Bench, { f, pattern }: Build): string => {
  const wide = f.armpit[0] + 30;
  if (pattern === 'stripes') {
    const rows = Array.from({ length: 12 }, (_, index) => f.armpit[1] - 120 + index * 42).filter(
      (y) => y < f.hem[1] - 30,
    );
    return rows.map((y) => stroke(line([-wide, y], [0, y + 8], [wide, y]), second.base, 13, 0.85)).join('');
  }
  if (pattern === 'ridge' && side === 'front') {
    const ridge = (y: number, rise: number) =>
      Array.from(
        { length: 13 },
        (_, index) =>
          [-wide + (index * wide) / 6, y - rise * rng.between(0.1, 1) * (1 - Math.abs(index - 6) / 9)] as const,
      );
    const far = ridge(f.armpit[1] + 30, 84);
    const near = ridge(f.armpit[1] + 74, 60);
    const land = (top: readonly (readonly [number, number])[]) =>
      polygon(...top, [wide, f.armpit[1] + 122], [-wide, f.armpit[1] + 122]);
    return (
      fill(land(far), second.base, 0.55) +
      fill(land(near), second.shade, 0.85) +
      stroke(line([-wide, f.armpit[1] + 124], [0, f.armpit[1] + 130], [wide, f.armpit[1] + 124]), trim.base, 6)
    );
  }
  if (pattern !== 'block') return '';
  const y = f.armpit[1] + 30;
  const panel = outline(
    [-wide, y, 'c'],
    [0, y + 10],
    [wide, y, 'c'],
    [wide + 60, f.hem[1] + 40, 'c'],
    [-wide - 60, f.hem[1] + 40, 'c'],
  );
  return (
    fill(
      panel,
      linear(on, [
        [0, second.base],
        [1, second.shade],
      ]),
    ) + seam(line([-wide, y], [0, y + 10], [wide, y]), main, 1)
  );
};

const body = (bench: Bench, build: Build, arms: readonly Sleeve[]): string => {
  const { f } = build;
  const raglan = [1, -1]
    .map((s) =>
      seam(
        line(
          [s * f.neck[0] * 0.9, f.neck[1]],
          [s * (f.shoulder[0] - 40), f.armpit[1] - 96],
          [s * f.armpit[0], f.armpit[1]],
        ),
        bench.main,
        1,
      ),
    )
    .join('');
  const inside = [
    motif(bench, build),
    covered(build.yarn),
    bodyFolds(bench, f, 0.85, build.pattern !== 'plain'),
    build.raglan ? raglan : '',
    seam(hemLine(f, 24), bench.main, 1),
    armShade(bench, build.sleeves === 'none' ? [] : arms),
  ].join('');
  return volume(bench.on, torso(f), bench.main, inside, {
    depth: 40,
    strength: 0.7,
    from: [0, 0.2],
    to: [1, 0.75],
    mixed: build.pattern !== 'plain',
  });
};

const arm = (bench: Bench, build: Build, part: Sleeve): string => {
  const { on, main, second } = bench;
  const { outer, inner } = part;
  const short = build.sleeves === 'short';
  const t = short ? 0.9 : 0.93;
  const cuff = polygon(outer(t), outer(1), inner(1), inner(t));
  const stripes =
    build.pattern === 'stripes'
      ? [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
          .map((at) => stroke(line(outer(at), between(outer(at), inner(at), 0.5), inner(at)), second.base, 13, 0.85))
          .join('')
      : '';
  const block =
    build.pattern === 'block' && !short
      ? fill(polygon(outer(0.6), outer(0.8), outer(1), inner(1), inner(0.8), inner(0.62)), second.base)
      : '';
  const folds = short ? '' : sleeveFolds(bench, part, 0.95, build.pattern !== 'plain');
  const end = short ? '' : fill(cuff, rib(on, main, 5));
  return volume(
    on,
    part.d,
    main,
    stripes + block + covered(build.yarn) + folds + end + seam(line(outer(t), inner(t)), main, short ? 1 : 0, 0.9),
    { depth: 30, strength: 0.75, from: [0, 0.1], to: [1, 0.7], mixed: build.pattern !== 'plain' },
  );
};

/** A ribbed band around the neck, with the far side of the collar and a label within. */
const crewNeck = ({ on, main, lining, side, worn }: Bench, f: Frame): Neckline => {
  const [nx, ny] = f.neck;
  const deep = side === 'front' ? 40 : 12;
  const hole = mirrored(
    [0, ny - 8],
    [nx * 0.7, ny - 10],
    [nx * 0.9, ny - 4, 'c'],
    [nx * 0.62, ny + deep * 0.72],
    [0, ny + deep],
  );
  const rim = line(
    [-nx * 0.99, ny - 4],
    [-nx * 0.68, ny + deep * 0.76],
    [0, ny + deep + 5],
    [nx * 0.68, ny + deep * 0.76],
    [nx * 0.99, ny - 4],
  );
  const inner =
    side === 'front'
      ? group(
          `clip-path="${clip(on, hole)}"`,
          fill(hole, lining.deep),
          moved(0, 22, fill(hole, lining.shade)),
          fill('M-16 178h32v15h-32z', lining.hi, 0.8),
          moved(0, -6, soft(on, hole, '#05080a', 30, 0.4, 5)),
        )
      : '';
  const band =
    stroke(rim, main.line, 18, 0.7) +
    stroke(rim, main.base, 15.5) +
    stroke(rim, rib(on, main, 5), 15.5) +
    moved(0, -4, stroke(rim, main.hi, 3, 0.4)) +
    moved(0, 8, stroke(rim, main.line, 1.2, 0.6));
  const wearer =
    worn === 'near' && side === 'front'
      ? group(`clip-path="${clip(on, hole)}"`, fill(hole, skin.base)) + neckAndJaw(on, f.neck)
      : '';
  return { behind: '', before: inner + wearer + band, over: '', silhouette: '', top: ny - 12 };
};

const neckOf = (bench: Bench, { f, yarn }: Build): Neckline => {
  const front = bench.side === 'front';
  const hood = { texture: yarn, big: 0.94, kind: 'soft' } as const;
  if (bench.shape === 'hooded') return front ? hoodFront(bench, f, hood) : hoodBack(bench, f, hood);
  return bench.shape === 'half-zip' ? standCollar(bench, f, yarn, 46) : crewNeck(bench, f);
};

export const baseLayer: Artist = (bench) => {
  const build = plan(bench);
  const { f } = build;
  const { trim, main, second } = bench;
  const front = bench.side === 'front';
  const arms = [sleeve(f, -1), sleeve(f, 1)];
  const drawn = build.sleeves === 'none' ? [] : arms;
  const neck = neckOf(bench, build);
  const bound =
    build.sleeves === 'none'
      ? arms
          .map(
            ({ armhole }) =>
              stroke(armhole, main.line, 15) +
              stroke(armhole, main.base, 12.5) +
              stroke(armhole, rib(bench.on, main, 5), 12.5),
          )
          .join('')
      : '';
  const top = f.neck[1] - 20;
  const short =
    bench.shape === 'half-zip'
      ? zip(line([0, top], [0, top + 110], [0, top + 220]), second === main ? trim : second, trim, {
          width: 12,
          pull: { at: [0, top + 20], length: 32 },
        })
      : '';
  const markup = [
    neck.behind,
    body(bench, build, arms),
    bound,
    ...drawn.map((part) => arm(bench, build, part)),
    neck.before,
    front ? short : '',
    neck.over,
    front ? mark(f.armpit[0] * 0.5, f.armpit[1] - 90, 20, trim.base) : mark(0, f.neck[1] + 60, 20, trim.base),
  ].join('');
  const reach = drawn.length ? Math.max(...arms.map((part) => part.outer(1)[0])) : f.shoulder[0] + 10;
  return {
    markup,
    silhouette: [torso(f), ...drawn.map((part) => part.d), neck.silhouette].join(''),
    bounds: [
      -reach,
      neck.top,
      reach,
      build.sleeves === 'long' ? Math.max(f.hem[1] + 14, arms[0]!.outer(1)[1]) : f.hem[1] + 14,
    ],
    focus: [60, f.neck[1] + 80, 270],
    ...(build.sleeves === 'long' ? { hands: between(arms[1]!.outer(1), arms[1]!.inner(1), 0.5) } : {}),
    hooded: bench.shape === 'hooded',
    rests: 'wall',
  };
};
