import { between, type Knot, line, mirrored, outline, type Point, polygon, rail } from '../art/geometry.ts';
import { type Baffle, quilted } from '../art/quilting.ts';
import { mark, seam, zip } from '../art/sewing.ts';
import { clip, fill, group, linear, moved, soft, stroke, volume } from '../art/sheet.ts';
import { covered, knit, rib } from '../art/textures.ts';
import { legible } from '../art/tones.ts';
import type { Artist, Bench } from './bench.ts';
import { sleeveFolds } from './garment-folds.ts';
import { type Frame, frame, type Sleeve, sideKnots, sleeve } from './garment-frame.ts';
import { hoodBack, hoodFront, standCollar } from './neckline.ts';
import { zippedPockets } from './shell-pockets.ts';

interface Build {
  readonly f: Frame;
  readonly count: number;
  readonly chevron: boolean;
  readonly hood: boolean;
  readonly sleeves: 'quilted' | 'soft' | 'none';
  readonly yoke: boolean;
  readonly bulge: number;
}

const plan = ({ rng, shape, cut, hood }: Bench): Build => {
  const parka = shape === 'parka';
  const wide = rng.pick([true, false] as const);
  const count = (wide ? 7 : 11) + (parka ? 2 : 0);
  return {
    f: frame(cut, { longer: parka ? 110 : 0, ease: wide ? 12 : 4, sleeve: 0.94 }),
    count,
    chevron: !parka && rng.chance(0.25),
    hood: hood ?? (shape === 'hooded' || parka || (shape === 'hybrid' && rng.chance(0.5))),
    sleeves: shape === 'vest' ? 'none' : shape === 'hybrid' ? 'soft' : 'quilted',
    yoke: rng.chance(0.4),
    bulge: wide ? 10 : 5,
  };
};

/** Half widths of the body at the seams, from the shoulder to the hem. */
const widths = (f: Frame): ((y: number) => number) => {
  const edge = rail(...sideKnots(f));
  const samples = Array.from({ length: 60 }, (_, index) => edge(index / 59));
  return (y) => samples.find(([, sampleY]) => sampleY >= y)?.[0] ?? f.hem[0];
};

const bodyBaffles = ({ f, count, chevron, bulge }: Build): Baffle[] => {
  const top = f.shoulder[1] + 34;
  const bottom = f.hem[1] - 16;
  const step = (bottom - top) / count;
  const width = widths(f);
  const sag = (index: number) => (chevron ? 30 : 5 + (7 * index) / count);
  const seamAt = (index: number): Baffle['top'] => {
    const y = index < 0 ? f.neck[1] - 20 : top + step * index;
    const w = index < 0 ? f.shoulder[0] : width(y);
    return [
      [-w, y],
      [0, y + sag(index)],
      [w, y],
    ];
  };
  return Array.from({ length: count + 1 }, (_, index) => {
    const y = top + step * (index - 0.5);
    return { top: seamAt(index - 1), bottom: seamAt(index), bulge: y > f.armpit[1] + 4 ? bulge : 0, pointed: chevron };
  });
};

/** The side bulges between its seams. */
const bodyOutline = ({ f }: Build, baffles: readonly Baffle[]): string => {
  const below = baffles.filter(({ bulge }) => bulge > 0);
  const side = below.flatMap(({ top, bottom, bulge }): Knot[] => [
    [top[2][0], top[2][1], 'c'],
    [(top[2][0] + bottom[2][0]) / 2 + bulge, (top[2][1] + bottom[2][1]) / 2],
  ]);
  const [sx, sy] = f.shoulder;
  return mirrored(
    [0, f.neck[1] + 4],
    [f.neck[0], f.neck[1], 'c'],
    [sx, sy, 'c'],
    [sx - 22, (sy + f.armpit[1]) / 2 + 12],
    [f.armpit[0], f.armpit[1]],
    ...side,
    [f.hem[0], f.hem[1] - 16, 'c'],
    [f.hem[0] - 4, f.hem[1] + 4, 'c'],
    [0, f.hem[1] + 14],
  );
};

const shading = ({ on, main }: Bench, d: string, ...content: readonly string[]): string =>
  group(
    `clip-path="${clip(on, d)}"`,
    ...content,
    fill(
      d,
      linear(
        on,
        [
          [0, main.hi, 0.22],
          [0.35, main.hi, 0],
          [0.6, main.deep, 0],
          [1, main.deep, 0.5],
        ],
        [0, 0.3],
        [1, 0.6],
      ),
    ),
    moved(-12, -4, soft(on, d, main.deep, 70, 0.5)),
  );

const hemBand = ({ main }: Bench, { f }: Build): string => {
  const band = mirrored(
    [0, f.hem[1] - 8],
    [f.hem[0], f.hem[1] - 18, 'c'],
    [f.hem[0] - 4, f.hem[1] + 4, 'c'],
    [0, f.hem[1] + 14],
  );
  return fill(band, main.shade) + stroke(band, main.line, 1.2, 0.6);
};

const body = (bench: Bench, build: Build, arms: readonly Sleeve[]): { markup: string; d: string } => {
  const { on, rng, main, second } = bench;
  const { f } = build;
  const baffles = bodyBaffles(build);
  const d = bodyOutline(build, baffles);
  const yokeEnd = f.armpit[1] - 60;
  const onYoke = build.yoke ? baffles.filter(({ bottom }) => bottom[0][1] < yokeEnd) : [];
  const rest = baffles.filter((baffle) => !onYoke.includes(baffle));
  const shade = arms.map((arm) => moved(arm.side * -8, 10, soft(on, arm.armhole, main.line, 60, 0.5))).join('');
  const markup = shading(
    bench,
    d,
    fill(d, main.base),
    quilted(on, rng, main, rest),
    onYoke.length ? quilted(on, rng, second, onYoke) : '',
    hemBand(bench, build),
    shade,
  );
  return { markup: markup + stroke(d, main.line, 1.6, 0.9), d };
};

const armOutline = (part: Sleeve, cuts: readonly number[], bulge: number): string => {
  const bumps = (edge: Sleeve['outer'], out: number): Knot[] =>
    cuts.slice(0, -1).flatMap((t, index): Knot[] => {
      const [x, y] = edge((t + cuts[index + 1]!) / 2);
      const [cx, cy] = edge(t);
      return [
        [cx, cy, 'c'],
        [x + out, y],
      ];
    });
  const end = (edge: Sleeve['outer']): Knot => [edge(1)[0], edge(1)[1], 'c'];
  return outline(
    ...bumps(part.outer, part.side * bulge),
    end(part.outer),
    end(part.inner),
    ...bumps(part.inner, part.side * -bulge * 0.6).reverse(),
  );
};

const quiltedArm = (bench: Bench, build: Build, part: Sleeve): { markup: string; d: string } => {
  const { on, rng, main, trim } = bench;
  const count = build.count > 9 ? 11 : 7;
  const cuts = Array.from({ length: count + 1 }, (_, index) => (index / count) * 0.955).concat(1);
  const ends = (t: number): readonly [Point, Point] =>
    part.side === 1 ? [part.inner(t), part.outer(t)] : [part.outer(t), part.inner(t)];
  const seamAt = (t: number): Baffle['top'] => {
    const [a, b] = ends(t);
    const [x, y] = between(a, b, 0.5);
    return [a, [x, y + 5], b];
  };
  const baffles = cuts
    .slice(0, -2)
    .map((t, index): Baffle => ({ top: seamAt(t), bottom: seamAt(cuts[index + 1]!), bulge: build.bulge * 0.9 }));
  const d = armOutline(part, cuts, build.bulge * 0.9);
  const cuff = polygon(part.outer(0.955), part.outer(1), part.inner(1), part.inner(0.955));
  const band =
    fill(cuff, main.deep) +
    fill(cuff, rib(on, main, 5)) +
    stroke(line(part.outer(0.957), part.inner(0.957)), trim.base, 2.4, 0.8);
  return {
    markup:
      shading(bench, d, fill(d, main.base), quilted(on, rng, main, baffles), band) + stroke(d, main.line, 1.6, 0.9),
    d,
  };
};

const softArm = (bench: Bench, part: Sleeve): { markup: string; d: string } => {
  const { on, second } = bench;
  const sleeveBench = { ...bench, main: second };
  const cuff = polygon(part.outer(0.93), part.outer(1), part.inner(1), part.inner(0.93));
  const inside =
    covered(knit(on, second, 6)) +
    sleeveFolds(sleeveBench, part) +
    fill(cuff, rib(on, second, 6)) +
    seam(line(part.outer(0.93), part.inner(0.93)), second, 0);
  return { markup: volume(on, part.d, second, inside, { depth: 32, strength: 0.8 }), d: part.d };
};

const armOf = (bench: Bench, build: Build, part: Sleeve) =>
  build.sleeves === 'soft' ? softArm(bench, part) : quiltedArm(bench, build, part);

const armholes = ({ trim, main }: Bench, arms: readonly Sleeve[]): string =>
  arms
    .map(
      (part) =>
        stroke(part.armhole, main.line, 9) +
        stroke(part.armhole, trim.shade, 6.5) +
        moved(-1, -0.5, stroke(part.armhole, trim.light, 1.6, 0.7)),
    )
    .join('');

export const puffer: Artist = (bench) => {
  const build = plan(bench);
  const { f } = build;
  const { main, trim, second } = bench;
  const front = bench.side === 'front';
  const arms = [sleeve(f, -1), sleeve(f, 1)];
  const torso = body(bench, build, build.sleeves === 'none' ? [] : arms);
  const drawnArms = build.sleeves === 'none' ? [] : arms.map((part) => armOf(bench, build, part));
  const plain = linear(bench.on, [
    [0, main.light, 0],
    [1, main.light, 0],
  ]);
  const hoodStyle = { texture: plain, big: bench.cut === 'kids' ? 1.14 : 1.08, kind: 'padded' } as const;
  const hood = front ? hoodFront(bench, f, hoodStyle) : hoodBack(bench, f, hoodStyle);
  const neck = build.hood ? hood : standCollar(bench, f, plain, 60);
  const top = f.neck[1] - (build.hood ? 14 : 30);
  const bottom = f.hem[1] + 12;
  const closure = zip(line([0, top], [0, (top + bottom) / 2], [0, bottom]), second === main ? trim : second, trim, {
    width: 15,
    pull: { at: [0, top + 22], length: 36 },
  });
  const crest = front
    ? mark(f.armpit[0] * 0.52, f.armpit[1] - 86, 26, legible(trim, build.yoke ? second : main))
    : mark(0, f.neck[1] + 92, 30, legible(trim, build.yoke ? second : main));
  const markup = [
    neck.behind,
    torso.markup,
    build.sleeves === 'none' ? armholes(bench, arms) : '',
    ...drawnArms.map((part) => part.markup),
    front ? zippedPockets(bench, f, [0.62, 0.62], [0.78, 0.85], false) : '',
    neck.before,
    front ? closure : '',
    neck.over,
    crest,
  ].join('');
  const reach =
    build.sleeves === 'none' ? f.shoulder[0] + 14 : Math.max(...arms.map((part) => part.outer(1)[0])) + build.bulge;
  const end = build.sleeves === 'none' ? 0 : arms[0]!.outer(1)[1];
  return {
    markup,
    silhouette: [torso.d, ...drawnArms.map((part) => part.d), neck.silhouette].join(''),
    bounds: [-reach, neck.top, reach, Math.max(f.hem[1] + 20, end)],
    focus: [70, f.neck[1] + 90, 290],
    ...(build.sleeves !== 'none' ? { hands: between(arms[1]!.outer(1), arms[1]!.inner(1), 0.5) } : {}),
    hooded: build.hood,
    rests: 'wall',
  };
};
